import { ignoredSentence } from '@forecourt/rules';
import type { StockPlace } from '../../../stock/stock-path.ts';
import { emptyRangeSentence } from '../active-filters.ts';
import styles from './ignored-values.module.css';

/** Says what of the address was ignored (D45) or can't be met; always there, so that a later sentence is read out too. */
export function IgnoredValues({ place: { filters, unread } }: { readonly place: StockPlace }) {
  return (
    <p role="status" className={styles.ignored}>
      {[ignoredSentence(unread), emptyRangeSentence(filters)].filter(Boolean).join(' ')}
    </p>
  );
}
