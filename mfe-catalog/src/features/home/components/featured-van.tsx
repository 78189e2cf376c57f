import type { Vehicle } from '@forecourt/contracts';
import { DESCRIPTION_LIMITS, listingImage, listStockBadge, truncate } from '@forecourt/rules';
import { buttonClass } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { ExampleSentence, MonthlyPrice } from '../../../vehicle/finance.tsx';
import { ConditionBadges, StatusBadge } from '../../../vehicle/vehicle-badges.tsx';
import { workingFacts } from '../../../vehicle/vehicle-facts.ts';
import { vehicleKind } from '../../../vehicle/vehicle-kind.ts';
import { describePicture, VehiclePicture } from '../../../vehicle/vehicle-picture.tsx';
import { VehiclePrices } from '../../../vehicle/vehicle-prices.tsx';
import styles from './featured-van.module.css';

const SIZES = '(min-width: 1440px) 754px, (min-width: 1024px) 52vw, calc(100vw - 42px)';

export function FeaturedVan({ vehicle }: { readonly vehicle: Vehicle | null }) {
  if (!vehicle) return <p>No featured vehicle available at the moment</p>;
  const kind = vehicleKind(vehicle).join(' · ');
  return (
    <>
      <article className={styles.featured}>
        <div className={styles.media}>
          <VehiclePicture src={listingImage(vehicle)} alt={describePicture(vehicle)} sizes={SIZES} className={styles.picture} />
          <dl className={styles.facts}>
            {workingFacts(vehicle).map(({ label, figure, unit }) => (
              <div key={label}>
                <dt className="small muted">{label}</dt>
                <dd>
                  {figure} <small>{unit}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.body}>
          <div>
            <p className={styles.badges}>
              <ConditionBadges vehicle={vehicle} />
              <StatusBadge badge={listStockBadge(vehicle)} />
            </p>
            <h3 className={styles.title}>{`${vehicle.make} ${vehicle.model}`}</h3>
            <p className="mt-2 muted">
              {[vehicle.year, vehicle.derivative].filter(Boolean).join(' · ')}
              <br />
              {kind}
            </p>
          </div>
          {vehicle.description && <p>{truncate(vehicle.description, DESCRIPTION_LIMITS.featured)}</p>}
          <div className="stack gap-3">
            <VehiclePrices vehicle={vehicle} large />
            <MonthlyPrice vehicle={vehicle} />
          </div>
          <div className={styles.actions}>
            <Link to={`/vehicle/${vehicle.id}`} className={buttonClass({ variant: 'primary' })}>
              View Full Details
            </Link>
            <Link to={`/contact?vehicle=${vehicle.id}`} className={buttonClass()}>
              Enquire Now
            </Link>
          </div>
        </div>
      </article>
      <ExampleSentence vehicle={vehicle} className="mt-4" />
    </>
  );
}
