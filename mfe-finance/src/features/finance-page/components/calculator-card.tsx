import { CalculatorActions } from '../../calculator/components/calculator-actions.tsx';
import { CalculatorForm } from '../../calculator/components/calculator-form.tsx';
import { CalculatorResult } from '../../calculator/components/calculator-result.tsx';
import { Example } from '../../calculator/components/example.tsx';
import { useAddressedFields } from '../../calculator/hooks/use-addressed-fields.ts';
import styles from './calculator-card.module.css';

const FORM = 'finance-calculator';

export function CalculatorCard() {
  const inHand = useAddressedFields();
  return (
    <section aria-labelledby="calculator-heading" className={styles.card}>
      <div className={styles.input}>
        <h2 id="calculator-heading" className={styles.title}>
          Calculate Your Monthly Payments
        </h2>
        <CalculatorForm id={FORM} {...inHand}>
          <CalculatorActions form={FORM} fields={inHand.fields} />
        </CalculatorForm>
        <Example fields={inHand.fields} />
      </div>
      <div className={styles.output}>
        <CalculatorResult fields={inHand.fields} years />
      </div>
    </section>
  );
}
