import { calculationExample } from '@forecourt/rules';
import { Button } from '@forecourt/ui';
import { announce, showToast } from '@forecourt/web-kit';
import type { MouseEvent } from 'react';
import { useSaveCalculation } from '../api/save-calculation.ts';
import { calculationOf } from '../calculation.ts';
import type { CalculatorFields } from '../calculator-fields.ts';
import { readCalculation } from '../read-calculation.ts';
import { keepSavedFields } from '../saved-fields.ts';
import styles from './calculator-actions.module.css';

interface CalculatorActionsProps {
  readonly fields: CalculatorFields;
  /** The id of their form, if they are outside it. */
  readonly form?: string;
  /** The enquiry form is about to open: makes room for it. */
  readonly onLeave?: () => void;
}

export function CalculatorActions({ fields, form, onLeave }: CalculatorActionsProps) {
  const { save, isSaving } = useSaveCalculation();
  const { input } = readCalculation(fields);
  /** Null while there is nothing to finance: then both buttons lead to the invalid field. */
  const calculation = input && calculationExample(input) ? calculationOf(fields, input) : null;

  /** D18: the enquiry form, which includes the calculation, keeps the toast's promise. */
  const requestQuote = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (!calculation) return focusFault(event.currentTarget.form);
    const { vehicle } = fields;
    showToast({
      title: 'Quote Requested',
      text: 'Our sales team will contact you shortly with a personalised quote.',
      tone: 'success',
    });
    onLeave?.();
    announce('enquiry:requested', {
      form: 'quote',
      vehicle,
      calculation,
    });
  };
  return (
    <div className={styles.actions}>
      <div data-toasts />
      {/* Without scripts it leads to the contact page, with the figures in the address. */}
      <Button
        type="submit"
        form={form}
        formAction="/contact"
        name="type"
        value="quote"
        variant="primary"
        className={styles.quote}
        aria-disabled={!calculation}
        onClick={requestQuote}
      >
        Request Quote
      </Button>
      {/* Not disabled while saving: that would take the keyboard's focus away. */}
      <Button
        className={styles.save}
        form={form}
        aria-disabled={isSaving || !calculation}
        onClick={({ currentTarget }) => {
          if (!calculation) focusFault(currentTarget.form);
          else void save(calculation, () => keepSavedFields(fields));
        }}
      >
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </div>
  );
}

/** The first invalid field; the deposit if it covers the whole price. */
function focusFault(form: HTMLFormElement | null) {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  (find('[aria-invalid="true"]') ?? find('[name="deposit"]'))?.focus();
}
