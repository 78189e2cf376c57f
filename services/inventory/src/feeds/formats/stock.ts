import {
  fieldLabel,
  IMPORT_FACT_NAMES,
  IMPORT_SPECIFICATION_NAMES,
  type ImportFactName,
  type Vehicle,
} from '@forecourt/contracts';
import { absoluteAddress, spreadsheetText } from '@forecourt/rules';
import type { Cell, FeedColumn, FeedFormat } from './feed-format.ts';

type StockFact = Exclude<ImportFactName, 'images' | 'makeAndModel'>;

/** What an import takes has a column each, headed as the forms call it; pictures have one of their own. */
const STOCK_FACTS = IMPORT_FACT_NAMES.filter((fact): fact is StockFact => fact !== 'images' && fact !== 'makeAndModel');

/** "loadLength" → "Load length". */
const headingOf = (fact: StockFact): string => {
  const label = fact === 'price' ? 'price without VAT' : (fieldLabel(fact) ?? fact);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** A list in one cell has an entry on each line. */
const cell = (value: unknown): Cell =>
  Array.isArray(value) ? value.join('\n') : ((value ?? null) as string | number | boolean | null);

const isNested = (fact: string): fact is (typeof IMPORT_SPECIFICATION_NAMES)[number] =>
  (IMPORT_SPECIFICATION_NAMES as readonly string[]).includes(fact);

const factOf = (van: Vehicle, fact: StockFact): unknown => (isNested(fact) ? van.specifications[fact] : van[fact]);

const facts: readonly FeedColumn[] = STOCK_FACTS.map((fact) => ({
  heading: headingOf(fact),
  write: (van) => cell(factOf(van, fact)),
}));

/** Every fact of the whole stock, sold vans included. */
export const STOCK: FeedFormat = {
  columns: [
    { heading: 'Number', write: ({ id }) => id },
    ...facts,
    {
      heading: 'Pictures',
      write: ({ images }, { publicUrl }) => images.map((picture) => absoluteAddress(picture, publicUrl)).join('\n'),
    },
    { heading: 'Web address', write: ({ id }, { publicUrl }) => `${publicUrl}/vehicle/${id}` },
    { heading: 'Changed', write: ({ updatedAt }) => updatedAt },
  ],
  includes: () => true,
  text: spreadsheetText,
  isForSpreadsheets: true,
};
