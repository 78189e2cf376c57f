import { stockPartQuery } from '../../stock/get-stock-part.ts';

/** Vehicles on the home page (specification §9). */
const FIRST_VEHICLES = 6;

export const firstVehiclesQuery = stockPartQuery({ filters: '', limit: FIRST_VEHICLES, cursor: null });
