import { useWatch } from 'react-hook-form';
import { SoldHint } from '../../../vehicle/sold-hint.tsx';
import type { FormValues } from '../fields.ts';
import styles from './fields.module.css';

/** Follows what is chosen, before it is saved. */
export function SoldHintField() {
  const [isSold, stockStatus] = useWatch<FormValues, ['isSold', 'stockStatus']>({ name: ['isSold', 'stockStatus'] });
  return (
    <div role="status" className={styles.hint}>
      <SoldHint isSold={isSold} stockStatus={stockStatus} />
    </div>
  );
}
