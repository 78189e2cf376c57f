import type { InStockSince, ListedVehicle } from '@forecourt/contracts';
import { type IsoDate, type StockPart, stockPartsOf } from '@forecourt/rules';
import { dayOf } from '@forecourt/web-kit';

/** The parts of the stock that each of these vans belongs to, as the figures of Today count them. */
export const partsOfEach = (
  vehicles: readonly ListedVehicle[],
  since: InStockSince,
  today: IsoDate,
): readonly (readonly StockPart[])[] =>
  vehicles.map((vehicle) => stockPartsOf(vehicle, since[vehicle.id] ?? dayOf(Date.parse(vehicle.createdAt)), today));
