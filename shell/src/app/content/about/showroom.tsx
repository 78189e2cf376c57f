import { showroom } from '@forecourt/content';
import { Icon, Phone } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { OpeningHours } from '../../opening/opening-hours.tsx';
import styles from './showroom.module.css';

/** Address, the showroom's own hours (D2) and the telephone number. */
export function Showroom() {
  const dealership = useDealership();
  const { id, title } = showroom(dealership);
  const { address, phone, phoneE164, tradingName } = dealership;
  const lines = [tradingName, ...address.lines, `${address.town}, ${address.county}`, address.postcode];
  return (
    <section aria-labelledby={id} className={styles.showroom}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <h3 className={styles.subtitle}>Opening hours</h3>
      <div className="mt-3 tabular">
        <OpeningHours />
      </div>
      <div className={styles.phone}>
        <Icon of={Phone} />
        <div>
          <p>Speak to our sales team</p>
          <a href={`tel:${phoneE164}`} className="inline-row target h4 ink headline hover-line">
            {phone}
          </a>
        </div>
      </div>
    </section>
  );
}
