import type { ListedVehicle } from '../../../stock/listed-vehicle.ts';
import { STOCK_LIST } from '../../../stock/stock-link.ts';
import { CardSkeleton } from '../../../vehicle/card-skeleton.tsx';
import { ExampleSentence, representativeVehicle } from '../../../vehicle/finance.tsx';
import { VehicleCard } from '../../../vehicle/vehicle-card.tsx';
import styles from './our-stock.module.css';
import { SectionHead } from './section-head.tsx';

const SIZES = '(min-width: 1440px) 404px, (min-width: 1280px) 29vw, (min-width: 768px) 45vw, 76vw';
export const STOCK_HEADING = 'stock-heading';

const SKELETONS = ['1', '2', '3', '4', '5', '6'];

/** The first vans of the stock, or skeletons until they are loaded (product §2, §9). */
export function OurStock({ vehicles }: { readonly vehicles: readonly ListedVehicle[] | undefined }) {
  return (
    <>
      <SectionHead id={STOCK_HEADING} title="Our Stock" more={{ to: STOCK_LIST, label: 'View All Stock' }} />
      <ul className={styles.cards}>
        {vehicles?.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} layout="grid" sizes={SIZES} />
          </li>
        )) ??
          SKELETONS.map((key) => (
            <li key={key}>
              <CardSkeleton layout="grid" />
            </li>
          ))}
      </ul>
      <ExampleSentence vehicle={representativeVehicle(vehicles ?? [])} className={styles.example} />
    </>
  );
}
