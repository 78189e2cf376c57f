import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './badge.module.css';

export type BadgeTone = 'green' | 'red' | 'orange' | 'grey' | 'ink' | 'outline' | 'electric' | 'warning';

/** A word on a coloured background; the colour alone carries no meaning. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}

/** A UK registration plate. */
export function Plate({ children }: { readonly children: string }) {
  return (
    <span className={styles.plate}>
      <span className="visually-hidden">Registration </span>
      {children}
    </span>
  );
}
