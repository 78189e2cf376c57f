import type { StockView } from './stock-view.ts';
import { isChoice, type Wish } from './wish.ts';

/** A model that is only there with a battery is that one: "Dispatch" of a stock with ë-Dispatches alone. */
export const electricOnly = (wish: Wish, wishes: Iterable<Wish>, stock: StockView): Wish => {
  if (wish.kind !== 'name' || !isChoice(wish) || wish.not) return wish;
  const others = [...wishes].some((other) => other.kind === 'fuel' && !(isChoice(other) && other.values.includes('Electric')));
  if (others) return wish;
  const values = wish.values.map((value) => {
    const isThere = stock.all.some(({ values: { name } }) => name.includes(value));
    return (isThere ? undefined : stock.all.find(({ electricNames }) => electricNames.includes(value))?.values.name[1]) ?? value;
  });
  return { ...wish, values };
};

/** "Just the VW", of a Vivaro or a Transporter. */
export const narrowedName = (wish: Wish, held: Wish | undefined): Wish => {
  if (wish.kind !== 'name' || !isChoice(wish) || wish.not || held === undefined || !isChoice(held)) return wish;
  const kept = held.values.filter((value) => wish.values.some((make) => make.endsWith('|') && value.startsWith(make)));
  return kept.length > 0 && kept.length < held.values.length ? { ...wish, values: kept } : wish;
};
