import { calculateFinance, calculationExample, formatNumber, formatPounds } from '@forecourt/rules';
import { type CalculatorFields, readInput } from '../calculator-fields.ts';
import styles from './calculator-sum.module.css';

const exact = (pounds: number) => formatPounds(pounds, 'exact');

/** The figures that everybody asks for. A monthly payment never stands without its APR (D21). */
export function CalculatorSum({ fields }: { readonly fields: CalculatorFields }) {
  const input = readInput(fields);
  const { monthlyPayment, totalCost, totalInterest } = calculateFinance(input);
  const example = calculationExample(input);
  return (
    <div>
      <dl className={styles.sum}>
        <div>
          <dt>Monthly payment</dt>
          <dd>
            <output data-figure="monthly">{exact(monthlyPayment)}</output>
          </dd>
        </div>
        <div>
          <dt>Total cost</dt>
          <dd>{exact(totalCost)}</dd>
        </div>
        <div>
          <dt>Total interest</dt>
          <dd>{exact(totalInterest)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {example
          ? `${formatNumber(example.annualRatePercent, 1)}% a year fixed, ${formatNumber(example.apr, 1)}% APR, over ${example.numberOfPayments} months`
          : input.price === 0
            ? 'Enter a price to see the monthly payment.'
            : 'The deposit covers the whole price, so there is nothing to finance.'}
      </p>
    </div>
  );
}
