import type { Vehicle } from '@forecourt/contracts';
import { useDealership, usePlatform } from '@forecourt/web-kit';
import styles from './print-contact.module.css';

/** The foot of the printed sheet: who sells this van, and where it is on the web. */
export function PrintContact({ vehicle: { id } }: { readonly vehicle: Vehicle }) {
  const { publicUrl } = usePlatform();
  const { tradingName, phone, phoneHours, email, address } = useDealership();
  return (
    <div className={styles.contact} aria-hidden="true">
      <p>
        <b>{tradingName}</b>, {[...address.lines, address.town, address.postcode].join(', ')}
      </p>
      <p>
        <b>{phone}</b> ({phoneHours}), {email}
      </p>
      <p>
        {publicUrl}/vehicle/{id}
      </p>
    </div>
  );
}
