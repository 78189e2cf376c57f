import { FacebookMark, Icon, InstagramMark } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { OpeningHours } from '../opening/opening-hours.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

/** Telephone, email, address and social links. */
export function FooterContact() {
  const { address, email, phone, phoneE164, social } = useDealership();
  return (
    <div className={styles.contact}>
      <Logo onDark />
      <a className={styles.phone} href={`tel:${phoneE164}`}>
        {phone}
      </a>
      <a className="inline-row target" href={`mailto:${email}`}>
        {email}
      </a>
      <address className={styles.address}>
        {address.lines.join(', ')},<br />
        {`${address.town}, ${address.county} ${address.postcode}`}
      </address>
      <div className={styles.hours}>
        <OpeningHours />
      </div>
      <div className={styles.social}>
        {social.facebook && (
          <a href={social.facebook} aria-label="Facebook">
            <Icon of={FacebookMark} />
          </a>
        )}
        {social.instagram && (
          <a href={social.instagram} aria-label="Instagram">
            <Icon of={InstagramMark} />
          </a>
        )}
      </div>
    </div>
  );
}
