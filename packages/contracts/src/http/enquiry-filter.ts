import { z } from 'zod';
import {
  DUE_TODAY,
  ENQUIRY_KINDS,
  ENQUIRY_SORTS,
  ENQUIRY_STATUSES,
  MAX_ENQUIRY_SEARCH_LENGTH,
  NOBODY,
  UNSENT,
} from './enquiry-constants.ts';
import { cursor, day, recordIdInText } from './stored-values.ts';
import { line } from './text.ts';

/** "new,contacted"; empty means all. */
const listOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .transform((list) => list.split(',').filter((word) => word !== ''))
    .pipe(z.array(z.enum(words)).max(20))
    .optional();

/** More than a dealership has in stock. */
const MOST_VEHICLES = 1_000;

/** "7", or "7,12". */
const vehicleIds = () =>
  z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(recordIdInText('Give the number of a vehicle')).max(MOST_VEHICLES));

/** Filters of enquiries in a query string. */
export const enquiryFilterQuerySchema = z.strictObject({
  status: listOf(ENQUIRY_STATUSES),
  /** A type, or how it came; what staff have entered has no type here. */
  type: listOf(ENQUIRY_KINDS),
  /** First and last day of arrival, in UK time. */
  from: day().optional(),
  to: day().optional(),
  /** Any of these vehicles. */
  vehicleId: vehicleIds().optional(),
  /** An account's id. */
  assignee: z.union([z.literal(NOBODY), z.uuid()], `Give the id of an account, or ${NOBODY}`).optional(),
  /** One enquiry. */
  id: recordIdInText('Give the number of an enquiry').optional(),
  /** An enquiry, and all others with its email address or telephone number. */
  samePersonAs: recordIdInText('Give the number of an enquiry').optional(),
  /** Only those with a reply that was kept, refused or is being tried again. */
  replies: z.literal(UNSENT).optional(),
  /** Only those with something to be done today. */
  due: z.enum(DUE_TODAY).optional(),
  /**
   * Words, or parts of words, all of which are in the name, email address, telephone number or message, or in the make, model, derivative
   * or stock number of the vehicle, in any order, ignoring case, accents and apostrophes; or part of the vehicle's registration.
   */
  search: line().max(MAX_ENQUIRY_SEARCH_LENGTH).optional(),
});
export type EnquiryFilter = z.output<typeof enquiryFilterQuerySchema>;

/** The query of GET /api/inquiries. `limit` and `cursor` paginate; without `limit` everything is returned. */
export const enquiryListQuerySchema = enquiryFilterQuerySchema.extend({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Give a number from 1 to 999')
    .transform(Number)
    .optional(),
  cursor: cursor(),
  sort: z.enum(ENQUIRY_SORTS).optional(),
});

/** Answer of GET /api/inquiries/counts: how many of each status match all other filters. */
export const enquiryCountsSchema = z.record(z.enum(ENQUIRY_STATUSES), z.int().nonnegative());
export type EnquiryCounts = z.infer<typeof enquiryCountsSchema>;
