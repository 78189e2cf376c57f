import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** Limits the page's width and adds its margins. */
export function Container({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) {
  return <div className={classes(styles.container, className)}>{children}</div>;
}

export interface SectionProps {
  readonly surface?: 'page' | 'quiet' | 'trust' | 'dark';
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A full-width band with its own surface and vertical spacing. */
export function Section({ surface = 'page', labelledBy, children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} data-surface={surface} className={classes(styles.section, styles[surface])}>
      <Container>{children}</Container>
    </section>
  );
}
