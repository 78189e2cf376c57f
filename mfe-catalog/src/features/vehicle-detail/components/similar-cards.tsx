import { useQuery } from '@forecourt/web-kit';
import { ExampleSentence, representativeVehicle } from '../../../vehicle/finance.tsx';
import { VehicleCard } from '../../../vehicle/vehicle-card.tsx';
import { similarVehiclesQuery } from '../api/get-similar-vehicles.ts';
import { SimilarSkeleton } from './similar-skeleton.tsx';
import styles from './similar-vans.module.css';

const SIZES = '(min-width: 1440px) 296px, (min-width: 1280px) 21vw, (min-width: 768px) 45vw, 78vw';

/** The cards of similar vans; nothing if they cannot be loaded. */
export function SimilarCards({ id }: { readonly id: number }) {
  const { data, isError } = useQuery(similarVehiclesQuery(id));
  if (isError) return null;
  if (!data) return <SimilarSkeleton />;
  return (
    <>
      <ul className={styles.list}>
        {data.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} layout="grid" sizes={SIZES} />
          </li>
        ))}
      </ul>
      <ExampleSentence vehicle={representativeVehicle(data)} />
    </>
  );
}
