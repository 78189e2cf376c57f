import type { Vehicle } from '@forecourt/contracts';
import { type Api, ApiError, apiOf, queryOptions } from '@forecourt/web-kit';

/** What is known of the van in `?vehicle=`: itself, that there is none (any more), or nothing at the moment. */
export type AskedVehicle = Vehicle | 'unknown' | 'unreachable';

/** A vehicle's id is a whole number; anything else is ignored (D10). */
const VEHICLE_ID = /^[1-9]\d{0,8}$/;

export const vehicleIdIn = (query: URLSearchParams): string | null => {
  const id = query.get('vehicle');
  return id !== null && VEHICLE_ID.test(id) ? id : null;
};

/** Never fails: an enquiry can be made whether or not its van can be shown. */
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

/** What goes into the enquiry: a van that is not there any more is not sent along, the service would not know it. */
export function subjectVehicle(id: string | null, asked: AskedVehicle | undefined) {
  if (id === null || asked === 'unknown') return null;
  return typeof asked === 'object'
    ? { id: asked.id, make: asked.make, model: asked.model, registrationNumber: asked.registrationNumber, isSold: asked.isSold }
    : { id: Number(id) };
}
