import { SORT_ORDERS, type StockFilter } from '@forecourt/rules';
import { isKnownWord, spellRight } from '../spelling/spelling.ts';
import { KNOWN_FEATURES } from '../vocabulary/features.ts';
import { CLEAN_AIR, formPattern, TERMS, type Terms } from '../vocabulary/terms.ts';
import { completed } from './half-typed.ts';
import { readFigures } from './search-figures.ts';
import { readHeights } from './search-heights.ts';
import { readNames } from './search-names.ts';
import type { FoundPart, SearchPart } from './search-part.ts';
import { readRoom } from './search-room.ts';
import { tagOf } from './search-tags.ts';
import { SearchText } from './search-text.ts';
import { readWeights } from './search-weights.ts';

export type { SearchPart } from './search-part.ts';

interface Choice {
  readonly kind: string;
  readonly label: string;
  readonly filter: StockFilter;
  readonly pattern: RegExp;
}

const sentence = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`;
const choices = (
  kind: string,
  terms: Terms,
  label: (value: string) => string,
  filter: (value: string) => StockFilter = (value) => ({ tags: [tagOf(kind, value)] }),
): readonly Choice[] =>
  terms.map(([value, forms]) => ({ kind, label: label(value), filter: filter(value), pattern: formPattern(forms) }));
const asIs = (value: string): string => value;

const STATUS_LABELS: Readonly<Record<string, string>> = { 'In Stock': 'For sale', 'Due In': 'Due in' };
const CONDITION_LABELS: Readonly<Record<string, string>> = { new: 'New', used: 'Used', 'p/ex to clear': 'P/Ex to Clear' };

/** In order of precedence: longer or more certain readings take their words first. */
const CHOICES: readonly Choice[] = [
  ...choices('vat', TERMS.vat, (value) => (value === 'VAT' ? 'VAT qualifying' : 'No VAT')),
  ...choices(
    'status',
    TERMS.status,
    (value) => STATUS_LABELS[value] ?? value,
    (value) => ({ stockStatus: [value] }),
  ),
  ...choices('wheelbase', TERMS.wheelbase, (value) => value.toUpperCase()),
  ...choices('roof', TERMS.roof, (value) => `${sentence(value)} roof`),
  // A double cab tipper is both.
  ...choices('body', TERMS.body, asIs).map((choice) => ({ ...choice, kind: choice.label === 'Double Cab' ? 'cab' : 'body' })),
  ...choices('gearbox', TERMS.gearbox, asIs, (value) => ({ transmission: [value] })),
  ...choices('fuel', TERMS.fuel, asIs, (value) => ({ fuelType: [value] })),
  ...choices(
    'condition',
    TERMS.condition,
    (value) => CONDITION_LABELS[value] ?? value,
    (value) => ({ condition: [value] }),
  ),
  ...choices('order', TERMS.order, asIs, () => ({})),
  ...choices('size', TERMS.size, (value) => `${sentence(value)} van`),
  ...choices('colour', TERMS.colour, sentence),
];
/** Each piece of equipment is its own kind, because they are not alternatives. */
const FEATURES: readonly Choice[] = KNOWN_FEATURES.map(({ key, name, typed }) => ({
  kind: tagOf('feature', key),
  label: name,
  filter: { tags: [tagOf('feature', key)] },
  pattern: typed,
}));
const CLEAN_AIR_CHOICE: Choice = { kind: 'cleanAir', label: 'Clean air zones', filter: { cleanAir: true }, pattern: CLEAN_AIR };

const NOT = new Set(['not', 'no', 'non', 'without', 'except']);

const readChoices = (text: SearchText, table: readonly Choice[]): readonly FoundPart[] =>
  table.flatMap(({ pattern, ...choice }) => {
    const places = text.take(pattern).flatMap((found) => found.places);
    const before = (places[0] ?? 0) - 1;
    if (places.length === 0) return [];
    if (!text.isFree(before) || !NOT.has(text.words[before]?.word ?? '')) return [{ ...choice, places }];
    text.use([before]);
    const label = `Not ${choice.label === choice.label.toUpperCase() ? choice.label : choice.label.toLowerCase()}`;
    return [{ ...choice, label, not: true, places: [before, ...places] }];
  });

/** Unknown words are searched as text; filler words alone ask for nothing. */
const readRest = (text: SearchText): readonly FoundPart[] => {
  const places = text.left();
  if (places.length === 0) return [];
  const words = places.map((place) => text.words[place]?.typed ?? '');
  return [{ kind: 'text', label: `“${text.text(places)}”`, filter: { search: words.join(' ') }, words, places }];
};

const readParts = (text: SearchText, today: string): readonly FoundPart[] => [
  ...readHeights(text),
  ...readRoom(text),
  ...readWeights(text),
  ...readChoices(text, [...FEATURES, CLEAN_AIR_CHOICE]),
  ...readNames(text),
  ...readFigures(text, today),
  ...readChoices(text, CHOICES),
];

/** "Plasterboard 8x4" says one thing twice. */
const saidOnce = (parts: readonly FoundPart[]): readonly FoundPart[] => {
  const byLabel = new Map<string, FoundPart>();
  for (const part of parts) {
    const said = byLabel.get(part.label);
    byLabel.set(part.label, said ? { ...said, places: [...said.places, ...part.places] } : part);
  }
  return [...byLabel.values()];
};

/** What a single word asks for; null if no table knows it. */
const meaningOf = (word: string): string | null => {
  const text = new SearchText(word, asIs);
  const [part] = readParts(text, '0000-01-01');
  return part !== undefined && text.left().length === 0 ? part.label : null;
};

/** The context of parsing a search. */
export interface SearchContext {
  /** Whether some vehicle has the word, which is then never corrected. */
  readonly isOfStock: (word: string) => boolean;
  /** Whether some vehicle has a word with this prefix, which is then never completed. */
  readonly beginsInStock: (word: string) => boolean;
  /** For "up to 5 years old": YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Parses a search into parts, in the order of its words: "luton with tail lift under 20k" is a Luton, a tail lift and up to
 * £20,000. Corrects one typing mistake in words of five letters or more and completes the last word; unknown words become a part
 * of kind `text`.
 */
export const readSearch = (search: string, { isOfStock, beginsInStock, today }: SearchContext): readonly SearchPart[] => {
  const spelt = (word: string, isLast: boolean) => {
    if (isOfStock(word) || isKnownWord(word)) return word;
    const right = spellRight(word);
    return isLast && right === word && !beginsInStock(word) ? completed(word, meaningOf) : right;
  };
  const text = new SearchText(search, spelt);
  return [...saidOnce(readParts(text, today)), ...readRest(text)]
    .sort((a, b) => Math.min(...a.places) - Math.min(...b.places))
    .map(({ places, not = false, words = [], ...part }) => {
      const sortBy = part.kind === 'order' ? SORT_ORDERS.find((order) => order === part.label) : undefined;
      return { ...part, ...(sortBy && { sortBy }), not, words, without: text.without(places) };
    });
};
