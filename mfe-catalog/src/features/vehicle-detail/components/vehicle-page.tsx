import { useParams, useQuery } from '@forecourt/web-kit';
import { vehicleQuery } from '../api/get-vehicle.ts';
import { VehicleNotFound } from './vehicle-not-found.tsx';
import { VehicleSkeleton } from './vehicle-skeleton.tsx';
import { VehicleView } from './vehicle-view.tsx';

/** The page of one vehicle, at /vehicle/{id} and /vehicles/{id} (D4). */
export function VehiclePage() {
  const { id = '' } = useParams();
  const { data: vehicle, isError } = useQuery(vehicleQuery(id));
  if (isError) return <VehicleNotFound />;
  // The key resets the gallery and the tabs when one van links to another.
  return vehicle ? <VehicleView key={vehicle.id} vehicle={vehicle} /> : <VehicleSkeleton />;
}
