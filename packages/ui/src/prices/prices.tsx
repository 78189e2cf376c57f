import { classes } from '../classes.ts';
import styles from './prices.module.css';

export interface PricesProps {
  /** Formatted figure and its label: `{ figure: '£28,995', label: 'plus VAT' }`. All are shown alike (D15). */
  readonly prices: readonly { readonly figure: string; readonly label: string }[];
  readonly large?: boolean;
  /** One below the other on wide screens, for a narrow column. */
  readonly stacked?: boolean | undefined;
}

/** The prices of a van side by side, in the same size, weight and colour. */
export function Prices({ prices, large, stacked }: PricesProps) {
  return (
    <dl className={classes(styles.prices, large && styles.large, stacked && styles.stacked)}>
      {prices.map(({ figure, label }) => (
        <div key={label} className={styles.price}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Replaces the price once a van is sold. */
export function SoldPrice({ large }: { readonly large?: boolean | undefined }) {
  return <p className={classes(styles.sold, large && styles.large)}>SOLD</p>;
}
