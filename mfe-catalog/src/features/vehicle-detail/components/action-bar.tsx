import type { Vehicle } from '@forecourt/contracts';
import { isForSale } from '@forecourt/rules';
import { buttonClass, Icon, Phone } from '@forecourt/ui';
import { EnquiryLink, useDealership } from '@forecourt/web-kit';
import { pricesOf } from '../../../vehicle/vehicle-prices.tsx';
import styles from './action-bar.module.css';
import { SIMILAR_ID } from './similar-vans.tsx';

/** Within reach of the thumb on small screens: the prices, Call and Enquire. */
export function ActionBar({ vehicle }: { readonly vehicle: Vehicle }) {
  const { phoneE164 } = useDealership();
  return (
    <section aria-label="Price and contact" className={styles.bar}>
      <p className={styles.prices}>
        {vehicle.isSold ? (
          <b className="tabular">SOLD</b>
        ) : (
          pricesOf(vehicle).map(({ figure, label }) => (
            <span key={label} className={styles.price}>
              <b className="tabular">{figure}</b> {label}
            </span>
          ))
        )}
      </p>
      <a href={`tel:${phoneE164}`} className={buttonClass()}>
        <Icon of={Phone} />
        <span className={styles.call}>Call</span>
      </a>
      {isForSale(vehicle) ? (
        <EnquiryLink vehicle={vehicle} form="callback" className={buttonClass({ variant: 'primary' })}>
          Enquire
        </EnquiryLink>
      ) : (
        <a href={`#${SIMILAR_ID}`} className={buttonClass({ variant: 'primary' })}>
          See similar vans
        </a>
      )}
    </section>
  );
}
