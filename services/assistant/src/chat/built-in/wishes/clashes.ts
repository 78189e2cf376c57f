import { fitting, wantsElectric } from '../find/search.ts';
import { wishTest } from '../find/wish-test.ts';
import type { StockView } from './stock-view.ts';
import type { Wish } from './wish.ts';

/** Each says what a van is: where no van is both, the newer word counts. The size of a model goes with it, not the other way round. */
const OVERRULES: Readonly<Record<string, readonly string[]>> = {
  name: ['body', 'size', 'code', 'wheelbase', 'roof'],
  body: ['name', 'size', 'code'],
  size: ['name', 'body', 'code'],
  code: ['name', 'body', 'size'],
};
/** What a model says that is not in stock. */
const SIZES: ReadonlySet<string> = new Set(['size', 'code', 'wheelbase', 'roof']);

export const settleClashes = (wishes: Map<string, Wish>, fresh: ReadonlySet<string>, stock: StockView): void => {
  for (const [newer, overruled] of Object.entries(OVERRULES)) {
    const wish = wishes.get(newer);
    if (wish === undefined || !fresh.has(newer)) continue;
    const older = overruled.filter((key) => wishes.has(key) && !fresh.has(key));
    if (older.length === 0) continue;
    const vans = stock.all.filter(wishTest(wish, wantsElectric(wishes.values())));
    for (const key of older) {
      const held = wishes.get(key);
      if (held === undefined) continue;
      if (vans.length === 0 ? SIZES.has(key) : !vans.some(wishTest(held, false))) wishes.delete(key);
    }
  }
};

const KINDS_OF_VAN = ['body', 'name', 'size'];
/** "Cheaper than those" holds as long as the same kind of van is wanted, and there is one. */
export const dropComparisons = (wishes: Map<string, Wish>, fresh: ReadonlySet<string>, stock: StockView): void => {
  const held = [...wishes.keys()].filter((key) => key.startsWith('than ') && !fresh.has(key));
  const isOther = KINDS_OF_VAN.some((key) => fresh.has(key));
  if (held.length > 0 && (isOther || fitting(stock.available, wishes).length === 0)) for (const key of held) wishes.delete(key);
};

/** "Forget electric, diesel": no such van has a range. */
export const dropRange = (wishes: Map<string, Wish>, fresh: ReadonlySet<string>): void => {
  if (!fresh.has('range') && !wantsElectric(wishes.values())) wishes.delete('range');
};
