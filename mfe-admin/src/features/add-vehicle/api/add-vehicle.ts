import type { CreateVehicle, Vehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { ApiError, showToast } from '@forecourt/web-kit';
import { useMutation } from '@forecourt/web-kit/mutation';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { onSite } from '../../../stock/on-site.ts';

interface Addition {
  readonly body: CreateVehicle;
  /** The same for every attempt to save a draft, so that only one van is added. */
  readonly key: string;
}

const NOTHING_LOST = 'Nothing you entered is lost. Please try again.';
const ALREADY_ADDED = 'You have already added this vehicle. Find it in the list and edit it there.';

const whyNotAdded = (error: Error): string => {
  if (!(error instanceof ApiError)) return NOTHING_LOST;
  return error.problem?.code === 'SERVICE.IDEMPOTENCY_KEY_REUSED' ? ALREADY_ADDED : whyNot(error);
};

/** POST /api/vehicles. */
export function useAddVehicle(onAdded: (vehicle: Vehicle) => void) {
  return useMutation({
    mutationFn: ({ body, key }: Addition) =>
      staffApi.json<Vehicle>('/api/vehicles', { method: 'POST', body, headers: { 'idempotency-key': key } }),
    onSuccess: (vehicle) => {
      showToast({
        title: 'Vehicle added to inventory successfully',
        text: vehicleTitle(vehicle),
        ...onSite(vehicle),
      });
      onAdded(vehicle);
    },
    onError: (error) => showToast({ tone: 'error', title: 'Failed to add vehicle to inventory', text: whyNotAdded(error) }),
  });
}
