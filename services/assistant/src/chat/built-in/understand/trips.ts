import { amountsOf, type Token } from '@forecourt/language';

/** Nobody drives further between two nights. */
const FURTHEST = 500;
const WORKING_DAYS = 5;
const WEEKLY = /\b(?:week|weekly|wk)\b/;
const LONGER = /\b(?:years?|yr|annum|annual\w*|pa|months?|monthly)\b/;

/** The miles of a day that a trip is about; null where it says nothing of one: "30k miles a year". */
export const milesInADay = (tokens: readonly Token[]): number | null => {
  const said = tokens.map(({ word }) => word).join(' ');
  const miles = amountsOf(tokens)[0]?.value ?? 0;
  if (miles <= 0 || LONGER.test(said)) return null;
  const daily = WEEKLY.test(said) ? Math.ceil(miles / WORKING_DAYS) : miles;
  return daily > FURTHEST ? null : daily;
};
