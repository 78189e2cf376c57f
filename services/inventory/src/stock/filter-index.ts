import type { UnderstoodSearch, VehicleFilter, VehicleSuggestion } from '@forecourt/contracts';
import { KNOWN_FEATURES, type SearchPart, TERMS, tagOf } from '@forecourt/language';
import { foldText, type StockEntry, type StockFilter, type StockTest, searchWords, stockTest } from '@forecourt/rules';
import { IdSet } from './id-set.ts';
import { type Criterion, weightOf } from './nearest-entries.ts';
import { SearchParseCache } from './search-parse-cache.ts';
import { type StockName, suggestNames } from './stock-suggestions.ts';
import { StockVocabulary } from './stock-vocabulary.ts';

interface CachedPart {
  readonly test: StockTest;
  readonly ids: IdSet;
}

/** What vehicles are counted by, in the sidebar and for autocomplete. */
const GROUPS = ['make', 'makeAndModel', 'bodyType', 'fuelType', 'transmission'] as const;
type Group = (typeof GROUPS)[number];
const KINDS = {
  make: 'make',
  makeAndModel: 'model',
  bodyType: 'bodyType',
  fuelType: 'fuelType',
  transmission: 'transmission',
} as const;

/** A van may have several bodies: a crew van with eight seats is a minibus too. */
const valuesOf = (entry: StockEntry | null | undefined, group: Group): readonly string[] => [entry?.[group] ?? []].flat();

const FIRST_CAPACITY = 1_024;
/** Enough for what the sidebar offers and visitors type; the cache is emptied when it is full (ADR 029). */
const MAX_CACHED_PARTS = 256;

/**
 * Finds the vehicles that match a filter. A filter is the intersection of its parts ("make is Ford", "price from £10,000"),
 * and visitors combine few different parts in many ways. So each part's ids are cached and kept up to date with every change,
 * and all 10,000 vans are only tested for a part that is new.
 */
export class FilterIndex {
  readonly #entries = new Map<number, StockEntry>();
  readonly #parts = new Map<string, CachedPart>();
  /** The vehicles that have each value of each group. */
  readonly #byValue: Readonly<Record<Group, Map<string, IdSet>>> = {
    make: new Map(),
    makeAndModel: new Map(),
    bodyType: new Map(),
    fuelType: new Map(),
    transmission: new Map(),
  };
  readonly #vocabulary = new StockVocabulary();
  readonly #parsed = new SearchParseCache({
    isOfStock: (word) => this.#vocabulary.has(word),
    beginsInStock: (word) => this.#vocabulary.hasPrefix(word),
  });
  #capacity = FIRST_CAPACITY;

  /** Records a vehicle's current state, or with null that it is removed. */
  put(id: number, entry: StockEntry | null): void {
    if (id >= this.#capacity) this.#grow(id);
    this.#vocabulary.remove(this.#entries.get(id)?.words ?? []);
    this.#vocabulary.add(entry?.words ?? []);
    this.#parsed.forget();
    for (const group of GROUPS) {
      for (const value of valuesOf(this.#entries.get(id), group)) this.#setMember(group, value, id, false);
      for (const value of valuesOf(entry, group)) this.#setMember(group, value, id, true);
    }
    if (entry === null) this.#entries.delete(id);
    else this.#entries.set(id, entry);
    for (const { test, ids } of this.#parts.values()) ids.put(id, entry !== null && test(entry));
  }

  select(filter: VehicleFilter): IdSet {
    return this.#matchAll(this.criteria(filter));
  }

  /** The filter's criteria with the vehicles that meet each. */
  criteria({ search = '', ...filter }: VehicleFilter): Criterion[] {
    const parts = Object.entries(filter).filter(([, value]) => value !== undefined);
    return [
      ...parts.map(([name, value]) => ({ ids: this.#part({ [name]: value }), weight: weightOf(name) })),
      ...this.#criteriaOf(search),
    ];
  }

  /** How a search was understood. */
  understood(search: string): UnderstoodSearch {
    const order = this.order(search);
    const parts = this.#parsed.read(search).filter((part) => part.sortBy === undefined);
    const ignored = this.#ignoredWords(search);
    const applied = parts.filter(({ words }) => words.length === 0 || words.some((word) => !ignored.has(word)));
    return {
      search,
      parts: applied.map(({ label, words, without, note }) => ({
        label: words.some((word) => ignored.has(word)) ? `“${words.filter((word) => !ignored.has(word)).join(' ')}”` : label,
        without,
        ...(note !== undefined && { note }),
      })),
      ...(ignored.size > 0 && { leftOut: [...ignored].join(' ') }),
      ...(order && { order }),
    };
  }

  /** The sort order that a search asks for, as in "cheapest". */
  order(search = ''): UnderstoodSearch['order'] {
    const { sortBy, without = '' }: Partial<SearchPart> = this.#parsed.read(search).findLast((part) => part.sortBy) ?? {};
    return sortBy && { sortBy, without };
  }

  /** For each value in stock, how many vehicles have it and match all filters but the group's own. */
  countBy(group: Group, filter: VehicleFilter): Record<string, number> {
    const matching = this.select({ ...filter, [group]: undefined });
    const counts: Record<string, number> = {};
    for (const [value, ids] of this.#byValue[group]) counts[value] = matching.intersectionSize(ids);
    return counts;
  }

  /** Autocomplete: names in stock, each with how many vehicles a search for it finds. */
  suggest(typed: string): VehicleSuggestion[] {
    const names = GROUPS.flatMap((group) =>
      Array.from(this.#byValue[group], ([text, ids]) => ({ text, kind: KINDS[group], count: ids.size })),
    );
    const bodies = TERMS.body
      .filter(([text]) => !this.#byValue.bodyType.has(text))
      .map(([text]) => this.#tagged('bodyType', text, tagOf('body', text)));
    // Counting tests every van the first time, so only what may be suggested is counted.
    const words = searchWords(typed);
    const equipment = KNOWN_FEATURES.filter(({ name }) => words.every((word) => foldText(name).includes(word))).map(
      ({ key, name }) => this.#tagged('feature', name, tagOf('feature', key)),
    );
    const known = [...names, ...bodies, ...equipment].filter(({ count }) => count > 0);
    return suggestNames(typed, known, (word) => this.#vocabulary.corrections(word)).map(({ text, kind }) => ({
      text,
      kind,
      count: this.select({ search: text }).size,
    }));
  }

  #tagged(kind: StockName['kind'], text: string, tag: string): StockName {
    return { text, kind, count: this.#part({ tags: [tag] }).size };
  }

  #matchAll(criteria: readonly Criterion[]): IdSet {
    return criteria.reduce((matching, { ids }) => matching.and(ids), this.#part({}));
  }

  #criteriaOf(search: string): Criterion[] {
    const ignored = this.#ignoredWords(search);
    return this.#criteriaFrom(
      this.#parsed.read(search).flatMap((part) => {
        const words = part.words.filter((word) => !ignored.has(word));
        return words.length === 0 && part.words.length > 0 ? [] : [{ ...part, words }];
      }),
    );
  }

  /** Parts of one kind are alternatives, except excluded ones. */
  #criteriaFrom(parts: readonly SearchPart[]): Criterion[] {
    const kinds = new Map<string, Criterion>();
    const excluded: Criterion[] = [];
    const every = this.#part({});
    for (const { kind, filter, words, not, alike } of parts) {
      if (words.length === 0 && Object.keys(filter).length === 0) continue;
      const ids = words.length > 0 ? this.#withWords(words) : this.#part(filter);
      const weight = weightOf(kind);
      if (not) excluded.push({ ids: every.without(ids), weight });
      else {
        const any = kinds.get(kind)?.ids.or(ids) ?? ids;
        kinds.set(kind, { ids: any, weight, ...(alike && { alike: this.#part(alike) }) });
      }
    }
    return [...kinds.values(), ...excluded];
  }

  /**
   * Words to ignore. If part of a search is understood ("800 kg") but no van that it finds has all the other words ("sand and
   * cement"), those that are not a word of some van's name are ignored.
   */
  #ignoredWords(search: string): ReadonlySet<string> {
    const parts = this.#parsed.read(search);
    if (parts.every(({ words }) => words.length > 0)) return new Set();
    const understood = this.#matchAll(this.#criteriaFrom(parts.filter(({ words }) => words.length === 0)));
    const among = understood.size > 0 ? understood : this.#part({});
    return new Set(
      parts.flatMap(({ words }) => {
        if (words.length === 0 || this.#withWords(words).intersectionSize(among) > 0) return [];
        const named = words.filter((word) => this.#vocabulary.has(word));
        return named.length > 0 && this.#withWords(named).size > 0 ? words.filter((word) => !named.includes(word)) : words;
      }),
    );
  }

  /** The vehicles whose description has this phrase; if none, those that have all the words. */
  #withWords(words: readonly string[]): IdSet {
    const phrase = words.length > 1 ? this.#part({ described: words.join(' ') }) : this.#part({ search: words[0] });
    if (phrase.size > 0) return phrase;
    return words.map((word) => this.#withWord(word)).reduce((both, ids) => both.and(ids));
  }

  /** The vehicles that have the word as typed; if none, those with it in the description; if none, those with a correction of it. */
  #withWord(word: string): IdSet {
    const exact = this.#part({ search: word });
    if (exact.size > 0) return exact;
    const described = this.#part({ described: word });
    if (described.size > 0) return described;
    return this.#vocabulary
      .corrections(word)
      .map((meant) => this.#part({ search: meant }))
      .reduce((any, ids) => any.or(ids), exact);
  }

  #setMember(group: Group, value: string, id: number, member: boolean): void {
    const ids = this.#byValue[group].get(value) ?? new IdSet(this.#capacity);
    ids.put(id, member);
    if (member) this.#byValue[group].set(value, ids);
    else if (ids.size === 0) this.#byValue[group].delete(value);
  }

  #part(filter: StockFilter): IdSet {
    const key = JSON.stringify(filter);
    const cached = this.#parts.get(key);
    if (cached) return cached.ids;
    const part = this.#evaluate(filter);
    if (this.#parts.size >= MAX_CACHED_PARTS) this.#parts.clear();
    this.#parts.set(key, part);
    return part.ids;
  }

  #evaluate(filter: StockFilter): CachedPart {
    const test = stockTest(filter);
    const ids = new IdSet(this.#capacity);
    for (const entry of this.#entries.values()) if (test(entry)) ids.put(entry.id, true);
    return { test, ids };
  }

  #grow(id: number): void {
    this.#capacity = 2 ** Math.ceil(Math.log2(id + 1));
    this.#parts.clear();
    for (const values of Object.values(this.#byValue)) {
      for (const [value, ids] of values) values.set(value, ids.grown(this.#capacity));
    }
  }
}
