import type { InStockSince, ListedVehicle } from '@forecourt/contracts';
import { type IsoDate, type StockPart, stockPartsOf } from '@forecourt/rules';
import { dayOf } from '@forecourt/web-kit';

interface Known {
  readonly recorded: IsoDate | undefined;
  readonly today: IsoDate;
  readonly parts: readonly StockPart[];
}

/** Worked out once for each van: the list asks at every letter of a search. */
const known = new WeakMap<ListedVehicle, Known>();

/** The parts of the stock that a van belongs to, as the figures of Today count them. */
export function partsOf(vehicle: ListedVehicle, since: InStockSince, today: IsoDate): readonly StockPart[] {
  const recorded = since[vehicle.id];
  const before = known.get(vehicle);
  if (before?.recorded === recorded && before?.today === today) return before.parts;
  const parts = stockPartsOf(vehicle, recorded ?? dayOf(Date.parse(vehicle.createdAt)), today);
  known.set(vehicle, { recorded, today, parts });
  return parts;
}
