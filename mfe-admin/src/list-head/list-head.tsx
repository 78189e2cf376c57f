import type { ReactNode } from 'react';
import styles from './list-head.module.css';

interface ListHeadProps {
  /** "1,204 enquiries": announced when it changes. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What is listed, with the actions for the whole list. */
export function ListHead({ title, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title} aria-live="polite">
        {title}
      </h1>
      {children}
    </div>
  );
}
