import { isKnownWord } from '@forecourt/language';
import { foldText } from '@forecourt/rules';
import type { ChatStock } from '../../chat-engine.ts';
import { type Van, vanOf } from '../find/van.ts';
import type { StockNames } from '../understand/stock-names.ts';

/** A name of two letters is an everyday word. */
const SHORTEST = 3;

/** The stock as one answer sees it. */
export interface StockView {
  /** Every van, sold ones included. */
  readonly all: readonly Van[];
  /** What may be recommended. */
  readonly available: readonly Van[];
  readonly names: StockNames;
  find(id: number): Van | undefined;
}

/** Makes and models that only this dealer has. */
const ownNames = (vans: readonly Van[]): StockNames => {
  const makes = new Map<string, string>();
  const models = new Map<string, string>();
  const trims = new Set(vans.flatMap((van) => van.trims));
  const byMark = new Map(vans.flatMap(({ mark, id }) => (mark === null ? [] : [[mark, id] as const])).reverse());
  for (const { own, values } of vans) {
    if (own === null) continue;
    const [make = '', model = ''] = values.name;
    if (own.make.length >= SHORTEST) makes.set(own.make, make);
    if (own.model.length >= SHORTEST) models.set(own.model, model);
  }
  return {
    makes,
    models,
    isTrim: (word) => trims.has(word) && !isKnownWord(word),
    isMentioned: (words) =>
      vans.some(({ available, vehicle }) => available && foldText(vehicle.description ?? '').includes(words.replace(/s$/, ''))),
    vanOfMark: (mark) => byMark.get(mark),
  };
};

const viewOf = (stock: ChatStock): StockView => {
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

/** As long as the stock does not change it is looked over once. */
const views = new WeakMap<ChatStock, StockView>();

export const stockView = (stock: ChatStock): StockView => {
  const known = views.get(stock) ?? viewOf(stock);
  views.set(stock, known);
  return known;
};
