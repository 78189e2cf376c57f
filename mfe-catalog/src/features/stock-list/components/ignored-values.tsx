import type { UnreadValue } from '@forecourt/rules';
import { ignoredSentence } from '../ignored-sentence.ts';
import styles from './ignored-values.module.css';

/** Says what of the address was ignored (D45); always there, so that a later sentence is read out too. */
export function IgnoredValues({ unread }: { readonly unread: readonly UnreadValue[] }) {
  return (
    <p role="status" className={styles.ignored}>
      {ignoredSentence(unread)}
    </p>
  );
}
