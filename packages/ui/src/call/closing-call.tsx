import type { ReactNode } from 'react';
import { buttonClass } from '../button/button.tsx';
import { Icon, Phone } from '../icon/icon.tsx';
import { Section } from '../layout/layout.tsx';
import styles from './closing-call.module.css';
import type { Telephone } from './telephone.ts';

export interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly telephone: Telephone;
  /** Further links, before the telephone number. */
  readonly children: ReactNode;
}

/** The end of a page: what to do next, and the telephone number. */
export function ClosingCall({ title, text, telephone, children }: ClosingCallProps) {
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
          <a href={`tel:${telephone.phoneE164}`} className={buttonClass({ variant: 'onDark' })}>
            <Icon of={Phone} />
            {telephone.phone}
          </a>
        </div>
      </div>
    </Section>
  );
}
