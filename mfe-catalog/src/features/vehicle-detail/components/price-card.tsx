import type { Vehicle } from '@forecourt/contracts';
import { ArrowLeft, Button, Container, classes, Icon, Printer } from '@forecourt/ui';
import { Link, Served, useDealership, usePlatform, useQuery, useSearchParams } from '@forecourt/web-kit';
import { useSyncExternalStore } from 'react';
import { qrCodeQuery } from '../api/get-qr-code.ts';
import { type CardSize, cardAddress, officeOf, pageAddressOf } from '../card-size.ts';
import styles from './price-card.module.css';
import { PriceCardSheet } from './price-card-sheet.tsx';
import layout from './vehicle-layout.module.css';

const ON_SERVER = typeof globalThis.document === 'undefined';
const SIZES = ['a4', 'a5'] as const satisfies readonly CardSize[];

const never = () => () => undefined;

interface PriceCardProps {
  readonly vehicle: Vehicle;
  readonly size: CardSize;
}

/** The price card of a van for its windscreen, as it will be on paper. */
export function PriceCard({ vehicle, size }: PriceCardProps) {
  const [params] = useSearchParams();
  const office = useSyncExternalStore(
    never,
    () => officeOf(params),
    () => null,
  );
  return (
    <Container className={styles.page}>
      <div className={styles.tools}>
        <a href={office ?? `/vehicle/${vehicle.id}`} className={layout.back}>
          <Icon of={ArrowLeft} small />
          {office === null ? 'Back to the van' : 'Back to Admin'}
        </a>
        <nav aria-label="Paper" className={styles.sizes}>
          {SIZES.map((paper) => (
            <Link
              key={paper}
              to={cardAddress(vehicle.id, paper, office)}
              replace
              preventScrollReset
              aria-current={paper === size ? 'true' : undefined}
            >
              {paper.toUpperCase()}
            </Link>
          ))}
        </nav>
        <Button variant="primary" onClick={() => window.print()}>
          <Icon of={Printer} />
          {`Print ${size.toUpperCase()}`}
        </Button>
      </div>
      <article className={classes(styles.card, styles[size])}>
        <Served as="div" name="price-card" className={styles.sheet}>
          {ON_SERVER && <PriceCardSheet vehicle={vehicle} />}
        </Served>
        <Foot id={vehicle.id} />
      </article>
    </Container>
  );
}

/** The way to the van's page, and whom to ask. */
function Foot({ id }: Pick<Vehicle, 'id'>) {
  const { publicUrl } = usePlatform();
  const { tradingName, phone } = useDealership();
  const address = pageAddressOf(id, publicUrl);
  const { data: code } = useQuery(qrCodeQuery(address));
  return (
    <div className={styles.foot}>
      {code && (
        <svg
          viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
          role="img"
          aria-label={`QR code of ${address}`}
          className={styles.code}
        >
          <path d={code.path} />
        </svg>
      )}
      <p className={styles.scan}>
        <b>Scan for all pictures, the load space and your own monthly figure</b>
        <span className="block">{address}</span>
      </p>
      <p className={styles.dealer}>
        {tradingName}
        <b>{phone}</b>
      </p>
    </div>
  );
}
