import type { ListedVehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { removedVehiclesQuery } from '../../../stock/get-removed-vehicles.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { useRestoreVehicle } from '../../../stock/restore-vehicle.ts';

/** DELETE /api/vehicles/{id}, with an offer to undo it. Succeeds if somebody else has deleted the van meanwhile. */
export function useDeleteVehicle() {
  const client = useQueryClient();
  const { mutate: restore } = useRestoreVehicle();
  return useSingleMutation({
    mutationFn: async ({ id }: ListedVehicle) => {
      try {
        await staffApi.request(`/api/vehicles/${id}`, { method: 'DELETE' });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_nothing, vehicle) => {
      const { id } = vehicle;
      client.setQueryData(vehiclesQuery().queryKey, (vehicles) => vehicles?.filter((other) => other.id !== id));
      void client.invalidateQueries({ queryKey: removedVehiclesQuery().queryKey });
      showToast({
        title: 'Vehicle deleted successfully',
        text: vehicleTitle(vehicle),
        action: { label: 'Undo', run: () => restore(id) },
      });
    },
    onError: (error) => showToast({ tone: 'error', title: 'Failed to delete vehicle', text: whyNot(error) }),
  });
}
