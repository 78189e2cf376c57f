import { queryOptions } from '@forecourt/web-kit';
import { fetchVehicle } from '../../../stock/fetch-vehicle.ts';

/** Fetched whenever the editor opens, because a save names the version that the form started from. */
export const editedVehicleQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'edited-vehicle', id],
    queryFn: ({ signal }) => fetchVehicle(id, signal),
    gcTime: 0,
  });
