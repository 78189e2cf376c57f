import { type Enquiry, IMAGE_WIDTHS } from '@forecourt/contracts';
import { formatPounds, imageSources, listStockBadge, pricePair } from '@forecourt/rules';
import { Badge, Picture, Plate } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { staffPrice } from '../../../stock/staff-price.ts';
import styles from './enquiry-van.module.css';

/** CSS pixels. */
const PICTURE_WIDTH = 88;

type Vehicle = NonNullable<Enquiry['vehicle']>;

/** The van that an enquiry is about: its picture, price and state, as far as they are known. */
export function EnquiryVan({ enquiry: { vehicleId, vehicle } }: { readonly enquiry: Enquiry }) {
  if (vehicleId === null) return null;
  if (vehicle === null) {
    return (
      <p className={styles.unknown}>
        <Link to={`/vehicle/${vehicleId}?from=enquiries`}>Vehicle {vehicleId}</Link>
      </p>
    );
  }
  const { registrationNumber, picture, isRemoved } = vehicle;
  const pair = pricePair(vehicle.price, vehicle.vatQualifying);
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  return (
    <div className={styles.van}>
      <div className={styles.picture}>
        <Picture
          {...(picture && !isRemoved ? imageSources(picture, PICTURE_WIDTH, IMAGE_WIDTHS) : { src: null })}
          sizes={`${PICTURE_WIDTH}px`}
          width={3}
          height={2}
          alt=""
        />
      </div>
      <div className={styles.facts}>
        {isRemoved ? <span className="ink medium">{name}</span> : <Link to={`/vehicle/${vehicleId}?from=enquiries`}>{name}</Link>}
        <span className={styles.line}>
          {registrationNumber && <Plate>{registrationNumber}</Plate>}
          <b className="ink">{staffPrice(vehicle)}</b>
        </span>
        {pair.vatQualifying && <span className="small muted">{formatPounds(pair.includingVat)} with VAT</span>}
        <span className="at-left">
          <State vehicle={vehicle} />
        </span>
      </div>
    </div>
  );
}

function State({ vehicle: { isRemoved, isSold, stockStatus } }: { readonly vehicle: Vehicle }) {
  if (isRemoved) return <Badge tone="grey">Not on the site</Badge>;
  if (stockStatus === null) return isSold ? <Badge tone="red">Sold</Badge> : null;
  const { label, tone } = listStockBadge({ stockStatus, isSold });
  return <Badge tone={tone}>{label}</Badge>;
}
