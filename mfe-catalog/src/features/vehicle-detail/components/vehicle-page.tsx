import { useParams, useQuery, useSearchParams } from '@forecourt/web-kit';
import { vehicleQuery } from '../api/get-vehicle.ts';
import { cardSize } from '../card-size.ts';
import { PriceCard } from './price-card.tsx';
import { VehicleNotFound } from './vehicle-not-found.tsx';
import { VehicleSkeleton } from './vehicle-skeleton.tsx';
import { VehicleView } from './vehicle-view.tsx';

/** The page of one vehicle, at /vehicle/{id} and /vehicles/{id} (D4); with `card=a4` or `card=a5`, its price card. */
export function VehiclePage() {
  const { id = '' } = useParams();
  const { data: vehicle, isError } = useQuery(vehicleQuery(id));
  const [params] = useSearchParams();
  const size = cardSize(params);
  if (isError) return <VehicleNotFound />;
  if (vehicle && size) return <PriceCard vehicle={vehicle} size={size} />;
  return vehicle ? <VehicleView vehicle={vehicle} /> : <VehicleSkeleton />;
}
