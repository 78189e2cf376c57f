import type { ReactNode } from 'react';
import styles from './steps.module.css';

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

/** Ordered steps, numbered by the browser. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className="h5">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
