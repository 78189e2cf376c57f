import type { Vehicle } from '@forecourt/contracts';
import { listingImage, vehicleSubtitle } from '@forecourt/rules';
import { Plate } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { hasMonthlyPrice } from '../../../vehicle/finance.tsx';
import { ConditionBadges } from '../../../vehicle/vehicle-badges.tsx';
import { describePicture, VehiclePicture } from '../../../vehicle/vehicle-picture.tsx';
import { pricesOf } from '../../../vehicle/vehicle-prices.tsx';
import { cardFacts } from '../card-facts.ts';
import { MonthlyExample } from './monthly-example.tsx';
import styles from './price-card-sheet.module.css';
import { VehicleMeta } from './vehicle-meta.tsx';

/** What the van is, what it looks like, its facts and what it costs. */
export function PriceCardSheet({ vehicle }: { readonly vehicle: Vehicle }) {
  const { make, model, derivative, registrationNumber, isSold } = vehicle;
  const picture = listingImage(vehicle);
  return (
    <>
      <VehicleMeta vehicle={vehicle} />
      <div className={styles.name}>
        <h1>{`${make} ${model}`}</h1>
        <p>
          {vehicleSubtitle(vehicle)}
          {derivative && <span className="block">{derivative}</span>}
        </p>
        <p className={styles.badges}>
          {registrationNumber && <Plate>{registrationNumber}</Plate>}
          <ConditionBadges vehicle={vehicle} />
        </p>
      </div>
      <div className={styles.body}>
        {picture && (
          <div className={styles.picture}>
            <VehiclePicture src={picture} alt={describePicture(vehicle)} sizes="(min-width: 48rem) 430px, 100vw" loading="hero" />
          </div>
        )}
        <dl className={styles.facts}>
          {cardFacts(vehicle, today()).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className={styles.prices}>
        {(isSold ? [{ figure: 'SOLD', label: 'This van' }] : pricesOf(vehicle)).map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {hasMonthlyPrice(vehicle) && (
        <div className={styles.monthly}>
          <MonthlyExample vehicle={vehicle} />
        </div>
      )}
    </>
  );
}
