import { type ListedVehicle, listedVehicle, type Vehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useMutation } from '@forecourt/web-kit/mutation';
import { useRef, useState } from 'react';
import { sendUntilAnswered, type Waiting } from '../../../calls/send-until-answered.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { isOtherAvailability } from '../../../stock/is-other-availability.ts';
import { whoWaitsNews } from '../../../who-waits/get-who-waits.ts';
import { replaceVehicle } from '../replace-vehicle.ts';

/** What the controls of a card change. */
export type CardChange = Partial<Pick<ListedVehicle, 'stockStatus' | 'isSold' | 'vatQualifying'>>;

/**
 * PATCH /api/vehicles/{id} from a card's controls, with an optimistic update and Undo in the toast. Changes of one van are sent one
 * after another, and only the last answer replaces what is shown.
 */
export function useChangeVehicle({ id }: Pick<ListedVehicle, 'id'>) {
  const client = useQueryClient();
  const { queryKey } = vehiclesQuery();
  const mutationKey = ['staff', 'change-vehicle', id];
  const show = (change: Partial<ListedVehicle>) =>
    client.setQueryData(queryKey, (vehicles) => vehicles && replaceVehicle(vehicles, id, change));
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const cancel = useRef(new AbortController());
  const mutation = useMutation({
    mutationKey,
    scope: { id: `change-vehicle-${id}` },
    mutationFn: (change: CardChange) => {
      cancel.current = new AbortController();
      return sendUntilAnswered(
        (signal) => staffApi.json<Vehicle>(`/api/vehicles/${id}`, { method: 'PATCH', body: change, signal }),
        { signal: cancel.current.signal, onWaiting: setWaiting },
      );
    },
    onMutate: async (change): Promise<CardChange> => {
      await client.cancelQueries({ queryKey });
      const shown = client.getQueryData(queryKey)?.find((vehicle) => vehicle.id === id);
      const fields = Object.keys(change) as (keyof CardChange)[];
      show(change);
      return Object.fromEntries(fields.map((field) => [field, shown?.[field]]));
    },
    onSuccess: (stored, _change, before) => {
      if (client.isMutating({ mutationKey }) === 1) show(listedVehicle(stored));
      void tell(stored, before);
    },
    onError: (_error, _change, before) => {
      if (before) show(before);
      if (cancel.current.signal.aborted) return;
      showToast({ tone: 'error', title: 'Failed to update status', text: 'Nothing has changed. Please try again.' });
    },
  });
  const tell = async (stored: Vehicle, before: CardChange) => {
    const news = isOtherAvailability({ ...stored, ...before }, stored) ? await whoWaitsNews(client, [id]) : null;
    const title = vehicleTitle(stored);
    showToast({
      title: 'Vehicle status updated successfully',
      ...news,
      text: news ? `${title}. ${news.text}` : title,
      action: { label: 'Undo', run: () => mutation.mutate(before) },
    });
  };
  return { mutate: mutation.mutate, waiting, cancel: () => cancel.current.abort() };
}
