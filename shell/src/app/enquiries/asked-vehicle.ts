import type { Vehicle } from '@forecourt/contracts';
import { isForSale } from '@forecourt/rules';
import { type Api, ApiError, apiOf, queryOptions } from '@forecourt/web-kit';

/** The van in `?vehicle=`, or why it cannot be shown: it does not exist (any more), or inventory cannot be reached. */
export type AskedVehicle = Vehicle | 'unknown' | 'unreachable';

/** A vehicle's id is a whole number; anything else is ignored (D10). */
const VEHICLE_ID = /^[1-9]\d{0,8}$/;

export const vehicleIdIn = (query: URLSearchParams): string | null => {
  const id = query.get('vehicle');
  return id !== null && VEHICLE_ID.test(id) ? id : null;
};

/** Never rejects: an enquiry can be made whether or not its van can be shown. */
export async function fetchAskedVehicle(api: Api, id: string, signal?: AbortSignal): Promise<AskedVehicle> {
  try {
    return await api.json<Vehicle>(`/api/vehicles/${id}`, signal && { signal });
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'unknown' : 'unreachable';
  }
}

export const askedVehicleQuery = (id: string) =>
  queryOptions({
    queryKey: ['asked-vehicle', id],
    queryFn: ({ client, signal }) => fetchAskedVehicle(apiOf(client), id, signal),
  });

/** The van to send with the enquiry: one that no longer exists is left out, because the service would not know it. */
export function subjectVehicle(id: string | null, asked: AskedVehicle | undefined) {
  if (id === null || asked === 'unknown') return null;
  return typeof asked === 'object'
    ? {
        id: asked.id,
        make: asked.make,
        model: asked.model,
        registrationNumber: asked.registrationNumber,
        isSold: !isForSale(asked),
      }
    : { id: Number(id) };
}
