import type { Vehicle } from '@forecourt/contracts';
import { IMAGE_WIDTHS } from '@forecourt/contracts';
import { conditionBadges, displayRegistration, imageSources, listingImage } from '@forecourt/rules';
import { Badge, classes, Icon, Picture, Plate, TriangleAlert } from '@forecourt/ui';
import { Link, today } from '@forecourt/web-kit';
import { memo } from 'react';
import { staffPrice } from '../../../vehicle/staff-price.ts';
import { vehicleFlags } from '../vehicle-flags.ts';
import { CardActions } from './card-actions.tsx';
import { CardControls } from './card-controls.tsx';
import styles from './vehicle-card.module.css';

/** CSS pixels. */
const PICTURE_WIDTH = 148;

/** One van with all of its controls; framed in red when its papers have run out (specification §4). */
export const VehicleCard = memo(function VehicleCard({ vehicle }: { readonly vehicle: Vehicle }) {
  const { make, model, id, registrationNumber, year } = vehicle;
  const { expired, soon } = vehicleFlags(vehicle, today());
  const picture = listingImage(vehicle);
  const name = `${make} ${model}`;
  return (
    <article
      aria-label={registrationNumber ? `${name}, ${displayRegistration(registrationNumber)}` : name}
      className={classes(styles.card, expired ? styles.flagged : soon && styles.soon)}
    >
      <div className={styles.picture}>
        <Picture
          {...(picture ? imageSources(picture, PICTURE_WIDTH, IMAGE_WIDTHS) : { src: null })}
          sizes={`${PICTURE_WIDTH}px`}
          width={3}
          height={2}
          alt=""
        />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <Link to={`/vehicle/${id}`}>{name}</Link>
        </h2>
        <p className={styles.meta}>
          {registrationNumber && <Plate>{displayRegistration(registrationNumber)}</Plate>}
          <span>
            {year} · {staffPrice(vehicle)}
          </span>
        </p>
        <Flags vehicle={vehicle} />
      </div>
      <CardControls vehicle={vehicle} name={name} />
      <CardActions vehicle={vehicle} name={name} />
    </article>
  );
});

function Flags({ vehicle }: { readonly vehicle: Vehicle }) {
  const { expired, untaxed, soon } = vehicleFlags(vehicle, today());
  const badges = conditionBadges(vehicle);
  if (badges.length === 0 && !expired && !untaxed && !soon) return null;
  return (
    <p className={styles.flags}>
      {badges.map((label) => (
        <Badge key={label} tone={label === 'New' ? 'ink' : 'outline'}>
          {label}
        </Badge>
      ))}
      {expired && (
        <Badge tone="red">
          <Icon of={TriangleAlert} small />
          {expired}
        </Badge>
      )}
      {untaxed && <Badge tone="red">UNTAXED</Badge>}
      {soon && (
        <Badge tone="warning">
          <Icon of={TriangleAlert} small />
          MOT EXPIRES SOON
        </Badge>
      )}
    </p>
  );
}
