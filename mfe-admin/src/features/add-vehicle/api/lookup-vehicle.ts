import type { VehicleLookup } from '@forecourt/contracts';
import { ApiError, useMutation } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** What is said of a registration that nobody knows (specification §8). */
const NOT_FOUND = 'Could not find vehicle with that registration';
const NO_ANSWER = "We couldn't reach the lookup. Check your connection and try again.";

/** Why there is no vehicle, in a sentence: not found, not a registration, or nobody to ask. */
const whyNot = (error: unknown): string => {
  if (!(error instanceof ApiError)) return NO_ANSWER;
  if (error.status === 404) return NOT_FOUND;
  return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? NO_ANSWER;
};

/** GET /api/vehicle-lookup. Its error is the sentence to show: beside the field, as a toast would lie over the way on. */
export function useLookupVehicle() {
  return useMutation<VehicleLookup, Error, string>({
    mutationFn: async (registration) => {
      const query = new URLSearchParams({ registration });
      try {
        return await staffApi.json<VehicleLookup>(`/api/vehicle-lookup?${query}`);
      } catch (error) {
        throw new Error(whyNot(error), { cause: error });
      }
    },
  });
}
