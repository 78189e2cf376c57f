import { apiOf, type RouteModule } from '@forecourt/web-kit';
import { startForm } from '../forms/form-start.ts';
import { formStateKey, untouched } from '../forms/form-state.ts';
import { IN_BROWSER } from '../in-browser.ts';
import { askedVehicleQuery, vehicleIdIn } from './asked-vehicle.ts';
import { ContactPage } from './contact-page.tsx';

/** On the server what the form carries as well: it is sent from there without scripts. Not kept, since every visitor's is another. */
export const loader: NonNullable<RouteModule['loader']> = async ({ url, queryClient }) => {
  const id = vehicleIdIn(url.searchParams);
  if (IN_BROWSER) {
    if (id) void queryClient.prefetchQuery(askedVehicleQuery(id));
    return;
  }
  await Promise.all([
    id && queryClient.ensureQueryData(askedVehicleQuery(id)),
    queryClient.ensureQueryData({
      queryKey: formStateKey('contact'),
      queryFn: async () => untouched(await startForm(apiOf(queryClient))),
    }),
  ]);
};

export const Component = ContactPage;
export const queryKeys = ['vehicle', 'type', 'sent'];
