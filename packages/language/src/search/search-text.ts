import { foldText } from '@forecourt/rules';
import { NUMBERS } from '../vocabulary/figures.ts';
import { CALLINGS, FILLERS } from '../vocabulary/words.ts';

/** A word of a search and its position. */
export interface SearchWord {
  readonly from: number;
  readonly to: number;
  /** As typed, in lower case and without accents. */
  readonly typed: string;
  /** With corrected spelling and digits for numbers. */
  readonly word: string;
}

/** Slashes part words ("diesel/electric"), not what is short for one ("p/ex", "a/c"). */
const WORD = /[^\s,;:!?"“”()/-]+(?:\/(?![^\s/]{3})[^\s,/]+)?/g;
const bare = (word: string): string => foldText(word).replace(/(?<=[a-z]{3})['’]s$|['’.]+$|^['’.]+|(?<=\d),(?=\d{3})/g, '');

/** Not "one", which is more often no number: "a newer one". */
const numberOf = (word: string): string | undefined => (word === 'one' ? undefined : NUMBERS.get(word)?.toString());

/** The words of a search; each parser takes the words that it understands. */
export class SearchText {
  readonly #typed: string;
  readonly words: readonly SearchWord[];
  readonly #free: boolean[];

  constructor(typed: string, spelt: (word: string, isLast: boolean) => string) {
    // "£20,000" is one figure.
    this.#typed = typed.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').replace(/ ?\+ ?(?=vat\b)/gi, ' plus ');
    this.words = Array.from(this.#typed.matchAll(WORD), ({ index, 0: text }) => {
      const word = bare(text);
      const to = index + text.length;
      return { from: index, to, typed: word, word: numberOf(word) ?? spelt(word, to === this.#typed.trimEnd().length) };
    }).filter(({ word }) => word !== '');
    this.#free = this.words.map(() => true);
  }

  isFree(place: number): boolean {
    return this.#free[place] === true;
  }

  use(places: readonly number[]): void {
    for (const place of places) this.#free[place] = false;
  }

  /** Takes the matches of a global pattern among the free words, with their positions; null is no match. */
  take<Part>(pattern: RegExp, read: (words: string) => Part | null): (Part & { readonly places: readonly number[] })[] {
    const starts: number[] = [];
    let line = ' ';
    this.words.forEach(({ word }, place) => {
      starts.push(line.length);
      line += `${this.isFree(place) ? word : '{}'} `;
    });
    return [...line.matchAll(pattern)].flatMap(({ index, 0: words }) => {
      const part = read(words);
      if (part === null) return [];
      const begin = index + words.length - words.trimStart().length;
      const places = starts.flatMap((start, place) => (start >= begin && start < index + words.trimEnd().length ? [place] : []));
      this.use(places);
      return [{ ...part, places }];
    });
  }

  /** Meaningful words that no parser understood. */
  left(): number[] {
    const left = this.words.flatMap(({ word }, place) => (this.isFree(place) && !FILLERS.has(word) ? [place] : []));
    const telling = left.filter((place) => !CALLINGS.has(this.words[place]?.word ?? ''));
    return telling.length > 0 || this.#free.includes(false) ? telling : left;
  }

  /** The search without some of its words, trimmed of filler words. */
  without(places: readonly number[]): string {
    const kept = this.words.filter((_, place) => !places.includes(place));
    while (kept[0] && FILLERS.has(kept[0].word)) kept.shift();
    while (kept.length > 0 && FILLERS.has(kept.at(-1)?.word ?? '')) kept.pop();
    return kept.map(({ from, to }) => this.#typed.slice(from, to)).join(' ');
  }

  text(places: readonly number[]): string {
    return places.map((place) => this.#typed.slice(this.words[place]?.from, this.words[place]?.to)).join(' ');
  }
}
