import { PRICE_BASES, type PriceBasis, type StockImport } from '@forecourt/contracts';
import { formatNumber, formatPounds, priceWithoutVat, priceWithVat } from '@forecourt/rules';

/** The answers to "Do the prices in this file include VAT?". */
export const PRICE_ANSWERS: Readonly<Record<PriceBasis, string>> = {
  excluding: 'No, VAT is added',
  including: 'Yes, VAT is included',
  margin: 'There is no VAT (margin scheme)',
};

/** What prices that do not say it are taken for, after that was said. */
export const PRICE_TAKEN: Readonly<Record<PriceBasis, string>> = {
  excluding: 'Prices that say nothing of VAT are taken as without it: VAT is added.',
  including: 'Prices that say nothing of VAT are taken as including it.',
  margin: 'Prices that say nothing of VAT are taken as those of vans without it (margin scheme).',
};

const shown = (price: string, basis: PriceBasis): string => {
  if (basis === 'margin') return `${formatPounds(price)}, no VAT`;
  if (basis === 'excluding') return `${formatPounds(price)} + VAT = ${formatPounds(priceWithVat(price))}`;
  const withoutVat = priceWithoutVat(price);
  return withoutVat === null ? formatPounds(price) : `${formatPounds(withoutVat)} + VAT = ${formatPounds(price)}`;
};

type Counted = Pick<StockImport, 'total' | 'counts'>;

const rows = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

/** What is asked, of as many rows as it is asked of. */
export const priceQuestion = ({ total, counts: { unclear } }: Counted): string =>
  unclear === total
    ? 'Do the prices in this file include VAT?'
    : unclear === 1
      ? 'Does the price of 1 row include VAT?'
      : `Do the prices of ${rows(unclear)} include VAT?`;

/** Which rows the answer is for. */
export const openPrices = ({ total, counts: { unclear } }: Counted): string => {
  if (unclear === total) return 'The file does not say it.';
  const isOne = unclear === 1;
  const open = `Of ${rows(total)}, ${formatNumber(unclear)} ${isOne ? 'does' : 'do'} not say it.`;
  return `${open} Your answer is for ${isOne ? 'that one' : 'these'} alone; what the others say stays.`;
};

/** Each answer with what it makes of a price of the file. */
export const priceMeanings = (
  price: string,
): readonly { readonly basis: PriceBasis; readonly answer: string; readonly means: string }[] =>
  PRICE_BASES.map((basis) => ({ basis, answer: PRICE_ANSWERS[basis], means: `${shown(price, basis)} on the site` }));
