import type { UnreadValue } from '@forecourt/rules';
import { type CalculatorFields, defaultFields } from './calculator-fields.ts';
import { TERMS } from './finance-terms.ts';
import { plainFields, tidyFields } from './read-calculation.ts';

/** The query keys that change what the server shows; `vehicle` only names a van, which the browser fetches. */
export const FINANCE_KEYS = ['price', 'deposit', 'rate', 'term', 'vat'] as const;

/** The parsed URL and what was ignored in it (D10, D45). */
export interface FinanceAddress {
  readonly fields: CalculatorFields;
  readonly unread: readonly UnreadValue[];
}

/**
 * Parses the URL of a shared calculation. Absent or empty values have defaults; an unreadable amount is shown in its field with an
 * error, and a term that is not offered is ignored.
 */
export function readFinanceAddress(params: URLSearchParams, annualRatePercent: number): FinanceAddress {
  const defaults = defaultFields(annualRatePercent, null);
  const [asked, vat] = [params.get('term') ?? '', params.get('vat') ?? ''];
  const term = TERMS.find((months) => String(months) === asked);
  const fields = {
    vehicle: null,
    vatQualifying: vat !== 'no',
    price: params.get('price') || defaults.price,
    deposit: params.get('deposit') || defaults.deposit,
    rate: params.get('rate') || defaults.rate,
    term: term ?? defaults.term,
  };
  return {
    fields: tidyFields(fields),
    unread: [
      ...(term || asked === '' ? [] : [{ value: asked, reason: `not a term we offer (${TERMS.join(', ')})` }]),
      ...(['', 'no', 'yes'].includes(vat) ? [] : [{ value: vat, reason: 'neither “yes” nor “no”' }]),
    ],
  };
}

/** The van of a shared calculation, which is fetched for its current name and VAT. */
export function readVehicleId(params: URLSearchParams): number | null {
  const id = params.get('vehicle') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** The URL of these fields. It includes all of them, because defaults may change. */
export function financePath(fields: CalculatorFields): string {
  const { vehicle, vatQualifying, price, deposit, rate, term } = plainFields(fields);
  const query = new URLSearchParams({ price, deposit, rate, term: String(term) });
  if (!vatQualifying) query.set('vat', 'no');
  if (vehicle) query.set('vehicle', String(vehicle.id));
  return `/finance?${query}`;
}
