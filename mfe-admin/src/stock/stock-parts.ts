import type { InStockSince, ListedVehicle } from '@forecourt/contracts';
import { type IsoDate, type StockPart, stockPartsOf } from '@forecourt/rules';
import { dayOf } from '@forecourt/web-kit';

interface Known {
  readonly since: IsoDate;
  readonly today: IsoDate;
  readonly parts: readonly StockPart[];
}

/** Worked out once for each van: the list asks at every letter of a search. */
const known = new WeakMap<ListedVehicle, Known>();

/** The parts of the stock that a van belongs to, as the figures of Today count them. */
export function partsOf(vehicle: ListedVehicle, recorded: InStockSince, today: IsoDate): readonly StockPart[] {
  const since = recorded[vehicle.id] ?? dayOf(Date.parse(vehicle.createdAt));
  const before = known.get(vehicle);
  if (before?.since === since && before.today === today) return before.parts;
  const parts = stockPartsOf(vehicle, since, today);
  known.set(vehicle, { since, today, parts });
  return parts;
}
