import { vehicleTag } from '@forecourt/contracts';
import { ApiError, type RouteModule } from '@forecourt/web-kit';
import { qrCodeQuery } from '../features/vehicle-detail/api/get-qr-code.ts';
import { vehicleQuery } from '../features/vehicle-detail/api/get-vehicle.ts';
import { cardSize, pageAddressOf } from '../features/vehicle-detail/card-size.ts';
import { VehicleNotFound } from '../features/vehicle-detail/components/vehicle-not-found.tsx';
import { VehiclePage } from '../features/vehicle-detail/components/vehicle-page.tsx';

/** A vehicle's id is a whole number; anything else is not requested. */
const VEHICLE_ID = /^[1-9]\d{0,8}$/;

/** 404 for a vehicle that does not exist, 503 if that is unknown; both show 'Vehicle Not Found' (product §8). */
export const loader: RouteModule['loader'] = async ({ params, url, queryClient }) => {
  const id = params['id'] ?? '';
  if (!VEHICLE_ID.test(id)) throw new Response(null, { status: 404 });
  try {
    await queryClient.ensureQueryData(vehicleQuery(id));
    if (cardSize(url.searchParams)) await queryClient.ensureQueryData(qrCodeQuery(pageAddressOf(id, url.origin)));
  } catch (error) {
    throw new Response(null, { status: error instanceof ApiError && error.status === 404 ? 404 : 503 });
  }
};

export const Component = VehiclePage;
export const ErrorBoundary = VehicleNotFound;
export const tags: RouteModule['tags'] = ({ id = '' }) => [vehicleTag(id)];
/** `from=enquiries` only adds a link for staff, in the browser. */
export const queryKeys: RouteModule['queryKeys'] = ['card'];
