import type { Vehicle } from '@forecourt/contracts';
import { ApiError } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/** GET /api/vehicles/{id}: the current van; GET /api/vehicles/by-id, if it is not on the site yet. */
export async function fetchVehicle(id: number | string, signal?: AbortSignal): Promise<Vehicle> {
  const path = encodeURIComponent(id);
  const options = { ...(signal && { signal }) };
  try {
    return await staffApi.json<Vehicle>(`/api/vehicles/${path}`, options);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const [held] = await staffApi.json<Vehicle[]>(`/api/vehicles/by-id?ids=${path}`, options);
    if (held) return held;
    throw error;
  }
}
