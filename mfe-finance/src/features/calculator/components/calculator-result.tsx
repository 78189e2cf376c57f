import { calculateFinance, formatPounds } from '@forecourt/rules';
import { useDeferredValue } from 'react';
import { type CalculatorFields, readInput } from '../calculator-fields.ts';
import styles from './calculator-result.module.css';
import { CostBreakdown } from './cost-breakdown.tsx';
import { MonthByMonth } from './month-by-month.tsx';
import { YearByYear } from './year-by-year.tsx';

interface CalculatorResultProps {
  readonly fields: CalculatorFields;
  /** With a chart of the years, where there is room for it. */
  readonly years?: boolean;
}

const exact = (pounds: number) => formatPounds(pounds, 'exact');

/** What the fields come to. The figures follow each input at once, the tables when there is time. */
export function CalculatorResult({ fields, years = false }: CalculatorResultProps) {
  const input = readInput(fields);
  const result = calculateFinance(input);
  const later = readInput(useDeferredValue(fields));
  const loan = {
    amount: calculateFinance(later).amountFinanced,
    annualRatePercent: later.annualRatePercent,
    termMonths: later.termMonths,
  };
  return (
    <div className={styles.result}>
      <dl className={styles.sum}>
        <div>
          <dt>Monthly payment</dt>
          <dd>
            <output data-figure="monthly">{exact(result.monthlyPayment)}</output>
          </dd>
        </div>
        <div>
          <dt>Total cost</dt>
          <dd>{exact(result.totalCost)}</dd>
        </div>
        <div>
          <dt>Total interest</dt>
          <dd>{exact(result.totalInterest)}</dd>
        </div>
      </dl>
      <CostBreakdown input={input} result={result} />
      {result.amountFinanced === 0 ? (
        <p className={styles.note}>
          {input.price === 0 ? 'Put in a price to see what it costs each month.' : NOTHING_TO_FINANCE}
        </p>
      ) : (
        <>
          {years && <YearByYear loan={loan} />}
          <MonthByMonth loan={loan} />
        </>
      )}
    </div>
  );
}

const NOTHING_TO_FINANCE = 'The deposit covers the whole price, so there is nothing to finance.';
