import { BadgeCheck, buttonClass, Icon } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import styles from './enquiry-sent.module.css';
import { type AskedFor, textsOf } from './enquiry-texts.ts';

/** What happens next. Has its own address, so that reloading it sends nothing again. */
export function EnquirySent({ asked }: { readonly asked: AskedFor }) {
  const { phone, phoneE164, phoneHours } = useDealership();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = textsOf(asked).sent;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="sent-heading" className={styles.sent}>
      <Icon of={BadgeCheck} className={styles.mark} />
      <h2 id="sent-heading" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <ol className={styles.steps}>
        <li>Your enquiry is with our sales team, and a confirmation email is on its way to you.</li>
        <li>We'll call you within 24 hours, as close as we can to the time you chose.</li>
        <li>
          In a hurry? Call us on <a href={`tel:${phoneE164}`}>{phone}</a>, {phoneHours}.
        </li>
      </ol>
      <p className={styles.actions}>
        <Link to="/vehicles" className={buttonClass({ variant: 'dark' })}>
          Browse Vans
        </Link>
        <Link to="/contact" className={buttonClass()}>
          Send another enquiry
        </Link>
      </p>
    </section>
  );
}
