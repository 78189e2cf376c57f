import { readSearch, type SearchContext, type SearchPart } from '@forecourt/language';

/** Enough for concurrent searches; one page needs the same parse several times. */
const MAX_CACHED = 64;

/** Caches parsed searches for as long as the words of the stock stay the same. */
export class SearchParseCache {
  readonly #read = new Map<string, readonly SearchPart[]>();

  constructor(private readonly stock: Omit<SearchContext, 'today'>) {}

  read(search: string): readonly SearchPart[] {
    const today = new Date().toISOString().slice(0, 10);
    const key = `${today} ${search}`;
    const known = this.#read.get(key);
    if (known) return known;
    const parts = readSearch(search, { ...this.stock, today });
    if (this.#read.size >= MAX_CACHED) this.#read.clear();
    this.#read.set(key, parts);
    return parts;
  }

  forget(): void {
    this.#read.clear();
  }
}
