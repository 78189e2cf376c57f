/** Sums are kept for 13 months, so that a month can be compared with the same one a year before. */
const KEPT = '13 months';

/** Visitors are told apart for the day only; an hour more, because what was seen before midnight may come in after it. */
export const EXPIRED_FIGURES = [
  `DELETE FROM vehicle_visit WHERE day < ((now() - interval '1 hour') AT TIME ZONE 'Europe/London')::date`,
  `DELETE FROM vehicle_figure WHERE day < (now() AT TIME ZONE 'Europe/London')::date - interval '${KEPT}'`,
];
