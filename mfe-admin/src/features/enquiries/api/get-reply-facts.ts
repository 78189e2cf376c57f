import type { Enquiry, Vehicle } from '@forecourt/contracts';
import { ApiError, queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';
import { availabilityOf } from '../van-sentences.ts';

const SIMILAR = 3;

const vehicleOf = async (id: number, signal: AbortSignal): Promise<Vehicle | null> => {
  try {
    return await staffApi.json<Vehicle>(`/api/vehicles/${id}`, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** The van of an enquiry as it is in the stock now, and those like it if it cannot be had. */
export const replyFactsQuery = ({ vehicleId }: Pick<Enquiry, 'vehicleId'>) =>
  queryOptions({
    queryKey: ['staff', 'reply-facts', vehicleId],
    queryFn: async ({ signal }): Promise<{ readonly vehicle: Vehicle | null; readonly similar: readonly Vehicle[] }> => {
      const vehicle = vehicleId === null ? null : await vehicleOf(vehicleId, signal);
      const isWanted = vehicle !== null && ['reserved', 'sold'].includes(availabilityOf(vehicle));
      const similar = isWanted ? await staffApi.json<Vehicle[]>(`/api/vehicles/${vehicle.id}/similar`, { signal }) : [];
      return { vehicle, similar: similar.slice(0, SIMILAR) };
    },
    // Prices change, and a mail says what holds now.
    gcTime: 0,
  });
