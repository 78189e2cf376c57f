import type { ReactNode } from 'react';
import { Icon, Phone } from '../icon/icon.tsx';
import styles from './phone-card.module.css';
import type { Telephone } from './telephone.ts';

export interface PhoneCardProps {
  readonly title: string;
  readonly telephone: Telephone;
  /** When the phone is answered, and other ways to reach the same people. */
  readonly children: ReactNode;
}

/** Whom to call, with the number as the most prominent text. */
export function PhoneCard({ title, telephone, children }: PhoneCardProps) {
  return (
    <section aria-labelledby="phone-card-heading" className={styles.card}>
      <Icon of={Phone} />
      <div>
        <h2 id="phone-card-heading" className="plain-title">
          {title}
        </h2>
        <a href={`tel:${telephone.phoneE164}`} className={styles.phone}>
          {telephone.phone}
        </a>
        {children}
      </div>
    </section>
  );
}
