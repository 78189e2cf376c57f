import { buttonClass, Icon, Phone, Section } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import styles from './closing-call.module.css';

export interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  /** Links that lead on, before the telephone number. */
  readonly children: ReactNode;
}

/** The last word of a page: what to do next, and the telephone number. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  const { phone, phoneE164 } = useDealership();
  return (
    <Section surface="dark" labelledBy="closing-heading">
      <div className={styles.call}>
        <div>
          <h2 id="closing-heading" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          {children}
          <a href={`tel:${phoneE164}`} className={buttonClass({ variant: 'onDark' })}>
            <Icon of={Phone} />
            {phone}
          </a>
        </div>
      </div>
    </Section>
  );
}
