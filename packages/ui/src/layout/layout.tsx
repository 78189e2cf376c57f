import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** The page's width and edges. */
export function Container({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) {
  return <div className={classes(styles.container, className)}>{children}</div>;
}

export interface SectionProps {
  readonly surface?: 'page' | 'quiet' | 'trust' | 'dark';
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A band across the page with its own surface and the page's rhythm above and below. */
export function Section({ surface = 'page', labelledBy, children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} data-surface={surface} className={classes(styles.section, styles[surface])}>
      <Container>{children}</Container>
    </section>
  );
}
