import type { Vehicle } from '@forecourt/contracts';
import { showToast, useMutation, useQueryClient } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';
import { vehiclesQuery } from '../../../vehicle/get-vehicles.ts';
import { replaceVehicle } from '../replace-vehicle.ts';

/** What the controls of a card change. */
export type CardChange = Partial<Pick<Vehicle, 'stockStatus' | 'isSold' | 'vatQualifying'>>;

/**
 * PATCH /api/vehicles/{id} by a card's controls: seen at once, taken back when it fails. The changes of one van are sent
 * one after the other, and only the answer to the last replaces what is shown.
 */
export function useChangeVehicle({ id }: Pick<Vehicle, 'id'>) {
  const client = useQueryClient();
  const { queryKey } = vehiclesQuery();
  const mutationKey = ['staff', 'change-vehicle', id];
  const show = (change: Partial<Vehicle>) =>
    client.setQueryData(queryKey, (vehicles) => vehicles && replaceVehicle(vehicles, id, change));
  return useMutation({
    mutationKey,
    scope: { id: `change-vehicle-${id}` },
    mutationFn: (change: CardChange) => staffApi.json<Vehicle>(`/api/vehicles/${id}`, { method: 'PATCH', body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.find((vehicle) => vehicle.id === id);
      show(change);
      return before;
    },
    onSuccess: (stored) => {
      if (client.isMutating({ mutationKey }) === 1) show(stored);
      showToast({ title: 'Vehicle status updated successfully' });
    },
    onError: (_error, change, before) => {
      const fields = Object.keys(change) as (keyof CardChange)[];
      show(Object.fromEntries(fields.map((field) => [field, before?.[field]])));
      showToast({ tone: 'error', title: 'Failed to update status', text: 'It is as it was before. Please try again.' });
    },
  });
}
