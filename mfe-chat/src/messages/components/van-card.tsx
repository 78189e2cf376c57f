import type { RecommendedVehicle } from '@forecourt/contracts';
import { formatPounds, imageUrl, pricePair } from '@forecourt/rules';
import { Picture, Prices, SoldPrice } from '@forecourt/ui';
import { Link, opensElsewhere } from '@forecourt/web-kit';
import styles from './van-card.module.css';

/** As on the stock's own cards (D15). */
function pricesOf(price: string, vatQualifying: boolean) {
  const pair = pricePair(price, vatQualifying);
  if (!pair.vatQualifying) return [{ figure: formatPounds(pair.price), label: pair.note }];
  return [
    { figure: formatPounds(pair.excludingVat), label: pair.note },
    { figure: formatPounds(pair.includingVat), label: 'inc. VAT' },
  ];
}

const WIDTHS = [160, 240, 320];

interface VanCardProps {
  readonly vehicle: RecommendedVehicle;
  readonly onViewDetails: () => void;
}

/** A van that the assistant recommends. */
export function VanCard({ vehicle, onViewDetails }: VanCardProps) {
  const { id, make, model, year, imageUrl: src, price, vatQualifying, fact } = vehicle;
  const renditions = src?.startsWith('/') ? WIDTHS.map((width) => `${imageUrl(src, width)} ${width}w`).join(', ') : undefined;
  const name = `${year} ${make} ${model}`;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={src} srcSet={renditions} sizes="112px" width={3} height={2} alt="" />
      </div>
      <div className={styles.text}>
        <b className={styles.name}>{name}</b>
        {fact && <p className="tiny muted leading-close">{fact}</p>}
        <div className={styles.price}>{price === null ? <SoldPrice /> : <Prices prices={pricesOf(price, vatQualifying)} />}</div>
        <Link
          to={`/vehicle/${id}`}
          className={styles.link}
          onClick={(event) => {
            if (!opensElsewhere(event)) onViewDetails();
          }}
        >
          View Details<span className="visually-hidden"> of the {name}</span>
        </Link>
      </div>
    </article>
  );
}
