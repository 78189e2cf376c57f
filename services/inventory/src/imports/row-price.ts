import type { PriceBasis } from '@forecourt/contracts';
import { formatPounds, priceWithoutVat } from '@forecourt/rules';
import { readPriceCell } from './price-cell.ts';
import { saysNothing, type VatSaid, vatSaid, vatSaidBeside } from './vat-words.ts';

/** Where a price can say what it means. */
export interface PriceSources {
  readonly price: string;
  readonly priceHeading: string;
  readonly vat: string;
  readonly vatHeading: string;
  /** What staff said of those that do not say it. */
  readonly answer: PriceBasis | null;
}

interface PriceBody {
  readonly price?: string;
  readonly vatQualifying?: boolean;
}

/** What a row says of its price, as the API takes it; `unclear` as if VAT came on top, until staff have said what it means. */
export type RowPrice =
  | { readonly is: 'clear' | 'unclear'; readonly body: PriceBody }
  | { readonly is: 'refused'; readonly says: string };

/** Without a figure: the customer is to ask. */
const NO_PRICE = [
  /p\.?o\.?a\b/,
  /(price )?on (application|request)/,
  /(please )?(call|ring|phone|ask|enquire|contact)/,
  /tb[acd]\b/,
  /to be (advised|agreed|confirmed)/,
  /n\/a\b/,
  /sold\b/,
  /-+$/,
  /\?+$/,
].map(({ source }) => new RegExp(`^\\W*${source}`, 'i'));

const hasNoFigure = (price: string): boolean => !/\d/.test(price) && NO_PRICE.some((words) => words.test(price));

const SAYS: Readonly<Record<VatSaid, string>> = {
  excluding: 'that VAT is added',
  including: 'that VAT is included',
  margin: 'that there is no VAT',
  qualifying: 'that there is VAT',
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Under "Plus VAT" or "Margin", yes is what the heading says; no leaves the rest open. */
const inVatColumn = ({ vat, vatHeading }: PriceSources): VatSaid | null => {
  const said = vatSaid(vat);
  const heading = vatSaidBeside(vatHeading);
  const isYesOrNo = (said === 'qualifying' || said === 'margin') && !/vat|margin|^m$/i.test(vat);
  if (!isYesOrNo || heading === null || heading === 'qualifying') return said;
  if (said === 'qualifying') return heading;
  return heading === 'margin' ? 'qualifying' : null;
};

const contradict = (one: VatSaid, other: VatSaid): boolean =>
  one !== other && (one === 'margin' || other === 'margin' || (one !== 'qualifying' && other !== 'qualifying'));

const refused = (says: string): RowPrice => ({ is: 'refused', says });

const meant = (amount: string, basis: PriceBasis): RowPrice => {
  if (basis !== 'including') return { is: 'clear', body: { price: amount, vatQualifying: basis === 'excluding' } };
  const price = priceWithoutVat(amount);
  if (price !== null) return { is: 'clear', body: { price, vatQualifying: true } };
  return refused(`No price without VAT comes to ${formatPounds(amount)} with it. Give one that is a penny more or less`);
};

/** What the price of a row means: by its own words, its VAT column, the heading, or what staff said of the file (ADR 055). */
export function rowPrice(sources: PriceSources): RowPrice {
  const { price, vat, answer } = sources;
  if (!saysNothing(vat) && vatSaid(vat) === null)
    return refused(`Its VAT column says “${vat.slice(0, 40)}”, which is not understood`);
  const inColumn = inVatColumn(sources);
  if (price === '') return { is: 'clear', body: inColumn === null ? {} : { vatQualifying: inColumn !== 'margin' } };
  if (hasNoFigure(price)) return refused(`The price is “${price.slice(0, 40)}”. Vans on the site need a price`);
  const cell = readPriceCell(price);
  // The contract says what a price looks like.
  if (cell === null) return { is: 'clear', body: { price } };
  if (Number(cell.amount) === 0) return refused(`Its price is £0. The file says “${price.slice(0, 40)}”`);
  const inHeading = vatSaidBeside(sources.priceHeading);
  const said: [where: string, said: VatSaid | null][] = [
    ['Its price', cell.said],
    ['its VAT column', inColumn],
    // A van without VAT costs what it costs under any heading.
    ['the heading', cell.said === 'margin' || inColumn === 'margin' ? null : inHeading],
  ];
  const heard = said.flatMap(([where, what]) => (what === null ? [] : [{ where, what }]));
  for (const [place, one] of heard.entries())
    for (const other of heard.slice(place + 1))
      if (contradict(one.what, other.what))
        return refused(`${capitalised(one.where)} says ${SAYS[one.what]}, ${other.where} ${SAYS[other.what]}`);
  const basis = heard.map(({ what }) => what).find((what) => what !== 'qualifying') ?? answer;
  if (basis === null) return { is: 'unclear', body: { price: cell.amount } };
  const qualifying = heard.find(({ what }) => what === 'qualifying');
  if (qualifying && basis === 'margin')
    return refused(`${capitalised(qualifying.where)} says that there is VAT, and you said of the file that there is none`);
  return meant(cell.amount, basis);
}
