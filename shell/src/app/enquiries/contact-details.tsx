import { Icon, Phone } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { OpeningHours } from '../opening/opening-hours.tsx';
import styles from './contact-details.module.css';

/** Telephone, email, address and both sets of opening hours (D2). */
export function ContactDetails() {
  const { tradingName, phone, phoneE164, email, address } = useDealership();
  return (
    <aside aria-label="Other ways to reach us" className="stack top one-column gap-6">
      <section aria-label="Speak to our sales team" className={styles.phone}>
        <Icon of={Phone} />
        <div>
          <h2 className={styles.title}>Speak to our sales team</h2>
          <a href={`tel:${phoneE164}`} className={styles.number}>
            {phone}
          </a>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      </section>
      <section aria-label="Opening hours" className={styles.block}>
        <h3 className={styles.title}>Opening hours</h3>
        <OpeningHours />
      </section>
      <section aria-label="Address" className={styles.block}>
        <h3 className={styles.title}>Address</h3>
        <address className={styles.address}>
          {[tradingName, ...address.lines, `${address.town}, ${address.county}`, address.postcode].map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </address>
      </section>
    </aside>
  );
}
