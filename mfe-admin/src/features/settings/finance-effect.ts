import type { DealershipSettings, Vehicle } from '@forecourt/contracts';
import {
  annualPercentageRate,
  FINANCE_LIMITS,
  formatNumber,
  formatPounds,
  monthlyPayment,
  representativeExample,
  vehicleTitle,
} from '@forecourt/rules';

type Terms = DealershipSettings['finance'];
type Priced = Pick<Vehicle, 'make' | 'model' | 'registrationNumber' | 'price' | 'vatQualifying' | 'monthlyPrice' | 'isSold'>;

/** What other terms do to vans with a stored monthly price: it stays, and the deposit of its example makes up for it (D33). */
export interface FinanceEffect {
  /** Vans whose deposit changes. */
  readonly changed: number;
  /** Those of them that can have no example any more: their monthly price would pay for more than the van, or for nothing. */
  readonly lost: number;
  /** One of them before and after, in words. */
  readonly example: string;
}

const areNumbers = (terms: Terms): boolean => Object.values(terms).every((value) => typeof value === 'number');

const depositIn = (van: Priced, terms: Terms): string => {
  const example = representativeExample(van, terms);
  return example ? `a deposit of ${formatPounds(example.depositBeforeVat)}` : 'no finance example';
};

/** Null if no deposit changes. */
export function financeEffect(stock: readonly Priced[], before: Terms, after: Terms): FinanceEffect | null {
  if (!areNumbers(after)) return null;
  const changed = stock.filter((van) => van.monthlyPrice && !van.isSold && depositIn(van, before) !== depositIn(van, after));
  const [one] = changed;
  if (!one) return null;
  const lost = changed.filter((van) => representativeExample(van, after) === null).length;
  const price = `${formatPounds(one.monthlyPrice ?? 0)} a month`;
  return {
    changed: changed.length,
    lost,
    example: `${vehicleTitle(one)}: ${price} with ${depositIn(one, before)} becomes ${price} with ${depositIn(one, after)}.`,
  };
}

/** What visitors are told of these terms, in per cent, whatever is borrowed; null if no rate can be worked out. */
export function aprOf(terms: Terms): number | null {
  if (!areNumbers(terms)) return null;
  const { annualRatePercent, termMonths } = terms;
  const { shortest, longest } = FINANCE_LIMITS.termMonths;
  const isRate = annualRatePercent >= 0 && annualRatePercent <= FINANCE_LIMITS.annualRatePercent;
  if (!isRate || !Number.isInteger(termMonths) || termMonths < shortest || termMonths > longest) return null;
  const payment = monthlyPayment({ amount: SOME_CREDIT, annualRatePercent, termMonths });
  return annualPercentageRate({ amountOfCredit: SOME_CREDIT, monthlyPayment: payment, numberOfPayments: termMonths });
}

/** In pounds. */
const SOME_CREDIT = 10_000;
/** Rates between which dealers' rates are. */
const LIKELY = { least: 1, most: 30 };

/** What visitors would see of a rate that is probably not meant; null if it is like others, was there before, or is refused anyway. */
export function rateQuestion(before: Terms, after: Terms): { readonly title: string; readonly text: string } | null {
  const { annualRatePercent: rate, termMonths } = after;
  const apr = aprOf(after);
  if (apr === null || rate === before.annualRatePercent) return null;
  if (rate >= LIKELY.least && rate <= LIKELY.most) return null;
  if (rate === 0) return { title: '0% APR?', text: 'Visitors see interest-free finance on all vans.' };
  const payment = monthlyPayment({ amount: SOME_CREDIT, annualRatePercent: rate, termMonths });
  return {
    title: `${rate}% a year?`,
    text: `Visitors see ${formatNumber(apr, 1)}% APR on all vans: ${formatPounds(SOME_CREDIT)} over ${termMonths} months costs ${formatPounds(Math.round(payment))} a month.`,
  };
}
