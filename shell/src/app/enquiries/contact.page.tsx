import type { RouteModule } from '@forecourt/web-kit';
import { serverForm } from '../forms/server-form.ts';
import { askedVehicleQuery, vehicleIdIn } from './asked-vehicle.ts';
import { ContactPage } from './contact-page.tsx';

const loadForm = serverForm('contact');

export const loader: NonNullable<RouteModule['loader']> = async (args) => {
  const { url, queryClient } = args;
  const id = vehicleIdIn(url.searchParams);
  await Promise.all([id && queryClient.prefetchQuery(askedVehicleQuery(id)), loadForm(args)]);
};

export const Component = ContactPage;
export const queryKeys = ['vehicle', 'type'];
