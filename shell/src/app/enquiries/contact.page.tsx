import type { RouteModule } from '@forecourt/web-kit';
import { serverForm } from '../forms/server-form.ts';
import { IN_BROWSER } from '../in-browser.ts';
import { askedVehicleQuery, vehicleIdIn } from './asked-vehicle.ts';
import { ContactPage } from './contact-page.tsx';

const loadForm = serverForm('contact');

export const loader: NonNullable<RouteModule['loader']> = async (args) => {
  const { url, queryClient } = args;
  const id = vehicleIdIn(url.searchParams);
  const vehicle = id && queryClient.prefetchQuery(askedVehicleQuery(id));
  if (!IN_BROWSER) await Promise.all([vehicle, loadForm(args)]);
};

export const Component = ContactPage;
export const queryKeys = ['vehicle', 'type'];
