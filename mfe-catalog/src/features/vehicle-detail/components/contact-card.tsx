import { Icon, Phone } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './contact-card.module.css';

export function ContactCard() {
  const { phone, phoneE164, phoneHours, address } = useDealership();
  return (
    <section aria-labelledby="contact-heading" className={styles.card}>
      <Icon of={Phone} />
      <div>
        <h2 id="contact-heading" className={styles.title}>
          Speak to our sales team
        </h2>
        <a href={`tel:${phoneE164}`} className={styles.phone}>
          {phone}
        </a>
        <p>{phoneHours}</p>
        <p>{[...address.lines, address.town].join(', ')}</p>
      </div>
    </section>
  );
}
