import { fromPence, toPence } from './money.ts';

/** The standard rate of VAT (product §9). */
export const VAT_PERCENT = 20;

/** A stored price including VAT in pounds, rounded half up to whole pence. */
export const priceWithVat = (price: string, vatPercent: number = VAT_PERCENT): number =>
  Math.round((toPence(price) * (100 + vatPercent)) / 100) / 100;

/**
 * The stored price of which {@link priceWithVat} is this one to the penny: "28800.00" → "24000.00". Null if there is none: without VAT
 * there are fewer whole pence, so that one in six amounts with VAT, such as £12,999.99, is that of no price.
 */
export const priceWithoutVat = (includingVat: string, vatPercent: number = VAT_PERCENT): string | null => {
  const pence = toPence(includingVat);
  const withoutVat = Math.round((pence * 100) / (100 + vatPercent));
  return Math.round((withoutVat * (100 + vatPercent)) / 100) === pence ? fromPence(withoutVat) : null;
};

/** The prices shown to the public (D15), in pounds: with and without VAT, or a single one if the van has no VAT. */
export type PricePair =
  | { readonly vatQualifying: true; readonly excludingVat: number; readonly includingVat: number; readonly note: 'plus VAT' }
  | { readonly vatQualifying: false; readonly price: number; readonly note: 'no VAT' };

/** Only an explicit `false` means no VAT (product §2, Vehicle detail). */
export const pricePair = (price: string, vatQualifying: boolean | null | undefined, vatPercent?: number): PricePair =>
  vatQualifying === false
    ? { vatQualifying, price: toPence(price) / 100, note: 'no VAT' }
    : {
        vatQualifying: true,
        excludingVat: toPence(price) / 100,
        includingVat: priceWithVat(price, vatPercent),
        note: 'plus VAT',
      };
