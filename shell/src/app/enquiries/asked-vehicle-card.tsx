import type { Vehicle } from '@forecourt/contracts';
import { formatPounds, imageUrl, isForSale, listingImage, pricePair, vehicleSubtitle } from '@forecourt/rules';
import { Picture, Prices, SoldPrice } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import type { AskedVehicle } from './asked-vehicle.ts';
import styles from './asked-vehicle-card.module.css';

function VanPrice({ price, vatQualifying, isSold }: Vehicle) {
  if (isSold) return <SoldPrice />;
  const pair = pricePair(price, vatQualifying);
  const prices = pair.vatQualifying
    ? [
        { figure: formatPounds(pair.excludingVat), label: pair.note },
        { figure: formatPounds(pair.includingVat), label: 'inc. VAT' },
      ]
    : [{ figure: formatPounds(pair.price), label: pair.note }];
  return <Prices prices={prices} />;
}

function VanCard({ vehicle }: { readonly vehicle: Vehicle }) {
  const name = `${vehicle.make} ${vehicle.model}`;
  const src = listingImage(vehicle);
  const renditions = src?.startsWith('/') ? [320, 640].map((width) => `${imageUrl(src, width)} ${width}w`).join(', ') : undefined;
  return (
    <section aria-label="Your enquiry is about" className={styles.card}>
      <Picture
        src={src}
        srcSet={renditions}
        sizes="160px"
        width={3}
        height={2}
        alt=""
        loading="eager"
        className={styles.picture}
      />
      <div className="stack gap-2 shrinks">
        <h2 className={styles.name}>
          <Link to={`/vehicle/${vehicle.id}`}>{name}</Link>
        </h2>
        <p className="small muted">{vehicleSubtitle(vehicle)}</p>
      </div>
      <div className={styles.rest}>
        <VanPrice {...vehicle} />
        {!isForSale(vehicle) && (
          <p className="small muted">
            This van has been sold. Tell us what you need and we'll let you know when one like it arrives.
          </p>
        )}
      </div>
    </section>
  );
}

/** The van that the enquiry is about, or a note if it cannot be shown. */
export function AskedVehicleCard({ asked }: { readonly asked: AskedVehicle }) {
  if (typeof asked === 'object') return <VanCard vehicle={asked} />;
  return (
    <p className="p-4 rounded-lg edged-strong quiet">
      {asked === 'unknown' ? (
        <>
          The van you asked about is no longer listed. Tell us what you need and we'll look for one like it, or{' '}
          <Link to="/vehicles">browse our vans</Link>.
        </>
      ) : (
        "We can't show the van you asked about right now, but your enquiry will still tell us which one it is."
      )}
    </p>
  );
}
