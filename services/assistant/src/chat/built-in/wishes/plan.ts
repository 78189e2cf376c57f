/** What a visitor would pay first: a sum, a share of the price in per cent, the VAT, or several of these together. */
export interface Deposit {
  readonly pounds: number;
  readonly percent: number;
  readonly vat: boolean;
  /** On top of the one named before: "another 500". */
  readonly more: boolean;
}

/** What a visitor says of paying; null where nothing was said. */
export interface PlanWords {
  readonly deposit: Deposit | null;
  /** The first is the one that is asked for; others are held against it. */
  readonly months: readonly number[];
  /** What their own van is worth. */
  readonly tradeIn: number | null;
  /** What they still owe on it. */
  readonly debt: number | null;
  /** A rate of interest that they name, in per cent. */
  readonly rate: number | null;
  /** Whether VAT comes back to them. */
  readonly reclaims: boolean | null;
}

export const NO_PLAN: PlanWords = { deposit: null, months: [], tradeIn: null, debt: null, rate: null, reclaims: null };

/** A deposit of so many pounds. */
export const sumDown = (pounds: number): Deposit => ({ pounds, percent: 0, vat: false, more: false });

/** Whether it changes what a van costs by the month. */
export const changesPlan = ({ deposit, months, tradeIn, rate }: PlanWords): boolean =>
  deposit !== null || months.length > 0 || tradeIn !== null || rate !== null;

const depositOf = (before: Deposit | null, now: Deposit | null): Deposit | null => {
  if (now === null || before === null) return now ?? before;
  // "And with the VAT paid up front": beside what was put down before.
  if (now.vat && now.pounds === 0 && now.percent === 0) return { ...before, vat: true };
  if (!now.more) return now;
  return { pounds: before.pounds + now.pounds, percent: before.percent + now.percent, vat: before.vat || now.vat, more: false };
};

/** What was said of a plan holds until something else is said of the same part of it. */
export const mergedPlan = (before: PlanWords, now: PlanWords): PlanWords => ({
  deposit: depositOf(before.deposit, now.deposit),
  months: now.months.length > 0 ? now.months : before.months.slice(0, 1),
  tradeIn: now.tradeIn ?? before.tradeIn,
  debt: now.debt ?? before.debt,
  // It is answered once.
  rate: now.rate,
  reclaims: now.reclaims ?? before.reclaims,
});
