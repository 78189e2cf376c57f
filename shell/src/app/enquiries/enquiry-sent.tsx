import { CONTACT_TIME_LABELS, INQUIRY_TYPE_LABELS } from '@forecourt/contracts';
import { BadgeCheck, Icon } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './enquiry-sent.module.css';
import { isAskedFor, type SentEnquiry, textsOf } from './enquiry-texts.ts';
import { useJustShown } from './use-just-shown.ts';

type PreferredTime = keyof typeof CONTACT_TIME_LABELS;

const factsOf = ({ vehicle, inquiryType, isWish, preferredContactTime, customerEmail, message }: SentEnquiry) => [
  ['Van', vehicle],
  ['You asked for', isWish ? 'A van like it' : INQUIRY_TYPE_LABELS[isAskedFor(inquiryType) ? inquiryType : 'callback']],
  ['Preferred time', CONTACT_TIME_LABELS[preferredContactTime as PreferredTime]],
  ['Your message', message.trim()],
  ['Your email', customerEmail],
];

interface EnquirySentProps {
  readonly sent: SentEnquiry;
  /** A toast has just confirmed it. */
  readonly isTold: boolean;
  /** Links onwards. */
  readonly children?: ReactNode;
}

/** What was requested and what happens next; stays until the visitor moves on. */
export function EnquirySent({ sent, isTold, children }: EnquirySentProps) {
  const { phone, phoneE164 } = useDealership();
  const isNew = useJustShown();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = textsOf(sent.inquiryType, sent.isWish).sent;
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="sent-heading" className="stack top gap-4">
      <Icon of={BadgeCheck} className={styles.mark} />
      <h2 id="sent-heading" ref={heading} tabIndex={-1} className="h3">
        {isTold ? 'Thank you' : title}
      </h2>
      <p className="large">
        {!isTold && `${text} `}
        {`We'll ${sent.isWish ? 'contact you on' : 'ring'} ${sent.customerPhone}.`}
      </p>
      <dl className={styles.facts}>
        {factsOf(sent).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.phone}>
        In a hurry? Call us on <a href={`tel:${phoneE164}`}>{phone}</a>.
      </p>
      {children && <div inert={isNew}>{children}</div>}
    </section>
  );
}
