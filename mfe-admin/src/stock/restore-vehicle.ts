import { listedVehicle, type Vehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { whyNot } from '../calls/why-not.ts';
import { staffApi } from '../session/staff-api.ts';
import { removedVehiclesQuery } from './get-removed-vehicles.ts';
import { vehiclesQuery } from './get-vehicles.ts';
import { onSite } from './on-site.ts';

const isBack = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'INVENTORY.VEHICLE_NOT_REMOVED';

/** POST /api/vehicles/{id}/restore: puts a deleted van back into the stock. Succeeds if it has been restored already. */
export function useRestoreVehicle() {
  const client = useQueryClient();
  const read = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey });
  return useSingleMutation({
    mutationFn: async (id: number): Promise<Vehicle | null> => {
      try {
        return await staffApi.json<Vehicle>(`/api/vehicles/${id}/restore`, { method: 'POST' });
      } catch (error) {
        if (isBack(error)) return null;
        throw error;
      }
    },
    onSuccess: (restored, id) => {
      client.setQueryData(removedVehiclesQuery().queryKey, (removed) => removed?.filter((vehicle) => vehicle.id !== id));
      if (restored)
        client.setQueryData(vehiclesQuery().queryKey, (vehicles) => vehicles && [listedVehicle(restored), ...vehicles]);
      else void read(vehiclesQuery().queryKey);
      showToast({ title: 'Vehicle restored', ...(restored && { text: vehicleTitle(restored), ...onSite(restored) }) });
    },
    onError: (error) => {
      showToast({ tone: 'error', title: 'Failed to restore vehicle', text: whyNot(error) });
      void read(removedVehiclesQuery().queryKey);
    },
  });
}
