/** A figure that changes by more than this factor more likely has a missing or extra digit. */
const UNLIKELY_FACTOR = 2;
/** Below this many miles even a tenfold correction is nothing unusual. */
const FEW_MILES = 10_000;

/** Whether a change of a van's price, in pounds, is probably a slip. */
export const isUnlikelyPrice = (before: number, now: number): boolean =>
  before > 0 && now > 0 && Math.max(now / before, before / now) > UNLIKELY_FACTOR;

/** Whether a change of a van's mileage is probably a slip. */
export const isUnlikelyMileage = (before: number, now: number): boolean =>
  isUnlikelyPrice(before, now) && Math.max(before, now) > FEW_MILES;

/** In pounds without VAT: less buys no van that runs, and no maker asks more. */
const VAN_PRICES = { from: 300, to: 150_000 };
const MOST_MILES = 500_000;

/** Whether the price of a van, in pounds without VAT, is probably a slip, whatever it was before. */
export const isUnlikelyForVan = (pounds: number): boolean => pounds < VAN_PRICES.from || pounds > VAN_PRICES.to;

/** Whether a van has probably not run so many miles. */
export const isUnlikelyToHaveRun = (miles: number): boolean => miles > MOST_MILES;
