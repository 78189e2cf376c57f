import { fromPence } from '@forecourt/rules';
import { type VatSaid, vatSaidBeside } from './vat-words.ts';

export interface PriceCell {
  /** In the stored form, whatever it means. */
  readonly amount: string;
  readonly said: VatSaid | null;
}

const PRICE =
  /^(?<before>[^\d-]*?)[£\s]*(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d+))?(?<after>(?:[^\d-]|(?<=[a-z])-(?=[a-z]))*)$/i;
const NOTHING = /^(?:gbp|pounds?|only|ono|\s)*$/i;
/** "18.995" is thousands on the Continent. */
const AMBIGUOUS_DECIMALS = 3;

/**
 * The amount of a price and what the cell itself says of VAT: "£18,995 + VAT". Null if some of it is not understood, because the rest
 * might change what it means.
 */
export function readPriceCell(cell: string): PriceCell | null {
  const { before = '', whole, decimals = '', after = '' } = PRICE.exec(cell.trim())?.groups ?? {};
  if (whole === undefined || decimals.length === AMBIGUOUS_DECIMALS) return null;
  const words = `${before} ${after}`;
  const said = vatSaidBeside(words);
  if (said === null && !NOTHING.test(words)) return null;
  const digits = whole.replaceAll(',', '');
  // Half up, by digits: no float stands between the file and the price.
  const pence = Number(digits) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')) + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  return digits.length > 9 ? null : { amount: fromPence(pence), said };
}
