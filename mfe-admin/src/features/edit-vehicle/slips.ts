import type { Vehicle } from '@forecourt/contracts';
import { claimsVat, formatNumber, formatPounds, type IsoDate, yearOf } from '@forecourt/rules';
import type { FormValues } from './fields.ts';
import { read } from './form-values.ts';

/** A figure that changes by more than this factor more likely has a missing or extra digit. */
const UNLIKELY_FACTOR = 2;
/** Below this many miles even a tenfold correction is nothing unusual. */
const FEW_MILES = 10_000;

const isUnlikely = (before: number, now: number): boolean =>
  before > 0 && now > 0 && Math.max(now / before, before / now) > UNLIKELY_FACTOR;

/**
 * Changes that are probably typing mistakes, one sentence each, which the user has to confirm.
 * @param today decides which years are in the future.
 */
export function slipsIn(base: Vehicle, values: FormValues, today: IsoDate): string[] {
  const slips: string[] = [];
  const [oldPrice, price] = [Number(base.price), Number(read('price', values.price))];
  if (isUnlikely(oldPrice, price)) slips.push(`The price changes from ${formatPounds(oldPrice)} to ${formatPounds(price)}.`);
  const year = Number(read('year', values.year));
  if (year !== base.year && year > yearOf(today)) slips.push(`The year ${year} is in the future.`);
  const [oldMileage, mileage] = [base.mileage ?? 0, Number(read('mileage', values.mileage))];
  if (isUnlikely(oldMileage, mileage) && Math.max(oldMileage, mileage) > FEW_MILES) {
    slips.push(`The mileage changes from ${formatNumber(oldMileage)} to ${formatNumber(mileage)}.`);
  }
  const own = [values.description, values.derivative, ...values.features].join('\n');
  if (
    !values.vatQualifying &&
    (base.vatQualifying || own !== [base.description, base.derivative, ...base.features].join('\n')) &&
    claimsVat(own)
  ) {
    slips.push('This van is sold with no VAT, but its description, derivative or features speak of VAT.');
  }
  return slips;
}
