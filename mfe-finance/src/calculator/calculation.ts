import type { Calculation } from '@forecourt/contracts';
import { calculateFinance } from '@forecourt/rules';
import { type CalculatorFields, readInput } from './calculator-fields.ts';

/** What is saved, and sent with a request for a quote (specification §3). */
export function calculationOf(fields: CalculatorFields): Calculation {
  const input = readInput(fields);
  const { monthlyPayment, totalCost, totalInterest } = calculateFinance(input);
  return {
    vehicleId: fields.vehicle?.id ?? null,
    vehiclePrice: input.price,
    deposit: input.deposit,
    interestRate: input.annualRatePercent,
    termMonths: input.termMonths,
    tradeInValue: '0',
    monthlyPayment,
    totalCost,
    totalInterest,
  };
}
