import { calculateFinance } from '@forecourt/rules';
import { useDeferredValue } from 'react';
import { type CalculatorFields, readInput } from '../calculator-fields.ts';
import { MonthByMonth } from './month-by-month.tsx';
import styles from './payments.module.css';
import { YearByYear } from './year-by-year.tsx';

interface PaymentsProps {
  readonly fields: CalculatorFields;
  /** With a chart of the years, where there is room for it. */
  readonly years?: boolean;
}

/** The loan by year and by month, drawn when there is time: typing comes first. */
export function Payments({ fields, years = false }: PaymentsProps) {
  const { annualRatePercent, termMonths, ...price } = readInput(useDeferredValue(fields));
  const { amountFinanced: amount } = calculateFinance({ ...price, annualRatePercent, termMonths });
  if (amount === 0) return null;
  const loan = { amount, annualRatePercent, termMonths };
  return (
    <div className={styles.payments}>
      {years && <YearByYear loan={loan} />}
      <MonthByMonth loan={loan} />
    </div>
  );
}
