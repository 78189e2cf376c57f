import type { Vehicle } from '@forecourt/contracts';
import {
  claimsVat,
  formatNumber,
  formatPounds,
  type IsoDate,
  isUnlikelyMileage,
  isUnlikelyPrice,
  yearOf,
} from '@forecourt/rules';
import type { FormValues } from './fields.ts';
import { read } from './form-values.ts';

/**
 * Changes that are probably typing mistakes, one sentence each, which the user has to confirm.
 * @param today decides which years are in the future.
 */
export function slipsIn(base: Vehicle, values: FormValues, today: IsoDate): string[] {
  const slips: string[] = [];
  const [oldPrice, price] = [Number(base.price), Number(read('price', values.price))];
  if (isUnlikelyPrice(oldPrice, price)) slips.push(`The price changes from ${formatPounds(oldPrice)} to ${formatPounds(price)}.`);
  const year = Number(read('year', values.year));
  if (year !== base.year && year > yearOf(today)) slips.push(`The year ${year} is in the future.`);
  const [oldMileage, mileage] = [base.mileage ?? 0, Number(read('mileage', values.mileage))];
  if (isUnlikelyMileage(oldMileage, mileage)) {
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
