import { fieldLabel, isDealerFact, type StockFeedName } from '@forecourt/contracts';
import { knownMake, makeIn } from '@forecourt/language';
import { FORMATS } from '../feeds/formats/formats.ts';
import { isDealerCell } from './dealer-cells.ts';
import { IMPORT_FACTS } from './import-facts.ts';
import { isReadable } from './left-out.ts';
import type { SheetRow } from './sheet.ts';
import { vatSaidBeside, withoutVatWords } from './vat-words.ts';

const SAMPLE_ROWS = 200;
/** The share of its cells that a column has to be read by where its heading says nothing. */
const MOST = 0.8;
/** The same where its heading says what it is: "POA" and the like are faults of their rows. */
const HALF = 0.5;

/** A body, a fuel and the like; longer ones are descriptions, which may name one. */
const LONGEST_WORDS = 24;

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Several facts may be headed alike: "Range" is a model or miles. */
const HEADINGS = Object.entries(IMPORT_FACTS).map(([fact, { headings = [] }]) => ({
  fact,
  own: new Set([fact, fieldLabel(fact) ?? fact].map(plain)),
  known: new Set([fact, fieldLabel(fact) ?? fact, ...headings].map(plain)),
}));

/** What is headed as we call it can be nothing else. */
const ownFact = (heading: string): string | undefined => HEADINGS.find(({ own }) => own.has(plain(heading)))?.fact;

/** Those that have it for their own name first. */
const headed = (heading: string): string[] =>
  HEADINGS.filter(({ known }) => known.has(plain(heading)))
    .map(({ fact }) => fact)
    .toSorted((one, other) => Number(plain(other) === plain(heading)) - Number(plain(one) === plain(heading)));

const AMOUNTS = ['price', 'purchasePrice', 'preparationCost'];

/** The heading of a price or a cost may say what it means, or a price's be nothing else: "Retail (inc VAT)", "Ex VAT". */
const factsHeaded = (heading: string): string[] => {
  const said = vatSaidBeside(heading);
  if (said === null) return headed(heading);
  const rest = withoutVatWords(heading);
  const amounts = rest === '' && said !== 'qualifying' ? ['price'] : headed(rest).filter((fact) => AMOUNTS.includes(fact));
  return [...headed(heading), ...amounts];
};

/** One of the present kind, which hardly anything else looks like. */
export const isRegistration = (cell: string): boolean => /^[A-Z]{2}\d{2}[ .\-_/]?[A-Z]{3}$/i.test(cell);

/** What is recognised by its cells if the heading says nothing, because hardly anything else looks like it. */
const BY_CONTENT: readonly (readonly [fact: string, is: (cell: string) => boolean])[] = [
  ['registrationNumber', isRegistration],
  ...['fuelType', 'transmission', 'bodyType'].map(
    (fact) => [fact, (cell: string) => isReadableIn(fact, cell) && cell.length > 2 && cell.length <= LONGEST_WORDS] as const,
  ),
  // Other words of a status, such as "Live" or "Due", are said of other things too.
  [
    'stockStatus',
    (cell) => /^(?:in stock|due in|deposit(?: taken| paid)?|sold|available|for sale|reserved|in prep|on order)$/i.test(cell),
  ],
  ['images', (cell) => /^https?:\/\/\S+\.(jpe?g|png|webp)/i.test(cell)],
];

const startsWithMake = (cell: string): boolean => knownMake(makeIn(cell)) !== null;

const isReadableIn = (fact: string, cell: string): boolean => {
  if (fact === 'makeAndModel') return startsWithMake(cell);
  return isDealerFact(fact) ? isDealerCell(fact, cell) : isReadable(fact, IMPORT_FACTS[fact]?.read(cell));
};

const areAtLeast = (share: number, cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length >= share * cells.length;

/** A row of a van has a word or two that could be headings. */
const FEWEST_HEADINGS = 3;

/** The place of the row that has the most headings which are known; the first if none has several. */
export const headingRow = (rows: readonly (readonly string[])[]): number => {
  const known = rows.map((cells) => cells.filter((cell) => factsHeaded(cell).length > 0).length);
  const most = Math.max(...known);
  return most < FEWEST_HEADINGS ? 0 : known.indexOf(most);
};

/** The format whose headings these are; null for another file. */
export const formatOf = (headings: readonly string[]): StockFeedName | null => {
  const known = new Set(headings.map(plain));
  const holds = (...needed: string[]) => needed.every((heading) => known.has(plain(heading)));
  if (holds(...FORMATS.stock.columns.slice(0, 12).map(({ heading }) => heading))) return 'stock';
  return holds('FullRegistration', 'Vehicle_ID', 'PictureRefs', 'Make', 'Model', 'Price') ? 'dms14' : null;
};

/**
 * The field that each column fills, or null: by its heading if half of its cells can be read as that, else by its cells. A field is
 * filled by one column. A single cell that cannot be read says nothing against a heading of our own.
 */
export function recogniseColumns(headings: readonly string[], rows: readonly SheetRow[]): (string | null)[] {
  // Totals and footers say nothing of a column.
  const full = rows.filter(({ cells }) => cells.filter((cell) => cell !== '').length >= FEWEST_HEADINGS);
  const samples = (full.length > 0 ? full : rows).slice(0, SAMPLE_ROWS);
  const cellsOf = (column: number) => samples.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  const isDms14 = formatOf(headings) === 'dms14';
  // Elsewhere what is headed so may be for staff alone, as 'Notes' may.
  const mayBe = (heading: string) => (isDms14 && heading === 'Comments' ? ['description'] : factsHeaded(heading));
  const taken = new Set<string>();
  const take = (fact: string | undefined): string | null => {
    if (fact === undefined || taken.has(fact)) return null;
    taken.add(fact);
    return fact;
  };
  const namedAs = (column: number): string | null => {
    const cells = cellsOf(column);
    const facts = mayBe(headings[column] ?? '').filter((fact) => !taken.has(fact));
    return take(
      cells.length === 0 ? facts[0] : facts.find((fact) => areAtLeast(HALF, cells, (cell) => isReadableIn(fact, cell))),
    );
  };
  const isOwn = (column: number): boolean => ownFact(headings[column] ?? '') !== undefined;
  const columns = [...headings.keys()];
  // What is headed as we call it goes before what others call so: "Purchase price" before "SIV".
  const byName = new Map([...columns.filter(isOwn), ...columns.filter((one) => !isOwn(one))].map((one) => [one, namedAs(one)]));
  const named = columns.map((column) => byName.get(column) ?? null);
  return named.map((fact, column) => {
    const cells = cellsOf(column);
    if (fact === 'model' && !taken.has('make') && areAtLeast(MOST, cells, startsWithMake)) return 'makeAndModel';
    const heading = headings[column] ?? '';
    if (fact !== null) return fact;
    if (cells.length === 1 && ownFact(heading)) return take(ownFact(heading));
    if (factsHeaded(heading).length > 0) return null;
    return take(BY_CONTENT.find(([guess, is]) => !taken.has(guess) && areAtLeast(MOST, cells, is))?.[0]);
  });
}
