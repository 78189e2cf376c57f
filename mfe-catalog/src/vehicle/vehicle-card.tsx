import { DESCRIPTION_LIMITS, listingImage, listStockBadge, listWarranty, truncate } from '@forecourt/rules';
import { classes, Icon, type PictureProps, ShieldCheck, TriangleAlert } from '@forecourt/ui';
import { Link, today } from '@forecourt/web-kit';
import type { ListedVehicle } from '../stock/listed-vehicle.ts';
import { CardFacts } from './card-facts.tsx';
import styles from './card-frame.module.css';
import rowLook from './card-row.module.css';
import tileLook from './card-tile.module.css';
import { MonthlyPrice } from './finance.tsx';
import { ConditionBadges, StatusBadge } from './vehicle-badges.tsx';
import { vehicleKind } from './vehicle-kind.ts';
import { VehiclePicture } from './vehicle-picture.tsx';
import { VehiclePrices } from './vehicle-prices.tsx';

export interface VehicleCardProps {
  readonly vehicle: ListedVehicle;
  readonly layout: 'grid' | 'list';
  readonly sizes: string;
  /** Of its heading. */
  readonly level?: 3 | 4;
  readonly loading?: PictureProps['loading'];
}

/** A van in a list (product §2). In the list layout it is a row with its warranty, compact on phones. */
export function VehicleCard({ vehicle, layout, sizes, level = 3, loading = 'lazy' }: VehicleCardProps) {
  const row = layout === 'list';
  const look = row ? rowLook : tileLook;
  const Heading = `h${level}` as const;
  const description = truncate(vehicle.description ?? '', DESCRIPTION_LIMITS[layout]);
  const kind = vehicleKind(vehicle).join(' · ');
  return (
    <article className={classes(styles.card, look.card, vehicle.isSold && styles.sold)}>
      <div className={look.media}>
        <VehiclePicture
          src={listingImage(vehicle)}
          alt=""
          sizes={sizes}
          loading={loading}
          widest={960}
          className={classes(styles.picture, look.picture)}
        />
        <p className={classes(styles.badges, look.badges)}>
          <ConditionBadges vehicle={vehicle} />
          <StatusBadge badge={listStockBadge(vehicle)} />
        </p>
      </div>
      <div className={look.body}>
        <Heading className={look.title}>
          <Link to={`/vehicle/${vehicle.id}`} className={styles.link}>
            {`${vehicle.make} ${vehicle.model}`}
          </Link>
        </Heading>
        <p className={classes('muted leading-even', look.sub)}>
          <span className={styles.derivative}>{[vehicle.year, vehicle.derivative].filter(Boolean).join(' · ')}</span>
          {kind}
          <span>{vehicle.registrationNumber}</span>
        </p>
        <CardFacts vehicle={vehicle} row={row} />
        {description && <p className={classes(styles.text, look.text)}>{description}</p>}
        <div className={look.foot}>
          <VehiclePrices vehicle={vehicle} stacked={row} />
          <MonthlyPrice vehicle={vehicle} />
          {row && <Warranty vehicle={vehicle} />}
        </div>
      </div>
    </article>
  );
}

function Warranty({ vehicle }: { readonly vehicle: ListedVehicle }) {
  return (
    <p className={classes(styles.warranty, rowLook.warranty)}>
      <Icon of={vehicle.condition === 'p/ex to clear' ? TriangleAlert : ShieldCheck} small />
      {listWarranty(vehicle, today())}
    </p>
  );
}
