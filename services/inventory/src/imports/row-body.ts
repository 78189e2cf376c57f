import { isDealerFact, type PriceBasis, type StockFeedName, type Vehicle } from '@forecourt/contracts';
import { makeIn, modelName } from '@forecourt/language';
import { type IsoDate, normaliseRegistration, yearOfPlate } from '@forecourt/rules';
import type { Cell, Site } from '../feeds/formats/feed-format.ts';
import { FORMATS } from '../feeds/formats/formats.ts';
import type { Copies } from '../pictures/copied-pictures.ts';
import { bodyInText } from './body-in-text.ts';
import { unquoted, year } from './cell-readers.ts';
import { IMPORT_FACTS } from './import-facts.ts';
import { type RowPrice, rowPrice } from './row-price.ts';
import { saysNothing } from './vat-words.ts';

/** What the columns of a file mean. */
export interface Meaning {
  readonly headings: readonly string[];
  readonly facts: readonly (string | null)[];
  readonly format: StockFeedName | null;
  /** What prices mean that do not say it. */
  readonly priceBasis: PriceBasis | null;
  readonly site: Site;
  /** When the file was sent, in UK time: what its days in stock count to. */
  readonly day: IsoDate;
}

/** What identifies a van, however it is typed. */
export interface Marks {
  readonly stockNumber: string;
  readonly registration: string;
  /** Its number here, in our own spreadsheet alone. */
  readonly id: number | null;
}

/** However a stock number or a registration is typed. */
export const compactMark = (typed: string): string => typed.toUpperCase().replaceAll(' ', '');

/** Empty if no column is the fact. */
export const cellOf = (fact: string, cells: readonly string[], { facts }: Meaning): string => cells[facts.indexOf(fact)] ?? '';

export const marksOf = (cells: readonly string[], meaning: Meaning): Marks => {
  const { headings, format } = meaning;
  const read = (fact: string) => String(IMPORT_FACTS[fact]?.read(cellOf(fact, cells, meaning)) ?? '');
  const id = format === 'stock' ? Number(cells[headings.indexOf('Number')]) : 0;
  return {
    stockNumber: compactMark(read('stockNumber')),
    registration: compactMark(normaliseRegistration(read('registrationNumber'))),
    id: Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : null,
  };
};

const written = (cell: Cell, text: (text: string) => string): string =>
  typeof cell === 'string' ? text(cell).trim() : typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell ?? '');

/** A cell that says what our own file would say of the van changes nothing, although the file has room for less than the van. */
const isAsWritten = (column: number, cell: string, { headings, format, site }: Meaning, stored: Vehicle): boolean => {
  const known = format && FORMATS[format].columns.find(({ heading }) => heading === headings[column]);
  return known ? written(known.write(stored, site), FORMATS[format].text) === cell.replaceAll('\r\n', '\n') : false;
};

/** Our own pictures are stored by their path. */
const ourPath = (picture: string, publicUrl: string): string => {
  if (!picture.startsWith(`${publicUrl}/`)) return picture;
  const { pathname, searchParams } = new URL(picture);
  return pathname === '/img' ? (searchParams.get('src') ?? picture) : pathname;
};

/**
 * What a row says of its price. In a file of ours, a price and its VAT that are as we would write them say nothing new.
 * @param stored the van that it is about, if it is in stock.
 */
export function priceOf(cells: readonly string[], meaning: Meaning, stored: Vehicle | null): RowPrice {
  const columns = [meaning.facts.indexOf('price'), meaning.facts.indexOf('vatQualifying')] as const;
  const [price = '', vat = ''] = columns.map((column) => unquoted(cells[column] ?? ''));
  const isKnown = (column: number) =>
    column < 0 || (stored !== null && isAsWritten(column, cells[column] ?? '', meaning, stored));
  if (columns.every(isKnown)) return { is: 'clear', body: {} };
  const [priceHeading = '', vatHeading = ''] = columns.map((column) => meaning.headings[column] ?? '');
  // What staff say of the prices of a file does not bring VAT to a van that has none, such as one under the margin scheme.
  const answer = stored?.vatQualifying === false && saysNothing(vat) ? 'margin' : meaning.priceBasis;
  return rowPrice({ price, priceHeading, vat, vatHeading, answer });
}

/** A make and a model that share a column; columns of their own go before it. */
const inTwo = ({ makeAndModel, ...others }: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  typeof makeAndModel === 'string' ? { make: makeIn(makeAndModel), model: makeAndModel, ...others } : others;

/** The year of the day of registration, or of the plate if that cannot be read. */
const yearOfRegistration = ({ firstRegistered, registrationNumber }: Readonly<Record<string, unknown>>) => {
  const read = typeof firstRegistered === 'string' ? year(firstRegistered) : undefined;
  if (typeof read === 'number') return { year: read };
  const [, figures] = /^[A-Z]{2}(\d\d) [A-Z]{3}$/.exec(String(registrationNumber ?? '')) ?? [];
  if (figures !== undefined) return { year: yearOfPlate(Number(figures)) };
  return read === undefined ? {} : { year: read };
};

/**
 * The facts in a row but its price and what the dealership alone sees, as the API takes them. Empty cells say nothing.
 * @param stored the van that it is about, if it is in stock.
 * @param copies of its pictures: an address whose copy it shows says nothing new.
 */
export function bodyOf(
  cells: readonly string[],
  meaning: Meaning,
  stored: Vehicle | null,
  copies: Copies = new Map(),
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  meaning.facts.forEach((fact, column) => {
    const cell = cells[column] ?? '';
    const known = fact === null ? undefined : IMPORT_FACTS[fact];
    const isApart = fact === 'price' || fact === 'vatQualifying' || isDealerFact(fact);
    if (!fact || !known || isApart || cell === '' || (stored && isAsWritten(column, cell, meaning, stored))) return;
    const value = known.read(cell);
    const picture = (address: string): string => {
      const path = copies.get(address);
      return path !== undefined && stored?.images.includes(path) ? path : ourPath(address, meaning.site.publicUrl);
    };
    read[fact] = fact === 'images' ? (value as string[]).map(picture) : value;
  });
  const body = inTwo(read);
  const { make, model } = body;
  // Of this make alone: others have models of the same name.
  if (typeof make === 'string' && typeof model === 'string') body['model'] = modelName(model, make);
  const inText = bodyInText(body, cellOf('bodyType', cells, meaning));
  if (stored === null) return { ...yearOfRegistration(body), ...body, ...inText };
  // The word that was added when the van was new is not taken from it again.
  return 'derivative' in body && inText.derivative === stored.derivative ? { ...body, derivative: inText.derivative } : body;
}
