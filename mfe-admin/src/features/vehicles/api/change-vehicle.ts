import type { Vehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { showToast, useMutation, useQueryClient } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';
import { vehiclesQuery } from '../../../vehicle/get-vehicles.ts';
import { replaceVehicle } from '../replace-vehicle.ts';

/** What the controls of a card change. */
export type CardChange = Partial<Pick<Vehicle, 'stockStatus' | 'isSold' | 'vatQualifying'>>;

/**
 * PATCH /api/vehicles/{id} by a card's controls: seen at once, taken back when it fails, and undone from the toast. The
 * changes of one van are sent one after the other, and only the answer to the last replaces what is shown.
 */
export function useChangeVehicle({ id }: Pick<Vehicle, 'id'>) {
  const client = useQueryClient();
  const { queryKey } = vehiclesQuery();
  const mutationKey = ['staff', 'change-vehicle', id];
  const show = (change: Partial<Vehicle>) =>
    client.setQueryData(queryKey, (vehicles) => vehicles && replaceVehicle(vehicles, id, change));
  const mutation = useMutation({
    mutationKey,
    scope: { id: `change-vehicle-${id}` },
    mutationFn: (change: CardChange) => staffApi.json<Vehicle>(`/api/vehicles/${id}`, { method: 'PATCH', body: change }),
    onMutate: async (change): Promise<CardChange> => {
      await client.cancelQueries({ queryKey });
      const shown = client.getQueryData(queryKey)?.find((vehicle) => vehicle.id === id);
      const fields = Object.keys(change) as (keyof CardChange)[];
      show(change);
      return Object.fromEntries(fields.map((field) => [field, shown?.[field]]));
    },
    onSuccess: (stored, _change, before) => {
      if (client.isMutating({ mutationKey }) === 1) show(stored);
      showToast({
        title: 'Vehicle status updated successfully',
        text: vehicleTitle(stored),
        action: { label: 'Undo', run: () => mutation.mutate(before) },
      });
    },
    onError: (_error, _change, before) => {
      if (before) show(before);
      showToast({ tone: 'error', title: 'Failed to update status', text: 'Nothing has changed. Please try again.' });
    },
  });
  return mutation;
}
