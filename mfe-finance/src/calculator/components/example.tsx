import { calculationExample, describeExample, formatApr } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import type { CalculatorFields } from '../calculator-fields.ts';
import { readCalculation } from '../read-calculation.ts';
import styles from './example.module.css';

/**
 * The calculation with every item of CONC 3.5.5R (D21). At the dealership's rate it is the representative example; at any other
 * rate the representative example is shown as well.
 */
export function Example({ fields }: { readonly fields: CalculatorFields }) {
  const { annualRatePercent } = useDealership().finance;
  const { input } = readCalculation(fields);
  if (!input) return null;
  const own = calculationExample(input);
  const representative = calculationExample({ ...input, annualRatePercent });
  if (!own || !representative) return null;
  return (
    <div className={styles.example} data-example>
      {input.annualRatePercent !== annualRatePercent && (
        <p>
          <b>Your figures, {formatApr(own.apr, false)}.</b> {describeExample(own)} Not an offer of credit at this rate.
        </p>
      )}
      <p>
        <b>Representative example, {formatApr(representative.apr)}.</b> {describeExample(representative)} Subject to status.
      </p>
    </div>
  );
}
