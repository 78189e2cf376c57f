import { SERVER_ONLY } from '@forecourt/web-kit';
import { stockPartQuery } from '../../stock/get-stock-part.ts';

/** Number of vehicles on the home page (product §9): the first for sale in the default order (D37). */
const FIRST_VEHICLES = 6;

export const firstVehiclesQuery: ReturnType<typeof stockPartQuery> = {
  ...stockPartQuery({ filters: 'stockStatus=In+Stock', limit: FIRST_VEHICLES, cursor: null }),
  meta: SERVER_ONLY,
};
