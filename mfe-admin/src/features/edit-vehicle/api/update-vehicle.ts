import type { UpdateVehicle, Vehicle } from '@forecourt/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

interface Save {
  readonly base: Vehicle;
  readonly patch: UpdateVehicle;
}

/** The list takes the saved van over; public pages that were looked at before ask again. */
function spread(client: QueryClient, stored: Vehicle): void {
  client.setQueryData<Vehicle[]>(['staff', 'vehicles'], (vehicles) =>
    vehicles?.map((vehicle) => (vehicle.id === stored.id ? stored : vehicle)),
  );
  client.removeQueries({ queryKey: ['vehicle', String(stored.id)] });
  client.removeQueries({ queryKey: ['vehicles'] });
}

/** PATCH /api/vehicles/{id} with what was changed (D23); a van that somebody else has changed meanwhile is refused (409). */
export function useUpdateVehicle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ base: { id, version }, patch }: Save) =>
      staffApi.json<Vehicle>(`/api/vehicles/${id}`, { method: 'PATCH', body: { ...patch, version } }),
    onSuccess: (stored) => spread(client, stored),
  });
}
