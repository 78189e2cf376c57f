import { ukDay } from '@forecourt/rules';
import { z } from 'zod';
import { vehicleDay } from './stored-values.ts';
import { text } from './text.ts';

const pounds = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'Give pounds, for example 14250.00')
  .nullable();

/** 17 characters without I, O and Q, which look like figures (ISO 3779). */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Blank becomes null. */
const vin = text()
  .overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .refine((typed) => typed === '' || VIN.test(typed), 'A VIN has 17 letters and figures, without I, O and Q')
  .transform((typed) => typed || null)
  .nullable();

/** What the dealership alone sees of a van (ADR 044). `null` means unknown. */
const dealerFactsSchema = z.strictObject({
  vin,
  dateInStock: vehicleDay().nullable(),
  /** What was paid: without VAT if the van is sold plus VAT, in all if it is sold under the margin scheme. */
  purchasePrice: pounds,
  /** Without VAT. */
  preparationCost: pounds,
});

const dayUntilNow = vehicleDay().refine((day) => day <= ukDay(Date.now()), 'A van cannot have come into stock in the future');

/** What may be entered: a record from before days to come were refused may have one. */
const enteredFactsSchema = dealerFactsSchema.extend({ dateInStock: dayUntilNow.nullable() }).partial();

/** The body of PATCH /api/vehicles/{id}/dealer-record: a conflicting change is refused (409). */
export const updateDealerRecordSchema = enteredFactsSchema.extend({ version: z.int().min(0) });

/** The answer of GET and PATCH /api/vehicles/{id}/dealer-record. Its version is 0 until something is stored. */
export const dealerRecordSchema = dealerFactsSchema.strip().extend({ version: z.int().min(0) });

export type DealerFacts = z.infer<typeof dealerFactsSchema>;
export type UpdateDealerRecord = z.infer<typeof updateDealerRecordSchema>;
export type DealerRecord = z.infer<typeof dealerRecordSchema>;
