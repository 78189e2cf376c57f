import type { UnderstoodSearch, VehicleFilter, VehicleSuggestion } from '@forecourt/contracts';
import { BODY_TERMS, KNOWN_FEATURES, type SearchPart, tagOf } from '@forecourt/language';
import { foldText, type StockEntry, type StockFilter, type StockTest, searchWords, stockTest } from '@forecourt/rules';
import { IdSet } from './id-set.ts';
import { type Wanted, weightOf } from './nearest-entries.ts';
import { SearchedWords } from './searched-words.ts';
import { type StockName, suggestNames } from './stock-suggestions.ts';
import { StockVocabulary } from './stock-vocabulary.ts';

interface Selection {
  readonly test: StockTest;
  readonly ids: IdSet;
}

/** What vehicles are counted by: in the sidebar, and as typing help. */
const GROUPS = ['make', 'makeAndModel', 'bodyType', 'fuelType', 'transmission'] as const;
type Group = (typeof GROUPS)[number];
const KINDS = {
  make: 'make',
  makeAndModel: 'model',
  bodyType: 'bodyType',
  fuelType: 'fuelType',
  transmission: 'transmission',
} as const;

/** A van may be found by several bodies: a crew van with eight seats is a minibus too. */
const valuesOf = (entry: StockEntry | null | undefined, group: Group): readonly string[] => [entry?.[group] ?? []].flat();

const FIRST_CAPACITY = 1_024;
/** Enough for what a sidebar offers and visitors type; those not asked for longest make room. */
const MOST_SELECTIONS = 256;

/**
 * Answers which vehicles pass a filter. A filter is the meeting of its parts ("make is Ford", "price from £10,000"), and
 * visitors ask for few different parts in many combinations: each part's vehicles are kept, and kept right with every
 * change, so that 10,000 vans are only all tested for a part that nobody asked for before.
 */
export class StockSelections {
  readonly #entries = new Map<number, StockEntry>();
  readonly #parts = new Map<string, Selection>();
  /** Who has a value, of every group. */
  readonly #members: Readonly<Record<Group, Map<string, IdSet>>> = {
    make: new Map(),
    makeAndModel: new Map(),
    bodyType: new Map(),
    fuelType: new Map(),
    transmission: new Map(),
  };
  readonly #vocabulary = new StockVocabulary();
  readonly #searched = new SearchedWords({
    isOfStock: (word) => this.#vocabulary.has(word),
    beginsInStock: (word) => this.#vocabulary.begins(word),
  });
  #capacity = FIRST_CAPACITY;

  /** Records a vehicle's present state, or with null that it is gone. */
  put(id: number, entry: StockEntry | null): void {
    if (id >= this.#capacity) this.#grow(id);
    this.#vocabulary.remove(this.#entries.get(id)?.words ?? []);
    this.#vocabulary.add(entry?.words ?? []);
    this.#searched.forget();
    for (const group of GROUPS) {
      for (const value of valuesOf(this.#entries.get(id), group)) this.#enlist(group, value, id, false);
      for (const value of valuesOf(entry, group)) this.#enlist(group, value, id, true);
    }
    if (entry === null) this.#entries.delete(id);
    else this.#entries.set(id, entry);
    for (const { test, ids } of this.#parts.values()) ids.put(id, entry !== null && test(entry));
  }

  select(filter: VehicleFilter): IdSet {
    return this.#havingAll(this.wanted(filter));
  }

  /** What the filter asks for, each with who has it. */
  wanted({ search = '', ...filter }: VehicleFilter): Wanted[] {
    const parts = Object.entries(filter).filter(([, value]) => value !== undefined);
    return [
      ...parts.map(([name, value]) => ({ ids: this.#part({ [name]: value }), weight: weightOf(name) })),
      ...this.#wantedBy(search),
    ];
  }

  /** How the words of a search were understood. */
  understood(search: string): UnderstoodSearch {
    const order = this.order(search);
    const parts = this.#searched.read(search).filter((part) => part.sortBy === undefined);
    const leftOut = this.#leftOut(search);
    const inForce = parts.filter(({ words }) => words.length === 0 || words.some((word) => !leftOut.has(word)));
    return {
      search,
      parts: inForce.map(({ label, words, without, note }) => ({
        label: words.some((word) => leftOut.has(word)) ? `“${words.filter((word) => !leftOut.has(word)).join(' ')}”` : label,
        without,
        ...(note !== undefined && { note }),
      })),
      ...(leftOut.size > 0 && { leftOut: [...leftOut].join(' ') }),
      ...(order && { order }),
    };
  }

  /** The order that the words of a search ask for: "cheapest". */
  order(search = ''): UnderstoodSearch['order'] {
    const { sortBy, without = '' }: Partial<SearchPart> = this.#searched.read(search).findLast((part) => part.sortBy) ?? {};
    return sortBy && { sortBy, without };
  }

  /** For each value that some vehicle of the stock has, how many have it and pass the filter with the group's own left out. */
  countBy(group: Group, filter: VehicleFilter): Record<string, number> {
    const passing = this.select({ ...filter, [group]: undefined });
    const counts: Record<string, number> = {};
    for (const [value, ids] of this.#members[group]) counts[value] = passing.sizeOfMeeting(ids);
    return counts;
  }

  /** Typing help: names of the stock, each with how many vehicles a search for it finds. */
  suggest(typed: string): VehicleSuggestion[] {
    const names = GROUPS.flatMap((group) =>
      Array.from(this.#members[group], ([text, ids]) => ({ text, kind: KINDS[group], count: ids.size })),
    );
    const bodies = BODY_TERMS.filter(([text]) => !this.#members.bodyType.has(text)).map(([text]) =>
      this.#tagged('bodyType', text, tagOf('body', text)),
    );
    // Counting who has it tests every van the first time: only for what may be suggested.
    const words = searchWords(typed);
    const equipment = KNOWN_FEATURES.filter(({ name }) => words.every((word) => foldText(name).includes(word))).map(
      ({ key, name }) => this.#tagged('feature', name, tagOf('feature', key)),
    );
    const known = [...names, ...bodies, ...equipment].filter(({ count }) => count > 0);
    return suggestNames(typed, known, (word) => this.#vocabulary.meant(word)).map(({ text, kind }) => ({
      text,
      kind,
      count: this.select({ search: text }).size,
    }));
  }

  #tagged(kind: StockName['kind'], text: string, tag: string): StockName {
    return { text, kind, count: this.#part({ tags: [tag] }).size };
  }

  #havingAll(wanted: readonly Wanted[]): IdSet {
    return wanted.reduce((having, { ids }) => having.and(ids), this.#part({}));
  }

  #wantedBy(search: string): Wanted[] {
    const leftOut = this.#leftOut(search);
    return this.#wantedIn(
      this.#searched.read(search).flatMap((part) => {
        const words = part.words.filter((word) => !leftOut.has(word));
        return words.length === 0 && part.words.length > 0 ? [] : [{ ...part, words }];
      }),
    );
  }

  /** Parts of one kind are alternatives, except what is not wanted. */
  #wantedIn(parts: readonly SearchPart[]): Wanted[] {
    const kinds = new Map<string, Wanted>();
    const unwanted: Wanted[] = [];
    const every = this.#part({});
    for (const { kind, filter, words, not, alike } of parts) {
      if (words.length === 0 && Object.keys(filter).length === 0) continue;
      const ids = words.length > 0 ? this.#worded(words) : this.#part(filter);
      const weight = weightOf(kind);
      if (not) unwanted.push({ ids: every.without(ids), weight });
      else {
        const any = kinds.get(kind)?.ids.or(ids) ?? ids;
        kinds.set(kind, { ids: any, weight, ...(alike && { alike: this.#part(alike) }) });
      }
    }
    return [...kinds.values(), ...unwanted];
  }

  /**
   * Words to ignore: where part of a search is understood ("800 kg") and no van that it finds has all of the other words
   * ("sand and cement"), those that are not a whole word of some van's name.
   */
  #leftOut(search: string): ReadonlySet<string> {
    const parts = this.#searched.read(search);
    if (parts.every(({ words }) => words.length > 0)) return new Set();
    const understood = this.#havingAll(this.#wantedIn(parts.filter(({ words }) => words.length === 0)));
    const among = understood.size > 0 ? understood : this.#part({});
    return new Set(
      parts.flatMap(({ words }) => {
        if (words.length === 0 || this.#worded(words).sizeOfMeeting(among) > 0) return [];
        const named = words.filter((word) => this.#vocabulary.has(word));
        return named.length > 0 && this.#worded(named).size > 0 ? words.filter((word) => !named.includes(word)) : words;
      }),
    );
  }

  /** Who is described in these words, one behind the other; else who has them all. */
  #worded(words: readonly string[]): IdSet {
    const phrase = words.length > 1 ? this.#part({ described: words.join(' ') }) : this.#part({ search: words[0] });
    if (phrase.size > 0) return phrase;
    return words.map((word) => this.#found(word)).reduce((met, ids) => met.and(ids));
  }

  /** Who has the word as it was typed; where nobody does, who is described with it; then who has one that it may mean. */
  #found(word: string): IdSet {
    const exact = this.#part({ search: word });
    if (exact.size > 0) return exact;
    const described = this.#part({ described: word });
    if (described.size > 0) return described;
    return this.#vocabulary
      .meant(word)
      .map((meant) => this.#part({ search: meant }))
      .reduce((any, ids) => any.or(ids), exact);
  }

  #enlist(group: Group, value: string, id: number, member: boolean): void {
    const ids = this.#members[group].get(value) ?? new IdSet(this.#capacity);
    ids.put(id, member);
    if (member) this.#members[group].set(value, ids);
    else if (ids.size === 0) this.#members[group].delete(value);
  }

  #part(filter: StockFilter): IdSet {
    const key = JSON.stringify(filter);
    const { test, ids } = this.#parts.get(key) ?? this.#selection(filter);
    // The oldest of a map comes first: asked for again is youngest again.
    this.#parts.delete(key);
    this.#parts.set(key, { test, ids });
    const [oldest] = this.#parts.keys();
    if (this.#parts.size > MOST_SELECTIONS && oldest !== undefined) this.#parts.delete(oldest);
    return ids;
  }

  #selection(filter: StockFilter): Selection {
    const test = stockTest(filter);
    const ids = new IdSet(this.#capacity);
    for (const entry of this.#entries.values()) if (test(entry)) ids.put(entry.id, true);
    return { test, ids };
  }

  #grow(id: number): void {
    this.#capacity = 2 ** Math.ceil(Math.log2(id + 1));
    this.#parts.clear();
    for (const values of Object.values(this.#members)) {
      for (const [value, ids] of values) values.set(value, ids.grown(this.#capacity));
    }
  }
}
