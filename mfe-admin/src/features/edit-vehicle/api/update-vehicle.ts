import { type ListedVehicle, listedVehicle, type UpdateVehicle, type Vehicle } from '@forecourt/contracts';
import { type QueryClient, useQueryClient } from '@forecourt/web-kit';
import { useMutation } from '@forecourt/web-kit/mutation';
import { newIdempotencyKey } from '../../../calls/idempotency-key.ts';
import { sendUntilAnswered, type Waiting } from '../../../calls/send-until-answered.ts';
import { staffApi } from '../../../session/staff-api.ts';

interface Save {
  readonly base: Vehicle;
  readonly patch: UpdateVehicle;
  /** Cancels it. */
  readonly signal: AbortSignal;
  readonly onWaiting: (waiting: Waiting | null) => void;
}

/** Updates the list with the saved van and invalidates the queries of public pages. */
function spread(client: QueryClient, stored: Vehicle): void {
  client.setQueryData<ListedVehicle[]>(['staff', 'vehicles'], (vehicles) =>
    vehicles?.map((vehicle) => (vehicle.id === stored.id ? listedVehicle(stored) : vehicle)),
  );
  client.removeQueries({ queryKey: ['vehicle', String(stored.id)] });
  client.removeQueries({ queryKey: ['vehicles'] });
}

/** PATCH /api/vehicles/{id} with what was changed (D23); 409 if somebody else has changed the van meanwhile. */
export function useUpdateVehicle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ base: { id, version }, patch, ...waiting }: Save) => {
      const headers = { 'idempotency-key': newIdempotencyKey() };
      const body = { ...patch, version };
      return sendUntilAnswered(
        (signal) => staffApi.json<Vehicle>(`/api/vehicles/${id}`, { method: 'PATCH', body, headers, signal }),
        waiting,
      );
    },
    onSuccess: (stored) => spread(client, stored),
  });
}
