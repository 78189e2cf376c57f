import {
  fieldLabel,
  IMPORT_DEALER_FACT_NAMES,
  IMPORT_FACT_NAMES,
  type ImportRowList,
  isDealerFact,
  type ListedImport,
  type StockImport,
  type UndoCounts,
} from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';

const list = new Intl.ListFormat('en-GB');

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface FactOption {
  readonly value: string;
  readonly label: string;
}

const byLabel = (facts: readonly string[]): FactOption[] =>
  facts
    .map((value) => ({ value, label: capitalised(fieldLabel(value) ?? value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

/** What a column can fill, by name. */
export const FACT_OPTIONS: readonly FactOption[] = [{ value: '', label: 'Not imported' }, ...byLabel(IMPORT_FACT_NAMES)];

/** The same of what the dealership alone sees, for who may see costs. */
export const DEALER_FACT_OPTIONS = { label: 'Only staff see these', options: byLabel(IMPORT_DEALER_FACT_NAMES) };

/** What of an import the dealership alone sees: "Purchase price, VIN"; empty if nothing. */
export const dealerFactsIn = ({ columns }: Pick<StockImport, 'columns'>): string =>
  byLabel(columns.flatMap(({ fact }) => (isDealerFact(fact) ? fact : [])))
    .map(({ label }) => label)
    .join(', ');

/** Before it is applied, and after. */
export const OUTCOME_WORDS: Readonly<Record<ImportRowList, string>> = {
  left: 'Left alone',
  doubted: 'To check',
  without: 'Facts left out',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  unclear: 'To be answered',
  repeated: 'The same van twice',
  refused: 'Refused',
  'not-a-van': 'Not a van',
};

export const rows = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

export const vans = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'van' : 'vans'}`;

/** Of the vans with something that is probably a slip. */
export const doubtedWords = (count: number): string =>
  `Look at ${vans(count)} before you import ${count === 1 ? 'it' : 'them'}: something is probably a slip, or should be seen first.`;

/** Of the vans whose cells could not all be read. */
export const withoutFactWords = (count: number): string =>
  `${vans(count)} ${count === 1 ? 'is' : 'are'} imported without a fact that could not be read.`;

/** A release before this one does not count them. */
const notVans = (counts: StockImport['counts']): number => counts['not-a-van'] ?? 0;

/** "2 rows are not vans". */
const notVansWords = (counts: StockImport['counts']): string => {
  const count = notVans(counts);
  return `${rows(count)} ${count === 1 ? 'is not a van' : 'are not vans'}`;
};

const repeatedWords = (count: number): string => `${rows(count)} ${count === 1 ? 'repeats' : 'repeat'} a van of an earlier row`;

const nothingBecause = (counts: StockImport['counts']): string => {
  const { unchanged, refused, repeated } = counts;
  return [
    unchanged > 0 ? `${vans(unchanged)} ${unchanged === 1 ? 'is' : 'are'} as in the file already` : '',
    refused + repeated > 0 ? `${rows(refused + repeated)} refused` : '',
    notVans(counts) > 0 ? notVansWords(counts) : '',
  ]
    .filter(Boolean)
    .join(', ');
};

/** What vans lack that are not on the site yet. */
export const lackingWords = ({ held }: Pick<StockImport, 'held'>): string => {
  const lacking = [
    [held.pictures, 'pictures'],
    [held.bodyType, 'body type'],
    [held.monthlyPrice, 'monthly price'],
  ] as const;
  const named = lacking.filter(([count]) => count > 0).map(([count, what]) => `${formatNumber(count)} without ${what}`);
  return named.length === 0 ? 'All have pictures, a body type and a monthly price.' : `${named.join(', ')}.`;
};

/** What to know of such vans before they are on the site, if anything; empty if nothing. */
export const beforeSiteWords = ({ held }: Pick<StockImport, 'held'>): string => {
  const are = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'is' : 'are'}`;
  const told = [
    // A release before this one does not count them.
    held.doubted > 0 ? `${are(held.doubted)} to check (see the rows below)` : '',
    held.sold > 0 ? `${are(held.sold)} sold` : '',
  ].filter(Boolean);
  return told.length === 0 ? '' : `${list.format(told)}.`;
};

const undoneWords = ({ deleted, back, left }: UndoCounts): string =>
  [
    deleted > 0 ? `${vans(deleted)} deleted` : '',
    back > 0 ? `${vans(back)} put back to what ${back === 1 ? 'it was' : 'they were'}` : '',
    left > 0 ? `${vans(left)} left alone` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** What an undoing takes back, in one sentence. */
export const takenBackWords = ({ deleted, back }: UndoCounts): string => {
  const taken = [
    deleted > 0 ? `${vans(deleted)} that it added ${deleted === 1 ? 'is' : 'are'} deleted` : '',
    back > 0
      ? `${vans(back)} that it changed ${back === 1 ? 'is put back to what it was' : 'are put back to what they were'}`
      : '',
    'what was remembered of its columns is forgotten',
  ];
  return `${capitalised(list.format(taken.filter(Boolean)))}.`;
};

/** What was added, changed and refused. */
function importedWords(counts: StockImport['counts']): string {
  if (counts.new + counts.changed === 0) return `Nothing was imported: ${nothingBecause(counts)}.`;
  const left = [
    counts.repeated > 0 ? ` ${repeatedWords(counts.repeated)}.` : '',
    counts.refused > 0 ? ` ${rows(counts.refused)} refused.` : '',
    notVans(counts) > 0 ? ` ${notVansWords(counts)}.` : '',
  ].join('');
  return `Imported: ${formatNumber(counts.new)} new, ${formatNumber(counts.changed)} changed.${left}`;
}

/** How far it is, or what became of it. */
export function importSentence({ state, done, total, counts, undone }: ListedImport): string {
  if (state === 'checking') return `Checking ${formatNumber(done)} of ${rows(total)}`;
  if (state === 'applying') return `Importing ${formatNumber(done)} of ${rows(total)}`;
  if (state === 'publishing') return `Putting vans on the site: ${formatNumber(done)} of ${rows(total)}`;
  if (state === 'undoing') return `Undoing ${formatNumber(done)} of ${rows(total)}`;
  if (state === 'undone') return `Undone: ${undoneWords(undone)}.`;
  if (state === 'checked') return `${rows(total)} checked. Nothing is stored yet.`;
  return importedWords(counts);
}

/** The same among others; of one that is undone, also what it had done. */
export const listedSentence = (one: ListedImport): string =>
  one.state === 'undone' ? `${importedWords(one.counts)} ${importSentence(one)}` : importSentence(one);

/** How many vans it adds or changes. */
export const toWrite = ({ counts }: StockImport): number => counts.new + counts.changed;

/** What the button says. */
export function importLabel(opened: StockImport): string {
  const count = toWrite(opened);
  if (opened.asked) return 'Say what the prices mean';
  return count === 0 ? 'Nothing to import' : `Import ${vans(count)}`;
}

export const isUnderWay = ({ state }: Pick<StockImport, 'state'>): boolean =>
  state === 'checking' || state === 'applying' || state === 'publishing' || state === 'undoing';
