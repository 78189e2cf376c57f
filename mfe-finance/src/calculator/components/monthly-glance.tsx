import { calculateFinance, calculationExample, formatApr, formatPounds } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import type { CalculatorFields } from '../calculator-fields.ts';
import { readCalculation } from '../read-calculation.ts';
import styles from './monthly-glance.module.css';

/** The monthly payment in a bar on small screens, where the sum is below the form. Only this one is announced there. */
export function MonthlyGlance({ fields }: { readonly fields: CalculatorFields }) {
  const { annualRatePercent } = useDealership().finance;
  const { input } = readCalculation(fields);
  const example = input && calculationExample(input);
  if (!example) return null;
  return (
    <p aria-hidden className={styles.glance}>
      <b className={styles.figure}>{formatPounds(calculateFinance(input).monthlyPayment, 'exact')}</b> a month,{' '}
      {formatApr(example.apr, input.annualRatePercent === annualRatePercent)}
    </p>
  );
}
