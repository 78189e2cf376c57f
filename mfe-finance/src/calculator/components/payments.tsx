import { calculateFinance } from '@forecourt/rules';
import type { CalculatorFields } from '../calculator-fields.ts';
import { readCalculation } from '../read-calculation.ts';
import { MonthByMonth } from './month-by-month.tsx';
import { YearByYear } from './year-by-year.tsx';

interface PaymentsProps {
  readonly fields: CalculatorFields;
  /** Whether there is room for a chart of the years. */
  readonly years?: boolean;
}

/** The loan by year and by month. */
export function Payments({ fields, years = false }: PaymentsProps) {
  const { input } = readCalculation(fields);
  const amount = input && calculateFinance(input).amountFinanced;
  if (!amount) return null;
  const loan = { amount, annualRatePercent: input.annualRatePercent, termMonths: input.termMonths };
  return (
    <div className="stack one-column gap-6">
      {years && <YearByYear loan={loan} />}
      <MonthByMonth loan={loan} />
    </div>
  );
}
