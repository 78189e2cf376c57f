import type { UpdateVehicle, Vehicle } from '@forecourt/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@forecourt/web-kit';
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
    // What waits for the connection says so; the library would hold it back in silence.
    networkMode: 'always',
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
