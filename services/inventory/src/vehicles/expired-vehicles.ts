import { RESTORABLE_DAYS } from '@forecourt/contracts';

/** Purges vehicles removed too long ago to restore (D27), and old lookups of registrations that no vehicle has. */
export const EXPIRED_VEHICLES = [
  `DELETE FROM vehicle WHERE deleted_at < now() - interval '${RESTORABLE_DAYS} days'`,
  `DELETE FROM looked_up_vehicle WHERE looked_up_at < now() - interval '${RESTORABLE_DAYS} days' AND NOT EXISTS (
     SELECT FROM vehicle WHERE regexp_replace(upper(registration_number), '\\s', '', 'g') = registration
   )`,
];
