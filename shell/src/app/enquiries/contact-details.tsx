import type { Dealership } from '@forecourt/contracts';
import { Icon, Phone } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './contact-details.module.css';

function Hours({ title, hours }: { readonly title: string; readonly hours: Dealership['salesHours'] }) {
  return (
    <section aria-label={title} className={styles.block}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.hours}>
        {hours.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Telephone, email, address and both sets of opening hours (D2). */
export function ContactDetails() {
  const { tradingName, phone, phoneE164, phoneHours, email, address, salesHours, showroomHours } = useDealership();
  return (
    <aside aria-label="Other ways to reach us" className={styles.details}>
      <section aria-label="Speak to our sales team" className={styles.phone}>
        <Icon of={Phone} />
        <div>
          <h2 className={styles.title}>Speak to our sales team</h2>
          <a href={`tel:${phoneE164}`} className={styles.number}>
            {phone}
          </a>
          <p>{phoneHours}</p>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      </section>
      <Hours title="Sales hours" hours={salesHours} />
      <Hours title="Showroom hours" hours={showroomHours} />
      <section aria-label="Address" className={styles.block}>
        <h3 className={styles.title}>Address</h3>
        <address className={styles.address}>
          {[tradingName, ...address.lines, `${address.town}, ${address.county}`, address.postcode].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
    </aside>
  );
}
