import type { RemovedVehicle } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/** GET /api/vehicles/removed: the vans that were deleted within the last 30 days and can be restored (D27). */
export const removedVehiclesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'removed-vehicles'],
    queryFn: ({ signal }) => staffApi.json<RemovedVehicle[]>('/api/vehicles/removed', { signal }),
    refetchOnMount: 'always',
  });
