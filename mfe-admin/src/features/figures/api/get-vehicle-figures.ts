import type { VehicleFigures } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** GET /api/vehicles/{id}/figures: who looked at a van, by day. */
export const vehicleFiguresQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'vehicle-figures', id],
    queryFn: ({ signal }) => staffApi.json<VehicleFigures>(`/api/vehicles/${encodeURIComponent(id)}/figures`, { signal }),
    refetchOnMount: 'always',
  });
