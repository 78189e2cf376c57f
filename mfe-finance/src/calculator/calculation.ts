import type { Calculation } from '@forecourt/contracts';
import { calculateFinance, type FinanceInput } from '@forecourt/rules';
import type { CalculatorFields } from './calculator-fields.ts';

/** The calculation that is saved and sent with a request for a quote (product §3). */
export function calculationOf({ vehicle }: CalculatorFields, input: FinanceInput): Calculation {
  const { monthlyPayment, totalCost, totalInterest } = calculateFinance(input);
  return {
    vehicleId: vehicle?.id ?? null,
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
