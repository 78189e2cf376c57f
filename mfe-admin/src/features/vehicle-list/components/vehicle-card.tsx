import { IMAGE_WIDTHS, type Vehicle } from '@forecourt/contracts';
import { formatNumber, imageSources, listingImage, shownMileage, vehicleTitle } from '@forecourt/rules';
import { classes, Picture } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { memo } from 'react';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { missingFactsOf } from '../../../stock/missing-facts.ts';
import { staffPrice } from '../../../stock/staff-price.ts';
import { stockAge } from '../../../stock/stock-age.ts';
import { vehicleFlags } from '../vehicle-flags.ts';
import { CardActions } from './card-actions.tsx';
import { CardControls } from './card-controls.tsx';
import { CardFlags } from './card-flags.tsx';
import styles from './vehicle-card.module.css';
import { VehicleIdentity } from './vehicle-identity.tsx';

/** CSS pixels. */
const PICTURE_WIDTH = 104;

/** One van with all of its controls; framed in red if its MOT or tax has expired (product §4). */
export const VehicleCard = memo(function VehicleCard({ vehicle }: { readonly vehicle: Vehicle }) {
  const { id, year } = vehicle;
  const { expired, soon } = vehicleFlags(vehicle, today());
  const picture = listingImage(vehicle);
  const title = vehicleTitle(vehicle);
  const mileage = shownMileage(vehicle);
  const missing = missingFactsOf(vehicle).length;
  return (
    <article aria-label={title} className={classes(styles.card, expired ? styles.flagged : soon && styles.soon)}>
      <div className={styles.picture}>
        <Picture
          {...(picture ? imageSources(picture, PICTURE_WIDTH, IMAGE_WIDTHS) : { src: null })}
          sizes={`${PICTURE_WIDTH}px`}
          width={3}
          height={2}
          alt=""
        />
      </div>
      <VehicleIdentity vehicle={vehicle} to={`/vehicle/${id}`}>
        <span>
          {year}
          {mileage !== null && ` · ${formatNumber(mileage)} miles`} · <b className="ink">{staffPrice(vehicle)}</b>
        </span>
        <span>{stockAge(vehicle, today())}</span>
        {missing > 0 && (
          <OverlayLink
            open={{ edit: String(id) }}
            className={styles.missing}
            aria-label={`Details still missing: ${missing}, ${title}`}
          >
            Details still missing: {missing}
          </OverlayLink>
        )}
        <CardFlags vehicle={vehicle} />
      </VehicleIdentity>
      <CardControls vehicle={vehicle} title={title} />
      <CardActions vehicle={vehicle} title={title} />
    </article>
  );
});
