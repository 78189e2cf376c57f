import type { VehicleLookup } from '@forecourt/contracts';
import { ApiError, useMutation } from '@forecourt/web-kit';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';

/** What is said of a registration that nobody knows (specification §8). */
const NOT_FOUND = 'Could not find vehicle with that registration';

/** Why there is no vehicle, in a sentence: not found, not a registration, or nobody to ask. */
const whyNotFound = (error: unknown): string => (error instanceof ApiError && error.status === 404 ? NOT_FOUND : whyNot(error));

/** GET /api/vehicle-lookup. Its error is the sentence to show: beside the field, as a toast would lie over the way on. */
export function useLookupVehicle() {
  return useMutation<VehicleLookup, Error, string>({
    mutationFn: async (registration) => {
      const query = new URLSearchParams({ registration });
      try {
        return await staffApi.json<VehicleLookup>(`/api/vehicle-lookup?${query}`);
      } catch (error) {
        throw new Error(whyNotFound(error), { cause: error });
      }
    },
  });
}
