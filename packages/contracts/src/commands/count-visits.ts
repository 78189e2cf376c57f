import { z } from 'zod';
import { recordId } from '../http/stored-values.ts';
import { VISIT_KINDS } from '../http/visit.ts';
import { defineCommand } from './command.ts';

/** Visits in one command. */
export const MOST_VISITS = 1_000;

/** A shell asks for the salt of a day, today's or yesterday's: the same for all shells, and forgotten after the day (ADR 052). */
export const saltVisitsV1 = defineCommand(
  'cmd.inventory.salt-visits.v1',
  z.object({ day: z.iso.date() }),
  z.object({ salt: z.string().min(32) }),
);

/** A shell reports visits. Sending the same ones again counts nothing twice. */
export const countVisitsV1 = defineCommand(
  'cmd.inventory.count-visits.v1',
  z.object({
    day: z.iso.date(),
    visits: z
      .array(
        z.object({
          vehicleId: recordId(),
          kind: z.enum(VISIT_KINDS),
          /** 18 bytes of a hash with the day's salt, of which no two vans and kinds share any. */
          visitor: z.base64().length(24),
        }),
      )
      .max(MOST_VISITS),
  }),
  z.object({}),
);
