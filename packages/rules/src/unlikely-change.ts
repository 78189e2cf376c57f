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
