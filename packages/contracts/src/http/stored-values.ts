import { z } from 'zod';
import { text } from './text.ts';

// What PostgreSQL can hold and compare. Input that reaches it is built from these and from `text`.

/** A record named by its id: the range of PostgreSQL's integer, whether or not there is such a record. */
export const recordId = () => z.int().positive().max(2_147_483_647);

/** The same as a query string carries it. */
export const recordIdInText = (message: string) =>
  z
    .string(message)
    .regex(/^[1-9]\d{0,9}$/, message)
    .transform(Number)
    .pipe(recordId());

/** PostgreSQL's calendar has no year 0. */
const HAS_YEAR = /^(?!0000)/;

/** A day, "2026-11-22". */
export const day = (message?: string) => z.iso.date(message).regex(HAS_YEAR, message ?? 'Give a year from 1');

/** A day in the life of a van: another century is a slip. */
export const vehicleDay = () => z.iso.date().regex(/^(19|20)/, 'Give a year from 1900 to 2099');

/** A moment in UTC, "2026-11-22T16:20:11.000Z". */
export const moment = () => z.iso.datetime().regex(HAS_YEAR, 'Give a year from 1');

/** Where a list goes on, as the answer before gave it; what it holds is the service's own. */
export const cursor = () => text().max(500).optional();
