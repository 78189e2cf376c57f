import { FINANCE_LIMITS } from '@forecourt/rules';
import { z } from 'zod';
import { cursor, pageSize, recordId } from './stored-values.ts';

const { price, deposit, total, annualRatePercent, termMonths } = FINANCE_LIMITS;

const money = (max: number) => z.number().min(0).max(max);

/** A calculation of the finance calculator (product §3); amounts in pounds. The server recomputes its figures (D20). */
export const calculationSchema = z.strictObject({
  vehicleId: recordId().nullish(),
  /** Excluding VAT. Whole pounds (product §5), or the listed price of the vehicle. */
  vehiclePrice: money(price),
  deposit: money(deposit),
  /** Nominal annual rate in per cent, in steps of 0.1. */
  interestRate: z.number().min(0).max(annualRatePercent),
  termMonths: z.int().min(termMonths.shortest).max(termMonths.longest),
  /** Fixed at "0" (product §9). */
  tradeInValue: z.literal('0'),
  monthlyPayment: money(total),
  totalCost: money(total),
  totalInterest: money(total),
});
export type Calculation = z.infer<typeof calculationSchema>;

/** Answer of POST /api/finance/save. */
export const savedCalculationSchema = z.object({ id: z.uuid(), createdAt: z.iso.datetime() });
export type SavedCalculation = z.infer<typeof savedCalculationSchema>;

/** Query of GET /api/finance/saved, which is paginated, newest first. */
export const savedCalculationsQuerySchema = z.strictObject({ limit: pageSize(), cursor: cursor() });

/** An entry of GET /api/finance/saved, for staff. */
export const keptCalculationSchema = calculationSchema.strip().extend(savedCalculationSchema.shape);
export type KeptCalculation = z.infer<typeof keptCalculationSchema>;
