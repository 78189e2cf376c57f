import { fieldLabel, IMPORT_FACT_NAMES, type RowOutcome, type StockImport } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What a column can fill, by name. */
export const FACT_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'Not imported' },
  ...IMPORT_FACT_NAMES.map((value) => ({ value, label: capitalised(fieldLabel(value) ?? value) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  ),
];

/** Before it is applied, and after. */
export const OUTCOME_WORDS: Readonly<Record<RowOutcome, string>> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
};

const rows = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

/** How far it is, or what became of it. */
export function importSentence({ state, done, total, counts }: StockImport): string {
  const refused = counts.refused > 0 ? ` ${rows(counts.refused)} refused.` : '';
  if (state === 'checking') return `Checking ${formatNumber(done)} of ${rows(total)}`;
  if (state === 'applying') return `Importing ${formatNumber(done)} of ${rows(total)}`;
  if (state === 'checked') return `${rows(total)} checked. Nothing is stored yet.`;
  return `Imported: ${formatNumber(counts.new)} new, ${formatNumber(counts.changed)} changed.${refused}`;
}

/** How many vans it adds or changes. */
export const toWrite = ({ counts }: StockImport): number => counts.new + counts.changed;

export const isUnderWay = ({ state }: StockImport): boolean => state === 'checking' || state === 'applying';
