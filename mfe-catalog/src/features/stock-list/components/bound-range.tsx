import type { BoundKey } from '@forecourt/rules';
import type { FilterPlace } from '../hooks/use-stock-place.ts';
import { BoundField } from './bound-field.tsx';
import styles from './bound-range.module.css';

interface BoundRangeProps extends FilterPlace {
  readonly min: readonly [name: BoundKey, label: string];
  readonly max: readonly [name: BoundKey, label: string];
  /** Of the two fields. */
  readonly placeholders?: readonly [min: string, max: string];
  readonly affix?: string;
}

/** Two bounds side by side, inside a fieldset that names the measure. */
export function BoundRange({ min, max, placeholders = ['Min', 'Max'], ...field }: BoundRangeProps) {
  return (
    <div className={styles.range}>
      <BoundField {...field} hideLabel name={min[0]} label={min[1]} placeholder={placeholders[0]} />
      <span>to</span>
      <BoundField {...field} hideLabel name={max[0]} label={max[1]} placeholder={placeholders[1]} />
    </div>
  );
}
