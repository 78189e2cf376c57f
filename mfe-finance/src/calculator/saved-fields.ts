import type { FinanceVehicle } from '@forecourt/contracts';
import { type CalculatorFields, forVehicle } from './calculator-fields.ts';
import { TERMS } from './finance-terms.ts';

/** Storage key. Stored because the visitor asked for it, which needs no consent (PECR, regulation 6(4)). */
const KEY = 'forecourt:calculations';
/** Calculations kept; the oldest are dropped. */
const MAX_KEPT = 20;

interface SavedFields {
  readonly id: number | null;
  /** The van's price at the time: once it changes, the figures no longer hold. */
  readonly listed: string | null;
  readonly price: string;
  readonly deposit: string;
  readonly rate: string;
  readonly term: number;
}

const readSaved = (): readonly SavedFields[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved : [];
  } catch {
    return [];
  }
};

const isOf = (vehicle: FinanceVehicle | null) => (saved: SavedFields) => saved?.id === (vehicle?.id ?? null);

/** The calculation that this browser saved for a van or a custom amount; null if there is none that still holds. */
export function savedFields(vehicle: FinanceVehicle | null): CalculatorFields | null {
  const saved = readSaved().find(isOf(vehicle));
  const term = TERMS.find((months) => months === saved?.term);
  if (!saved || !term || saved.listed !== (vehicle?.price ?? null)) return null;
  const { price, deposit, rate } = saved;
  return { ...forVehicle(vehicle), price: String(price), deposit: String(deposit), rate: String(rate), term };
}

/** Keeps the fields of a saved calculation, so that it is there again after a reload or another day. */
export function keepSavedFields({ vehicle, price, deposit, rate, term }: CalculatorFields): void {
  const saved: SavedFields = { id: vehicle?.id ?? null, listed: vehicle?.price ?? null, price, deposit, rate, term };
  const others = readSaved().filter((other) => !isOf(vehicle)(other));
  try {
    localStorage.setItem(KEY, JSON.stringify([saved, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
