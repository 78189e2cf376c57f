import { STOCK_PARTS } from '@forecourt/rules';
import { z } from 'zod';
import { DUE_TODAY } from './enquiry-constants.ts';

const count = z.int().nonnegative();

/** The answer of GET /api/vehicles/today: how many vans belong to each part of the stock. */
export const stockTodaySchema = z.object({ parts: z.record(z.enum(STOCK_PARTS), count) });
export type StockToday = z.infer<typeof stockTodaySchema>;

/** The answer of GET /api/vehicles/in-stock-since: by number, of vans whose date in stock the dealership has recorded. */
export const inStockSinceSchema = z.record(z.string().regex(/^\d+$/), z.iso.date());
export type InStockSince = z.infer<typeof inStockSinceSchema>;

/** What several vans come to, in pounds. */
const worthSchema = z.object({
  vans: count,
  /** Their prices, without the VAT that is added to some. */
  price: z.number().nonnegative(),
  /** How many of them have a purchase price: what follows is of these alone. */
  costed: count,
  /** Purchase and preparation. */
  cost: z.number().nonnegative(),
  /** What is left after the VAT of the margin scheme; negative for a loss. */
  profit: z.number(),
});
export type Worth = z.infer<typeof worthSchema>;

/** The answer of GET /api/vehicles/value: the vans that are not sold, and those sold since the first of the month in the UK. */
export const stockValueSchema = z.object({ forSale: worthSchema, soldThisMonth: worthSchema });
export type StockValue = z.infer<typeof stockValueSchema>;

/** A call or an appointment of today. */
const dueEnquirySchema = z.object({
  /** Of the enquiry. */
  id: z.int().positive(),
  customerName: z.string(),
  at: z.iso.datetime(),
  /** "2022 Ford Transit"; null if it is about none that is known. */
  van: z.string().nullable(),
  /** Why that van cannot be had: it is sold, or no longer on the site. */
  vanIs: z.enum(['sold', 'gone']).nullable(),
  /** The account of the colleague who sees to it; null: nobody's. */
  assignee: z.string().nullable(),
  /** The customer's number; null: none is known. */
  customerPhone: z.string().nullable(),
});

/** All of them counted, and the first by time. */
const dueEnquiriesSchema = z.object({ count, first: z.array(dueEnquirySchema) });
export type VanIs = z.infer<typeof dueEnquirySchema>['vanIs'];
export type DueEnquiries = z.infer<typeof dueEnquiriesSchema>;

/** The answer of GET /api/inquiries/today. */
export const enquiriesTodaySchema = z.object({
  /** Nobody has worked on them. */
  unanswered: count,
  /** Of these, how many should have been answered by now. */
  late: count,
  /** How long the longest of these has waited, in opening hours; null if none has a clock. */
  longestWaitMinutes: count.nullable(),
  /** Enquiries with a reply that was kept, refused or is being tried again. */
  unsentReplies: count,
  /** Test drives that were asked for today. */
  testDrives: count,
  /** Enquiries that have an appointment, on any day or none. */
  appointments: count,
  /** Of these, how many were to come on a day before today, and nobody has said what came of it. */
  appointmentsToSettle: count,
  /** Of these, how many have no day yet. */
  appointmentsWithoutDay: count,
  /** Customers who are to be rung again today, or were to be on a day before. */
  callsDue: dueEnquiriesSchema,
  /** Those who come today. */
  appointmentsDue: dueEnquiriesSchema,
});
export type EnquiriesToday = z.infer<typeof enquiriesTodaySchema>;

/** A call or an appointment in the diary. */
const diaryEntrySchema = dueEnquirySchema.extend({
  what: z.enum(DUE_TODAY),
  /** Of the van. */
  registrationNumber: z.string().nullable(),
});
export type DiaryEntry = z.infer<typeof diaryEntrySchema>;

/** An appointment whose day has not been agreed. */
const undatedEntrySchema = diaryEntrySchema.extend({ at: z.null() });
export type UndatedEntry = z.infer<typeof undatedEntrySchema>;

/** How many there are; the entries are the first of them. */
const partOf = <Entry extends z.ZodType>(entry: Entry) => z.object({ count, entries: z.array(entry) });

/** The answer of GET /api/inquiries/coming-up: calls, and the appointments from today on, the first by time. */
export const diarySchema = partOf(diaryEntrySchema).extend({
  /** The appointments of the days before that nobody has settled, oldest first. */
  toSettle: partOf(diaryEntrySchema),
  /** By the number of the enquiry. */
  withoutDay: partOf(undatedEntrySchema),
});
export type Diary = z.infer<typeof diarySchema>;
