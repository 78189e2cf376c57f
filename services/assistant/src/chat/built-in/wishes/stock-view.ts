import type { ChatStock } from '../../chat-engine.ts';
import { type Van, vanOf } from '../find/van.ts';
import type { StockNames } from '../understand/read-names.ts';
import { KNOWN_MAKES } from '../vocabulary/known-names.ts';
import { nameKey } from '../vocabulary/name-key.ts';

/** The stock as one answer sees it. */
export interface StockView {
  /** Every van, sold ones included. */
  readonly all: readonly Van[];
  /** What may be recommended. */
  readonly available: readonly Van[];
  readonly names: StockNames;
  find(id: number): Van | undefined;
}

const KNOWN = new Set(KNOWN_MAKES.flatMap(({ make, aliases }) => [nameKey(make), ...aliases]));

/** Makes and models that only this dealer has. */
const ownNames = (vans: readonly Van[]): StockNames => {
  const makes = new Map<string, string>();
  const models = new Map<string, string>();
  for (const { vehicle, names } of vans) {
    const [make = '', model = ''] = names;
    const makeKey = nameKey(vehicle.make);
    if (KNOWN.has(makeKey)) continue;
    if (makeKey.length > 2) makes.set(makeKey, make);
    const modelKey = nameKey(vehicle.model);
    if (modelKey.length > 2) models.set(modelKey, model);
  }
  return { makes, models, trims: new Set(vans.flatMap(({ trims }) => trims)) };
};

export const stockView = (stock: ChatStock): StockView => {
  const all = [...stock.vans].map(vanOf);
  return {
    all,
    available: all.filter(({ available }) => available),
    names: ownNames(all),
    find: (id) => {
      const found = stock.find(id);
      return found && vanOf(found);
    },
  };
};
