import type { Vehicle } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** GET /api/vehicles/{id}: the current van. */
export const fetchVehicle = (id: number | string, signal?: AbortSignal): Promise<Vehicle> =>
  staffApi.json<Vehicle>(`/api/vehicles/${encodeURIComponent(id)}`, { ...(signal && { signal }) });

/** Fetched whenever the editor opens, because a save names the version that the form started from. */
export const editedVehicleQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'edited-vehicle', id],
    queryFn: ({ signal }) => fetchVehicle(id, signal),
    gcTime: 0,
  });
