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
  unclear: 'To be answered',
  repeated: 'The same van twice',
  refused: 'Refused',
};

const rows = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

/** How far it is, or what became of it. */
export function importSentence({ state, done, total, counts }: StockImport): string {
  const left = [
    counts.repeated > 0 ? ` ${rows(counts.repeated)} with a van that an earlier row has.` : '',
    counts.refused > 0 ? ` ${rows(counts.refused)} refused.` : '',
  ].join('');
  if (state === 'checking') return `Checking ${formatNumber(done)} of ${rows(total)}`;
  if (state === 'applying') return `Importing ${formatNumber(done)} of ${rows(total)}`;
  if (state === 'checked') return `${rows(total)} checked. Nothing is stored yet.`;
  return `Imported: ${formatNumber(counts.new)} new, ${formatNumber(counts.changed)} changed.${left}`;
}

/** How many vans it adds or changes. */
export const toWrite = ({ counts }: StockImport): number => counts.new + counts.changed;

/** What the button says. */
export function importLabel(opened: StockImport): string {
  const vans = toWrite(opened);
  if (opened.asked) return 'Say what the prices mean';
  return vans === 0 ? 'Nothing to import' : `Import ${formatNumber(vans)} ${vans === 1 ? 'van' : 'vans'}`;
}

export const isUnderWay = ({ state }: StockImport): boolean => state === 'checking' || state === 'applying';
