import type { Vehicle } from '@forecourt/contracts';
import { useDealership, usePlatform } from '@forecourt/web-kit';
import styles from './print-contact.module.css';

/** The foot of the printed sheet: how to reach the sales team, and the van's web address. */
export function PrintContact({ vehicle: { id } }: { readonly vehicle: Vehicle }) {
  const { publicUrl } = usePlatform();
  const { phone, phoneHours, email } = useDealership();
  return (
    <div className={styles.contact} aria-hidden="true">
      <p>
        <b>{phone}</b> ({phoneHours}), {email}
      </p>
      <p>
        {publicUrl}/vehicle/{id}
      </p>
    </div>
  );
}
