import { type CalculatorFields, defaultFields, TERMS } from './calculator-fields.ts';

/** The query keys that change what the server shows; `vehicle` only names a van, which the browser fetches. */
export const FINANCE_KEYS = ['price', 'deposit', 'rate', 'term', 'vat'] as const;

/**
 * What a shared calculation's address says. What is left out or empty is the default; what is there but makes no sense
 * counts as it would in its field, and a term that is not offered is the default (D10).
 */
export function readFinanceAddress(params: URLSearchParams, annualRatePercent: number): CalculatorFields {
  const defaults = defaultFields(annualRatePercent, null);
  return {
    vehicle: null,
    vatQualifying: params.get('vat') !== 'no',
    price: params.get('price') || defaults.price,
    deposit: params.get('deposit') || defaults.deposit,
    rate: params.get('rate') || defaults.rate,
    term: TERMS.find((months) => String(months) === params.get('term')) ?? defaults.term,
  };
}

/** The van that a shared calculation is about; it is fetched, so that its name and VAT are those of the stock. */
export function readVehicleId(params: URLSearchParams): number | null {
  const id = params.get('vehicle') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** The address under which the page shows these fields. All of them are in it: defaults may be others tomorrow. */
export function financePath({ vehicle, vatQualifying, price, deposit, rate, term }: CalculatorFields): string {
  const query = new URLSearchParams({ price, deposit, rate, term: String(term) });
  if (!vatQualifying) query.set('vat', 'no');
  if (vehicle) query.set('vehicle', String(vehicle.id));
  return `/finance?${query}`;
}
