import type { Vehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { onSite } from '../../../stock/on-site.ts';

/** POST /api/vehicles/{id}/publish: puts a van on the site that was held back; again, it does nothing. */
export const publishVehicle = ({ id }: Pick<Vehicle, 'id'>): Promise<Vehicle> =>
  staffApi.json<Vehicle>(`/api/vehicles/${id}/publish`, { method: 'POST' });

export function usePublishVehicle() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: publishVehicle,
    onSuccess: (published) => {
      // The whole van, because it has one mark less than before.
      const { queryKey } = vehiclesQuery();
      client.setQueryData(queryKey, (list) => list?.map((van) => (van.id === published.id ? published : van)));
      showToast({ title: 'The van is on the site', text: vehicleTitle(published), ...onSite(published) });
    },
    onError: (error) => showToast({ tone: 'error', title: 'The van is not on the site', text: whyNot(error) }),
  });
}
