import { type ListedVehicle, listedVehicle, type Vehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { type QueryClient, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { onSite } from '../../../stock/on-site.ts';
import { whoWaitsNews } from '../../../who-waits/get-who-waits.ts';

/** POST /api/vehicles/{id}/publish: puts a van on the site that was held back; again, it does nothing. */
export const publishVehicle = async ({ id }: Pick<ListedVehicle, 'id'>): Promise<ListedVehicle> =>
  listedVehicle(await staffApi.json<Vehicle>(`/api/vehicles/${id}/publish`, { method: 'POST' }));

/** All of it, because it has one mark less or more than before. */
const show = (client: QueryClient, stored: ListedVehicle): void => {
  client.setQueryData(vehiclesQuery().queryKey, (list) => list?.map((van) => (van.id === stored.id ? stored : van)));
};

/** POST /api/vehicles/{id}/hold: takes a van off the site without deleting it, with an offer to undo it; again, it does nothing. */
export function useHoldVehicle() {
  const client = useQueryClient();
  const { mutate: publish } = usePublishVehicle();
  const tell = async (held: ListedVehicle) => {
    const news = await whoWaitsNews(client, [held.id]);
    const title = vehicleTitle(held);
    showToast({
      title: 'The van is off the site',
      ...news,
      text: news ? `${title}. ${news.text}` : title,
      action: { label: 'Undo', run: () => publish(held) },
    });
  };
  return useSingleMutation({
    mutationFn: async ({ id }: Pick<ListedVehicle, 'id'>) =>
      listedVehicle(await staffApi.json<Vehicle>(`/api/vehicles/${id}/hold`, { method: 'POST' })),
    onSuccess: (held) => {
      show(client, held);
      void tell(held);
    },
    onError: (error) => showToast({ tone: 'error', title: 'The van is still on the site', text: whyNot(error) }),
  });
}

export function usePublishVehicle() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: publishVehicle,
    onSuccess: (published) => {
      show(client, published);
      showToast({ title: 'The van is on the site', text: vehicleTitle(published), ...onSite(published) });
    },
    onError: (error) => showToast({ tone: 'error', title: 'The van is not on the site', text: whyNot(error) }),
  });
}
