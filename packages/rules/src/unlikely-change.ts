/** The largest usual step of a price, down or up: a van is hardly ever reduced by more than a fifth at once. Our own estimate. */
const USUAL_STEP = 1.25;
/** A mileage that changes by more than this factor more likely has a missing or extra digit. */
const UNLIKELY_FACTOR = 2;
/** Below this many miles even a tenfold correction is nothing unusual. */
const FEW_MILES = 10_000;

const factorOf = (before: number, now: number): number => (before > 0 && now > 0 ? Math.max(now / before, before / now) : 1);

/** Whether a change of a van's price, in pounds, is so large that it is asked about. */
export const isUnlikelyPrice = (before: number, now: number): boolean => factorOf(before, now) > USUAL_STEP;

/** Whether a change of a van's mileage is probably a slip. */
export const isUnlikelyMileage = (before: number, now: number): boolean =>
  factorOf(before, now) > UNLIKELY_FACTOR && Math.max(before, now) > FEW_MILES;

/** In pounds without VAT: less buys no van that runs, and no maker asks more. */
const VAN_PRICES = { from: 300, to: 150_000 };
/** A van of this year, however worn, is hardly sold for less; an older one loses about this share of that each year. Our own estimate. */
const LEAST = { thisYear: 5_000, lostEachYear: 0.15 };
const MOST_MILES = 500_000;

/**
 * Whether the price of a van is probably a slip, whatever it was before.
 * @param pounds without VAT.
 * @param years how old it is; 0 for one of this year.
 */
export function isUnlikelyForVan(pounds: number, years: number): boolean {
  const least = LEAST.thisYear * (1 - LEAST.lostEachYear) ** Math.max(0, years);
  return pounds < Math.max(VAN_PRICES.from, least) || pounds > VAN_PRICES.to;
}

/**
 * Whether a used van has probably not run so many miles.
 * @param years how old it is; 0 for one of this year.
 */
export const isUnlikelyToHaveRun = (miles: number, years: number): boolean => miles > MOST_MILES || (miles === 0 && years > 1);
