import { readSearch, type SearchContext, type SearchPart } from '@forecourt/language';

/** Enough for the questions of one moment; a reading is asked for several times for one page. */
const MOST_READ = 64;

/** What searches ask for, read once as long as the words of the stock stay the same. */
export class SearchedWords {
  readonly #read = new Map<string, readonly SearchPart[]>();

  constructor(private readonly stock: Omit<SearchContext, 'today'>) {}

  read(search: string): readonly SearchPart[] {
    const today = new Date().toISOString().slice(0, 10);
    const key = `${today} ${search}`;
    const known = this.#read.get(key);
    if (known) return known;
    const parts = readSearch(search, { ...this.stock, today });
    if (this.#read.size >= MOST_READ) this.#read.clear();
    this.#read.set(key, parts);
    return parts;
  }

  forget(): void {
    this.#read.clear();
  }
}
