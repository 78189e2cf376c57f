import type { VehicleLookup } from '@forecourt/contracts';
import { ApiError } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { REGISTRATION_TAKEN } from '../../../stock/vans-by-registration.ts';

/** The message for an unknown registration (product §8). */
const NOT_FOUND = 'Could not find vehicle with that registration';

/** Why the van cannot be added, and what to do instead. */
export class LookupError extends Error {
  override readonly name = 'LookupError';
  readonly reason: 'unknown' | 'in stock' | 'failed';

  constructor(cause: unknown) {
    const isUnknown = cause instanceof ApiError && cause.status === 404;
    super(isUnknown ? NOT_FOUND : whyNot(cause), { cause });
    const isTaken = cause instanceof ApiError && cause.problem?.code === REGISTRATION_TAKEN;
    this.reason = isUnknown ? 'unknown' : isTaken ? 'in stock' : 'failed';
  }
}

/** GET /api/vehicle-lookup. Its error is shown beside the field, because a toast would cover the next step. */
export function useLookupVehicle() {
  return useSingleMutation<VehicleLookup, LookupError, string>({
    mutationFn: async (registration) => {
      const query = new URLSearchParams({ registration });
      try {
        return await staffApi.json<VehicleLookup>(`/api/vehicle-lookup?${query}`);
      } catch (error) {
        throw new LookupError(error);
      }
    },
  });
}
