import type { MarkedText } from '@forecourt/content';
import { Container, classes } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { Marked } from './marked.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** A sentence or two on what the page is about. */
  readonly lead?: MarkedText;
  readonly dark?: boolean;
  /** Buttons, or the date of a policy. */
  readonly children?: ReactNode;
}

/** The band with the page's title. */
export function PageHead({ title, lead, dark = false, children }: PageHeadProps) {
  return (
    <div className={classes('ruled-below quiet', dark && styles.dark)} {...(dark && { 'data-surface': 'dark' })}>
      <Container className={styles.inner}>
        <h1>{title}</h1>
        {lead && (
          <p className={styles.lead}>
            <Marked text={lead} />
          </p>
        )}
        {children}
      </Container>
    </div>
  );
}
