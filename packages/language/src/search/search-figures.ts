import { formatNumber, yearOfPlate } from '@forecourt/rules';
import { lex } from '../lexer/lex.ts';
import { amountsOf } from '../values/amount.ts';
import { lengthsOf } from '../values/lengths.ts';
import { weightOf } from '../values/weights.ts';
import lists from '../vocabulary/lists/searches.json' with { type: 'json' };
import type { FoundPart } from './search-part.ts';
import type { SearchText } from './search-text.ts';

/** What a figure may be of, and how it is read and written. */
interface Measure {
  /** The name of the measure by default. */
  readonly kind?: string;
  /** Plain figures by default. */
  readonly read?: string;
  /** One for the figure, or two for the lower and the higher; none where no filter supports it. */
  readonly filters?: readonly string[];
  readonly tags?: readonly string[];
  readonly label: string;
  /** How two equal figures are written; without it they are something else. */
  readonly same?: string;
  readonly note?: string;
}

/** Words with a figure. */
interface Phrase {
  readonly is: string;
  readonly words: string;
  /** "800 kg payload" is a minimum; "under 800 kg payload" is a maximum, which no filter offers. */
  readonly least?: boolean;
  /** Figures beyond these are something else. */
  readonly from?: number;
  readonly to?: number;
  /** The driver sits with the passengers. */
  readonly plus?: number;
  /** What words without a figure stand for. */
  readonly value?: readonly number[];
  readonly label?: string;
}

const MEASURES = lists.measures as Readonly<Record<string, Measure>>;
const PIECES = new Map<string, string>();
const filled = (words: string): string => words.replace(/\{([A-Z_]+)\}/g, (_, name: string) => `(?:${PIECES.get(name)})`);
for (const [name, words] of Object.entries(lists.pieces)) PIECES.set(name, filled(words));

const patternOf = ({ words, least = false }: Phrase): RegExp =>
  new RegExp(`${least ? filled('(?<! (?:{UP_TO}|shorter than))') : ''} (?:${filled(words)})(?= |$)`, 'g');
const phrasesOf = (phrases: readonly Phrase[]) => phrases.map((phrase) => ({ phrase, pattern: patternOf(phrase) }));
const SIZES = phrasesOf(lists.sizes);
const SUMS = phrasesOf(lists.sums);

const figures = (words: string): readonly number[] => amountsOf(lex(words)).map(({ value }) => value);
/** How the figures of a phrase are read. */
const READERS: Readonly<Record<string, (words: string) => readonly number[]>> = {
  mm: (words) => lengthsOf(lex(words)),
  // Nominal feet are a little less than the boards sold by them.
  boards: (words) => lengthsOf(lex(words)).map((side) => Math.ceil(side / 10) * 10),
  kg: (words) => [weightOf(lex(words)) ?? 0],
  // "Under 20" means thousands of pounds.
  pounds: (words) =>
    words
      .split(/ (?=£?\d)/)
      .flatMap(figures)
      .map((sum) => (sum < 100 ? sum * 1_000 : sum)),
  // The plates of September run into the next year.
  plate: (words) =>
    figures(words).flatMap((year) => (year > 99 ? [year, year] : [yearOfPlate(year), yearOfPlate(year) + (year > 50 ? 1 : 0)])),
};
const YEARS = new Set(['plate', 'year']);
const written = (value: number, read: string | undefined): string => {
  if (read === 'years') return `${value} ${value === 1 ? 'year' : 'years'}`;
  return read !== undefined && YEARS.has(read) ? String(value) : formatNumber(value);
};
const WITH_VAT = /\b(?:inc\w*|with) vat$| all in$/;

const partOf = (phrase: Phrase, words: string, today: string): Omit<FoundPart, 'places'> | null => {
  const { is, value, plus = 0, from = 0, to = Number.POSITIVE_INFINITY } = phrase;
  const { kind = is, read = '', filters = [], tags, label, same, note } = MEASURES[is] ?? { label: is };
  const values = (value ?? (READERS[read] ?? figures)(words))
    .slice(0, Math.max(filters.length, 1))
    .map((figure) => figure + plus);
  if (values.length < filters.length) return null;
  if (filters.length > 1) values.sort((a, b) => a - b);
  const isOne = filters.length > 1 && values[0] === values[1];
  if (values.some((figure) => figure < from || figure > to) || (isOne && same === undefined)) return null;
  const say = (text: string) => text.replace(/\{(\d)\}/g, (_, at: number) => written(values[at] ?? 0, read));
  const asked = say(isOne ? (same ?? label) : (phrase.label ?? label));
  // What includes VAT is compared with what each van costs: without VAT on it, that is its price.
  const isPaid = read === 'pounds' && WITH_VAT.test(words);
  const limits = filters.map((filter, at) => [isPaid ? filter.replace('price', 'pay') : filter, values[at]]);
  const filter = is === 'age' ? { registeredFrom: `${Number(today.slice(0, 4)) - (values[0] ?? 0)}${today.slice(4)}` } : null;
  return {
    kind,
    label: isPaid ? asked.replace('plus', 'inc.') : asked,
    filter: filter ?? { ...Object.fromEntries(limits), ...(tags && { tags }) },
    ...(note !== undefined && { note: say(note) }),
  };
};

const reader = (phrases: typeof SIZES) => (text: SearchText, today: string) =>
  phrases.flatMap(({ phrase, pattern }) => text.take(pattern, (words) => partOf(phrase, words, today)));

/** Measures, weights, seats and range. */
export const readSizes = reader(SIZES);
/** Prices, monthly figures, miles and years. */
export const readSums = reader(SUMS);
