import type { Vehicle } from '@forecourt/contracts';
import { showToast } from '@forecourt/web-kit';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SoldChange, SoldControl } from '../../../stock/disagreement.ts';
import { SoldHint } from '../../../stock/sold-hint.tsx';
import { definitionOf, type FormValues } from '../fields.ts';
import { shownValue } from '../shown-value.ts';
import styles from './fields.module.css';

/** Follows the form's values before they are saved; what its button sets is unsaved too, and can be undone. */
export function SoldHintField({ isHeld }: Pick<Vehicle, 'isHeld'>) {
  const { setValue } = useFormContext<FormValues>();
  const [isSold, stockStatus] = useWatch<FormValues, ['isSold', 'stockStatus']>({ name: ['isSold', 'stockStatus'] });
  const lastSet = useLastSet(isSold, stockStatus);
  const fix = (change: SoldChange, button: HTMLElement) => {
    const [name, value] = Object.entries(change)[0] as [SoldControl, FormValues[SoldControl]];
    const before = name === 'isSold' ? isSold : stockStatus;
    button.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    setValue(name, value, { shouldValidate: true });
    showToast({
      title: name === 'isSold' ? shownValue(name, value) : `${definitionOf(name).label}: ${shownValue(name, value)}`,
      text: 'Update the vehicle to save it.',
      action: { label: 'Undo', run: () => setValue(name, before, { shouldValidate: true }) },
    });
  };
  return (
    <div role="status" className={styles.hint}>
      <SoldHint van={{ isSold, stockStatus, isHeld }} lastSet={lastSet} onFix={fix} />
    </div>
  );
}

/** Which of the two was changed last in this form; null if neither was. */
function useLastSet(isSold: boolean, stockStatus: string): SoldControl | null {
  const [seen, setSeen] = useState({ isSold, stockStatus, lastSet: null as SoldControl | null });
  if (seen.isSold === isSold && seen.stockStatus === stockStatus) return seen.lastSet;
  const lastSet = seen.isSold === isSold ? 'stockStatus' : 'isSold';
  setSeen({ isSold, stockStatus, lastSet });
  return lastSet;
}
