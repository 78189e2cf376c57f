import { calculateFinance, calculationExample, type FinanceInput, formatNumber, formatPounds } from '@forecourt/rules';
import { useEffect, useState } from 'react';
import type { CalculatorFields } from '../calculator-fields.ts';
import { readCalculation } from '../read-calculation.ts';
import styles from './calculator-sum.module.css';

const shown = (pounds: number | null) => (pounds === null ? '–' : formatPounds(pounds, 'exact'));
/** Typing changes the figure with every key; a screen reader is told the one that stays. */
const ANNOUNCED_AFTER_MS = 1_000;

function useAnnounced(figure: string): string {
  const [announced, announce] = useState(figure);
  useEffect(() => {
    const timer = setTimeout(() => announce(figure), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [figure]);
  return announced;
}

const NOTHING = { monthlyPayment: null, totalCost: null, totalInterest: null };

/** The main figures. A monthly payment is never shown without its APR (D21). */
export function CalculatorSum({ fields }: { readonly fields: CalculatorFields }) {
  const { input, faults } = readCalculation(fields);
  const { monthlyPayment, totalCost, totalInterest } = input ? calculateFinance(input) : NOTHING;
  const monthly = shown(monthlyPayment);
  const announced = useAnnounced(monthly);
  return (
    <div>
      <p role="status" className="visually-hidden">
        {`Monthly payment ${announced}`}
      </p>
      <dl className={styles.sum}>
        <div>
          <dt className="small muted">Monthly payment</dt>
          <dd data-figure="monthly">{monthly}</dd>
        </div>
        <div>
          <dt className="small muted">Total cost</dt>
          <dd>{shown(totalCost)}</dd>
        </div>
        <div>
          <dt className="small muted">Total interest</dt>
          <dd>{shown(totalInterest)}</dd>
        </div>
      </dl>
      <p className="mt-2 small ink">{input ? describe(input) : `${Object.values(faults)[0]}.`}</p>
    </div>
  );
}

const describe = (input: FinanceInput): string => {
  const example = calculationExample(input);
  return example
    ? `${formatNumber(example.annualRatePercent, 1)}% a year fixed, ${formatNumber(example.apr, 1)}% APR, over ${example.numberOfPayments} months`
    : 'The deposit covers the whole price, so there is nothing to finance.';
};
