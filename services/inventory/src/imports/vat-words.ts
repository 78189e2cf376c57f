import type { PriceBasis } from '@forecourt/contracts';

/** What a text says of VAT: what a price means, or only that the van carries VAT. */
export type VatSaid = PriceBasis | 'qualifying';

const EXCLUDING = /\b(ex|exc|excl|excluding|excludes|excluded|exclusive|plus|without|before|extra|added|on top|net|nett)\b/;
const INCLUDING = /\b(inc|incl|including|includes|included|inclusive|with|gross)\b/;
const MARGIN = /\b(margin|marginal|m|no|non|not|nil|zero|exempt|free|n|nq|false|0)\b/;
const QUALIFYING = /\b(vat|vatable|q|qualifies|qualifying|standard|yes|y|true|x|1|20)\b/;
const NOT_INCLUDED = /\bnot (?:inc|incl|including|included|inclusive)\b/;

/** "PriceExVAT", "inc. V.A.T." and "+VAT" as words with a space between. */
const wordsIn = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(y n|yes no)\b/g, '')
    .replaceAll(/\b(ex|exc|excl|excluding|inc|incl|including|plus|no|non)vat\b/g, '$1 vat')
    .trim();

/** Cells that leave open what they are about. */
export const saysNothing = (cell: string): boolean => /^(?:[\s\-–?.]*|n\/?a|tbc)$/i.test(cell);

/**
 * What a cell of a VAT column says; null if it says nothing that is understood, or two things at once.
 * @example vatSaid('No VAT') // 'margin'
 */
export function vatSaid(text: string): VatSaid | null {
  const words = wordsIn(text);
  if (saysNothing(text)) return null;
  if (NOT_INCLUDED.test(words)) return 'excluding';
  const said = (
    [
      ['excluding', EXCLUDING],
      ['including', INCLUDING],
      ['margin', MARGIN],
    ] as const
  ).filter(([, of]) => of.test(words));
  if (said.length > 1) return null;
  return said[0]?.[0] ?? (QUALIFYING.test(words) ? 'qualifying' : null);
}

/** What a heading, or the words of a price, say of VAT if they speak of it. */
export const vatSaidBeside = (text: string): VatSaid | null => (/\b(vat|margin)\b/.test(wordsIn(text)) ? vatSaid(text) : null);

const BEFORE_VAT = 'ex|exc|excl|excluding|exclusive of|plus|without|net of|inc|incl|including|inclusive of|with|no';
const AFTER_VAT = 'included|excluded|inclusive|exclusive';
const VAT_PHRASE = new RegExp(`\\b(?:(?:${BEFORE_VAT}) )?vat\\b(?: (?:${AFTER_VAT}))?`, 'g');

/** A heading without what it says of VAT: "Retail (inc VAT)" → "retail". */
export const withoutVatWords = (heading: string): string => wordsIn(heading).replaceAll(VAT_PHRASE, '').trim();
