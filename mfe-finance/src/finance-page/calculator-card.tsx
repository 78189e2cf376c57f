import { ignoredSentence } from '@forecourt/rules';
import { Slice } from '@forecourt/web-kit';
import { CalculatorActions } from '../calculator/components/calculator-actions.tsx';
import { CalculatorForm } from '../calculator/components/calculator-form.tsx';
import { CalculatorSum } from '../calculator/components/calculator-sum.tsx';
import { CostBreakdown } from '../calculator/components/cost-breakdown.tsx';
import { Example } from '../calculator/components/example.tsx';
import { Payments } from '../calculator/components/payments.tsx';
import { useAddressedFields } from '../calculator/hooks/use-addressed-fields.ts';
import styles from './calculator-card.module.css';

const FORM = 'finance-calculator';

export function CalculatorCard() {
  const { unread, ...inHand } = useAddressedFields();
  return (
    <section aria-labelledby="calculator-heading" className={styles.card}>
      <div className={styles.input}>
        <h2 id="calculator-heading" className="h3">
          Calculate Your Monthly Payments
        </h2>
        <p role="status" className={styles.ignored}>
          {ignoredSentence(unread)}
        </p>
        <CalculatorForm id={FORM} {...inHand}>
          <CalculatorActions form={FORM} fields={inHand.fields} />
        </CalculatorForm>
      </div>
      <Slice>
        <div className={styles.sum}>
          <CalculatorSum fields={inHand.fields} />
        </div>
      </Slice>
      <Slice>
        <div className={styles.example}>
          <Example fields={inHand.fields} />
        </div>
      </Slice>
      <Slice>
        <div className={styles.breakdown}>
          <CostBreakdown fields={inHand.fields} />
        </div>
      </Slice>
      <Slice>
        <div className={styles.payments}>
          <Payments fields={inHand.fields} years />
        </div>
      </Slice>
    </section>
  );
}
