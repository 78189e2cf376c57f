import { calculateFinance, calculationExample, type FinanceInput, formatNumber, formatPounds } from '@forecourt/rules';
import type { CalculatorFields } from '../calculator-fields.ts';
import { readCalculation } from '../read-calculation.ts';
import styles from './calculator-sum.module.css';

const shown = (pounds: number | null) => (pounds === null ? '–' : formatPounds(pounds, 'exact'));
const NOTHING = { monthlyPayment: null, totalCost: null, totalInterest: null };

/** The main figures. A monthly payment is never shown without its APR (D21). */
export function CalculatorSum({ fields }: { readonly fields: CalculatorFields }) {
  const { input, faults } = readCalculation(fields);
  const { monthlyPayment, totalCost, totalInterest } = input ? calculateFinance(input) : NOTHING;
  return (
    <div>
      <dl className={styles.sum}>
        <div>
          <dt className="small muted">Monthly payment</dt>
          <dd>
            <output data-figure="monthly">{shown(monthlyPayment)}</output>
          </dd>
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
