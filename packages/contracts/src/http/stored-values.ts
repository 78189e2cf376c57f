import { z } from 'zod';
import { text } from './text.ts';

// Schemas of values that PostgreSQL can store. Input is built from these and from `text`.

/** The id of a record, within the range of PostgreSQL's integer. */
export const recordId = () => z.int().positive().max(2_147_483_647);

/** The same in a query string. */
export const recordIdInText = (message: string) =>
  z
    .string(message)
    .regex(/^[1-9]\d{0,9}$/, message)
    .transform(Number)
    .pipe(recordId());

const DAY_MS = 24 * 60 * 60 * 1_000;

/** PostgreSQL's calendar has no year 0. */
const HAS_YEAR = /^(?!0000)/;

/** A day, "2026-11-22". */
export const day = (message?: string) => z.iso.date(message).regex(HAS_YEAR, message ?? 'Give a year from 1');

/** A date concerning a van: any other century is a typing mistake. */
export const vehicleDay = () => z.iso.date().regex(/^(19|20)/, 'Give a year from 1900 to 2099');

/** A UTC timestamp, "2026-11-22T16:20:11.000Z". */
export const moment = () => z.iso.datetime().regex(HAS_YEAR, 'Give a year from 1');

/** A UTC timestamp to come, at most so many days ahead. */
export const momentAhead = (mostDays: number) =>
  moment()
    .refine((at) => Date.parse(at) > Date.now(), 'Choose a time in the future')
    .refine((at) => Date.parse(at) <= Date.now() + mostDays * DAY_MS, `Choose a time at most ${mostDays} days ahead`);

/** An opaque cursor from the previous page. */
export const cursor = () => text().max(500).optional();

/** How many entries a page has. */
export const pageSize = () =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Give a number from 1 to 999')
    .transform(Number)
    .default(100);
