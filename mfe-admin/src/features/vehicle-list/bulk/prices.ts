import type { Dealership, ListedVehicle } from '@forecourt/contracts';
import {
  estimateMonthlyPrice,
  fromPence,
  type IsoDate,
  isForSale,
  isUnlikelyForVan,
  isUnlikelyPrice,
  toPence,
  yearOf,
} from '@forecourt/rules';

/** What is done to a price: "£500 less", "5 % more". */
export interface PriceStep {
  readonly direction: 'less' | 'more';
  readonly unit: 'pounds' | 'percent';
  readonly amount: number;
}

/** What is stored of a van's prices. */
export type StoredPrices = Pick<ListedVehicle, 'price' | 'monthlyPrice'>;

/** A van whose price changes. */
export interface Repriced {
  readonly van: ListedVehicle;
  readonly now: StoredPrices;
}

/** Whole pounds, because nobody asks for pence of a percentage; what is less than a pound stays. */
const stepped = (price: string, { direction, unit, amount }: PriceStep): number => {
  const pence = toPence(price);
  const by = unit === 'pounds' ? amount * 100 : Math.round((pence * amount) / 100 / 100) * 100;
  return direction === 'less' ? pence - by : pence + by;
};

/** A monthly price that is the estimate of its price, or none where nothing was financed, stays that, as in the editor (D33). */
function following({ price, monthlyPrice }: StoredPrices, now: string, terms: Dealership['finance']): number | null {
  const estimate = (of: string): number | null => estimateMonthlyPrice(of, terms) || null;
  return monthlyPrice === estimate(price) ? estimate(now) : monthlyPrice;
}

/** Prices of sold vans are left alone; null if a step leaves nothing of one of the others. */
export function repriced(
  vans: readonly ListedVehicle[],
  step: PriceStep,
  terms: Dealership['finance'],
): readonly Repriced[] | null {
  const all = vans.filter(isForSale).map((van) => ({ van, pence: stepped(van.price, step) }));
  if (all.some(({ pence }) => pence <= 0)) return null;
  return all.map(({ van, pence }) => {
    const price = fromPence(pence);
    return { van, now: { price, monthlyPrice: following(van, price, terms) } };
  });
}

/** Whether the new price is probably a slip. */
export const isUnlikely = ({ van, now }: Repriced, today: IsoDate): boolean =>
  isUnlikelyPrice(Number(van.price), Number(now.price)) || isUnlikelyForVan(Number(now.price), yearOf(today) - van.year);

/** Whether its monthly price was set by hand, and so does not follow. */
export const keepsMonthlyPrice = ({ van, now }: Repriced): boolean =>
  van.monthlyPrice !== null && van.monthlyPrice === now.monthlyPrice;
