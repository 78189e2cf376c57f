import type { Vehicle } from '@forecourt/contracts';
import { Served, useDealership, usePlatform } from '@forecourt/web-kit';
import styles from './print-contact.module.css';

const ON_SERVER = typeof globalThis.document === 'undefined';

/** The foot of the printed sheet: how to reach the sales team, and the van's web address. */
export function PrintContact({ vehicle: { id } }: { readonly vehicle: Vehicle }) {
  return (
    <Served as="div" name="print-contact" className={styles.contact} aria-hidden="true">
      {ON_SERVER && <Contact id={id} />}
    </Served>
  );
}

function Contact({ id }: Pick<Vehicle, 'id'>) {
  const { publicUrl } = usePlatform();
  const { phone, phoneHours, email } = useDealership();
  return (
    <>
      <p>
        <b>{phone}</b> ({phoneHours}), {email}
      </p>
      <p>
        {publicUrl}/vehicle/{id}
      </p>
    </>
  );
}
