import type { Vehicle } from '@forecourt/contracts';
import { buttonClass, Icon, Phone } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { pricesOf } from '../../../vehicle/vehicle-prices.tsx';
import { mailAbout } from '../mail-about.ts';
import styles from './action-bar.module.css';

/** Under the thumb on small screens: the prices, Call and Enquire. */
export function ActionBar({ vehicle }: { readonly vehicle: Vehicle }) {
  const dealership = useDealership();
  return (
    <section aria-label="Price and contact" className={styles.bar}>
      <p className={styles.prices}>
        {vehicle.isSold ? (
          <b>SOLD</b>
        ) : (
          pricesOf(vehicle).map(({ figure, label }) => (
            <span key={label}>
              <b>{figure}</b> {label}
            </span>
          ))
        )}
      </p>
      <a href={`tel:${dealership.phoneE164}`} className={buttonClass()}>
        <Icon of={Phone} />
        Call
      </a>
      <a href={mailAbout(vehicle, dealership, 'Enquiry')} className={buttonClass({ variant: 'primary' })}>
        Enquire
      </a>
    </section>
  );
}
