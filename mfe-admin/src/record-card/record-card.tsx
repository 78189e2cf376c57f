import { classes } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './record-card.module.css';

interface RecordCardProps {
  readonly label: string;
  /** Nobody has handled it yet. */
  readonly isFresh?: boolean;
  readonly head: ReactNode;
  /** The sender, contact details and time, beside the text if there is room. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** Something that somebody sent to the dealership. */
export function RecordCard({ label, isFresh = false, head, facts, children }: RecordCardProps) {
  return (
    <article aria-label={label} className={classes(styles.card, isFresh && styles.fresh)}>
      <header className={styles.head}>{head}</header>
      {facts}
      <div className={styles.words}>{children}</div>
    </article>
  );
}
