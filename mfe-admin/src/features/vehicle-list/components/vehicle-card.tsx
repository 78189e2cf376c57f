import { IMAGE_WIDTHS, type ListedVehicle, LOOKED_AT_DAYS, type ScheduledPost } from '@forecourt/contracts';
import { formatNumber, type IsoDate, imageSources, listStockBadge, shownMileage, vehicleTitle } from '@forecourt/rules';
import { Badge, classes, Picture } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { memo } from 'react';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { mayI, useOwnRole } from '../../../session/own-account.ts';
import { staffPrice } from '../../../stock/staff-price.ts';
import { stockAge } from '../../../stock/stock-age.ts';
import { CardChoice, type CardChoiceProps } from '../bulk/components/card-choice.tsx';
import { vehicleFlags } from '../vehicle-flags.ts';
import { CardActions } from './card-actions.tsx';
import { CardControls } from './card-controls.tsx';
import { CardFlags } from './card-flags.tsx';
import { JustPublished } from './just-published.tsx';
import styles from './vehicle-card.module.css';
import { VehicleIdentity } from './vehicle-identity.tsx';

/** CSS pixels. */
const PICTURE_WIDTH = 104;

interface VehicleCardProps {
  readonly vehicle: ListedVehicle;
  /** The day on which it came, if that is recorded. */
  readonly since?: IsoDate | undefined;
  /** A post about it that waits for staff. */
  readonly heldPost?: ScheduledPost | undefined;
  /** How many visitors have looked at it lately, where that is what the list is sorted by. */
  readonly looks?: number | undefined;
  /** It keeps its place among those that are not on the site. */
  readonly isJustPublished?: boolean;
  readonly isSelected?: boolean;
  /** Given while vans are selected; the controls of the single van are away meanwhile. */
  readonly onSelect?: CardChoiceProps['onPress'];
}

/** One van with all of its controls; framed in red if its MOT or tax has expired (product §4). */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  since,
  heldPost,
  looks,
  isJustPublished = false,
  isSelected = false,
  onSelect,
}: VehicleCardProps) {
  useOwnRole();
  const { id, year, picture, missingFacts } = vehicle;
  const { expired, soon } = vehicleFlags(vehicle, today());
  const title = vehicleTitle(vehicle);
  const mileage = shownMileage(vehicle);
  const badge = listStockBadge(vehicle);
  return (
    <article
      aria-label={title}
      className={classes(
        styles.card,
        expired ? styles.flagged : soon && styles.soon,
        onSelect && styles.selecting,
        isSelected && styles.selected,
      )}
    >
      {onSelect && <CardChoice id={id} title={title} isSelected={isSelected} onPress={onSelect} />}
      <div className={styles.picture}>
        <Picture
          {...(picture ? imageSources(picture, PICTURE_WIDTH, IMAGE_WIDTHS) : { src: null })}
          sizes={`${PICTURE_WIDTH}px`}
          width={3}
          height={2}
          alt=""
        />
      </div>
      <VehicleIdentity vehicle={vehicle} to={vehicle.isHeld ? undefined : `/vehicle/${id}`}>
        <span>
          {year}
          {mileage !== null && ` · ${formatNumber(mileage)} miles`} · <b className={styles.price}>{staffPrice(vehicle)}</b>
        </span>
        <span>
          {stockAge(vehicle, today(), since)} ·{' '}
          {looks !== undefined && `${formatNumber(looks)} ${looks === 1 ? 'visitor' : 'visitors'} in ${LOOKED_AT_DAYS} days · `}
          <OverlayLink open={{ figures: String(id) }} aria-label={`Figures of ${title}`}>
            Figures
          </OverlayLink>
        </span>
        {missingFacts > 0 && mayI('stock.write') && (
          <OverlayLink
            open={{ edit: String(id) }}
            className={styles.missing}
            aria-label={`Details a buyer will miss: ${missingFacts}, ${title}`}
          >
            Details a buyer will miss: {missingFacts}
          </OverlayLink>
        )}
        {heldPost && (
          <OverlayLink open={{ posts: heldPost.id }} className={styles.missing}>
            A post needs you. {heldPost.hold?.detail}
          </OverlayLink>
        )}
        {isJustPublished && <JustPublished vehicle={vehicle} title={title} />}
        <CardFlags vehicle={vehicle} />
      </VehicleIdentity>
      {onSelect ? (
        <p className={styles.status}>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
      ) : (
        <>
          <CardControls vehicle={vehicle} title={title} />
          <CardActions vehicle={vehicle} title={title} />
        </>
      )}
    </article>
  );
});
