import type { ReceivedDataRequest } from '@forecourt/contracts';
import { formatMonth } from '@forecourt/rules';
import { BadgeCheck, Icon } from '@forecourt/ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './request-received.module.css';

const formatDay = (date: string): string => `${Number(date.slice(8))} ${formatMonth(date)}`;

/** Confirms a request: its reference, and the date by which it will be answered. */
export function RequestReceived({ reference, dueDate }: ReceivedDataRequest) {
  const heading = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label="Your request" className={styles.received}>
      <Icon of={BadgeCheck} className={styles.mark} />
      <div className="stack gap-4">
        <p ref={heading} tabIndex={-1} className="ink strong">
          Request Submitted - We'll process your request within 30 days and contact you with updates.
        </p>
        <dl className={styles.facts}>
          <div>
            <dt className="small body">Your reference</dt>
            <dd className="h5 ink headline">{reference}</dd>
          </div>
          <div>
            <dt className="small body">We'll answer by</dt>
            <dd className="h5 ink headline">{formatDay(dueDate)}</dd>
          </div>
        </dl>
        <p className="small">Please keep both: quote the reference whenever you write or call about your request.</p>
      </div>
    </section>
  );
}
