import {
  type DealerFacts,
  fieldLabel,
  IMPORT_DEALER_FACT_NAMES,
  type ImportDealerFactName,
  isDealerFact,
  readInput,
  updateDealerRecordSchema,
} from '@forecourt/contracts';
import { addDays, fromPence, toPence, VAT_PERCENT } from '@forecourt/rules';
import { asStored } from '../dealer-record/dealer-records.ts';
import { given } from '../vehicles/vehicle-input.mapper.ts';
import { unquoted } from './cell-readers.ts';
import { IMPORT_FACTS } from './import-facts.ts';
import { readPriceCell } from './price-cell.ts';
import { cellOf, type Meaning } from './row-body.ts';
import { saysNothing, vatSaidBeside } from './vat-words.ts';

/** What a row says of what the dealership alone sees. */
export interface DealerReading {
  /** What it changes. */
  readonly changes: Partial<DealerFacts>;
  /** Cells that could not be read. */
  readonly leftOut: readonly ImportDealerFactName[];
}

const contractReads = (facts: Partial<Record<keyof DealerFacts, unknown>>) =>
  readInput(updateDealerRecordSchema, { ...facts, version: 0 });

/** Whether a cell can be read as that, of whichever van. */
export const isDealerCell = (fact: ImportDealerFactName, cell: string): boolean => {
  const value = IMPORT_FACTS[fact]?.read(cell);
  return fact === 'daysInStock' ? typeof value === 'number' : contractReads({ [fact]: value }).refusals === undefined;
};

/**
 * What was paid as the record has it (ADR 044); null if it cannot be that.
 * @param isWithoutVat whether the record has it without VAT.
 */
function costIn(cell: string, heading: string, isWithoutVat: boolean): string | null {
  const read = readPriceCell(unquoted(cell));
  if (read === null) return null;
  const said = [read.said, vatSaidBeside(heading)];
  const [isExcluding, isIncluding] = [said.includes('excluding'), said.includes('including')];
  // VAT that the dealer reclaims and a van under the margin scheme do not go together.
  if (isExcluding && (isIncluding || !isWithoutVat)) return null;
  if (!isIncluding || !isWithoutVat) return read.amount;
  return fromPence(Math.round((toPence(read.amount) * 100) / (100 + VAT_PERCENT)));
}

/**
 * Days in stock say when a van came of which that is not known: the same file on another day would move the date of the others.
 * @param vatQualifying whether the van is sold plus VAT.
 * @param stored the van's record.
 */
export function dealerReading(
  cells: readonly string[],
  meaning: Meaning,
  vatQualifying: boolean,
  stored: DealerFacts,
): DealerReading {
  if (!meaning.facts.some(isDealerFact)) return { changes: {}, leftOut: [] };
  const read: Partial<Record<keyof DealerFacts, unknown>> = {};
  const leftOut: ImportDealerFactName[] = [];
  const headingOf = (fact: string): string => meaning.headings[meaning.facts.indexOf(fact)] ?? '';
  for (const fact of IMPORT_DEALER_FACT_NAMES) {
    const cell = cellOf(fact, cells, meaning);
    if (saysNothing(cell)) continue;
    const isCost = fact === 'purchasePrice' || fact === 'preparationCost';
    const value = isCost
      ? costIn(cell, headingOf(fact), fact === 'preparationCost' || vatQualifying)
      : IMPORT_FACTS[fact]?.read(cell);
    if (value === null || !isDealerCell(fact, isCost ? String(value) : cell)) leftOut.push(fact);
    else if (fact !== 'daysInStock') read[fact] = value;
    else if (stored.dateInStock === null) read.dateInStock ??= addDays(meaning.day, -Number(value));
  }
  const { value = { version: 0 } } = contractReads(read) as { value?: { version: number } & Partial<DealerFacts> };
  const { version: _, ...said } = given(value);
  const after = asStored({ ...stored, ...said });
  const changed = (Object.keys(said) as (keyof DealerFacts)[]).filter((name) => after[name] !== stored[name]);
  return { changes: Object.fromEntries(changed.map((name) => [name, after[name]])), leftOut };
}

const named = (facts: readonly string[]): string =>
  facts
    .map((fact) => fieldLabel(fact) ?? fact)
    .map((label) => label.charAt(0).toUpperCase() + label.slice(1))
    .join(', ');

/** Without values: whoever may import may read what is said of a row. */
export const dealerSentences = ({ changes, leftOut }: DealerReading): string[] => [
  Object.keys(changes).length === 0 ? '' : `For staff alone: ${named(Object.keys(changes))}`,
  leftOut.length === 0 ? '' : `Left out: ${named(leftOut)}, which cannot be read`,
];
