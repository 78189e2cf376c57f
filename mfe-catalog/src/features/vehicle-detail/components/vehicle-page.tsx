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
  return vehicle ? <VehicleView vehicle={vehicle} /> : <VehicleSkeleton />;
}
