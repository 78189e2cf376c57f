import type { CalculatorProps } from '@forecourt/contracts';
import { Dialog } from '@forecourt/ui';
import { useId } from 'react';
import { useKeptFields } from '../hooks/use-kept-fields.ts';
import { CalculatorActions } from './calculator-actions.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorSum } from './calculator-sum.tsx';
import styles from './calculator-widget.module.css';
import { CostBreakdown } from './cost-breakdown.tsx';
import { Example } from './example.tsx';
import { MonthlyGlance } from './monthly-glance.tsx';
import { Payments } from './payments.tsx';

/** The widget `calculator`, for a van's page and the stock list. */
export function CalculatorWidget({ vehicle = null, ...place }: CalculatorProps) {
  const inHand = useKeptFields(vehicle);
  const form = useId();
  const content = (
    <div className={styles.content}>
      <CalculatorForm id={form} compact {...inHand} />
      <CalculatorSum fields={inHand.fields} />
      <Example fields={inHand.fields} />
      <CostBreakdown fields={inHand.fields} />
      <Payments fields={inHand.fields} />
    </div>
  );
  if (place.layout === 'panel') {
    return (
      <>
        {content}
        <CalculatorActions form={form} fields={inHand.fields} />
      </>
    );
  }
  const { onClose } = place;
  return (
    <Dialog
      title={vehicle ? 'Calculate Finance' : 'Finance Calculator'}
      onClose={onClose}
      footer={
        <>
          <MonthlyGlance fields={inHand.fields} />
          <CalculatorActions form={form} fields={inHand.fields} onLeave={onClose} />
        </>
      }
    >
      {content}
    </Dialog>
  );
}
