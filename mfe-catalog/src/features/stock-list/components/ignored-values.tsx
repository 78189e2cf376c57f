import type { UnderstoodSearch } from '@forecourt/contracts';
import { ignoredSentence, leftOutSentence } from '@forecourt/rules';
import type { StockPlace } from '../../../stock/stock-path.ts';
import { emptyRangeSentence } from '../active-filters.ts';
import styles from './ignored-values.module.css';

interface IgnoredValuesProps {
  readonly place: StockPlace;
  readonly understood: UnderstoodSearch | undefined;
}

/** Says what in the address was ignored (D45) or cannot be answered; always rendered, so that later changes are announced. */
export function IgnoredValues({ place: { filters, unread }, understood }: IgnoredValuesProps) {
  const notes = new Set(understood?.parts.map(({ note }) => note));
  return (
    <p role="status" className={styles.ignored}>
      {[ignoredSentence(unread), emptyRangeSentence(filters), leftOutSentence(understood?.leftOut), ...notes]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
