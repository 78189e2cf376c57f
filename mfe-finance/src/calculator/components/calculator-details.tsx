import { calculateFinance } from '@forecourt/rules';
import { useDeferredValue } from 'react';
import { type CalculatorFields, readInput } from '../calculator-fields.ts';
import styles from './calculator-details.module.css';
import { CostBreakdown } from './cost-breakdown.tsx';
import { MonthByMonth } from './month-by-month.tsx';
import { YearByYear } from './year-by-year.tsx';

interface CalculatorDetailsProps {
  readonly fields: CalculatorFields;
  /** With a chart of the years, where there is room for it. */
  readonly years?: boolean;
}

/** What the figures are made of. The bars follow each input at once, what takes longer when there is time. */
export function CalculatorDetails({ fields, years = false }: CalculatorDetailsProps) {
  const input = readInput(fields);
  const result = calculateFinance(input);
  const { annualRatePercent, termMonths, ...price } = readInput(useDeferredValue(fields));
  const { amountFinanced: amount } = calculateFinance({ ...price, annualRatePercent, termMonths });
  const loan = { amount, annualRatePercent, termMonths };
  return (
    <div className={styles.details}>
      {result.totalCost > 0 && <CostBreakdown input={input} result={result} />}
      {amount > 0 && years && <YearByYear loan={loan} />}
      {amount > 0 && <MonthByMonth loan={loan} />}
    </div>
  );
}
