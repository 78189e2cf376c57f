import { foldText } from '@forecourt/rules';

/** A word of a search, and where it stands in what was typed. */
export interface SearchWord {
  readonly from: number;
  readonly to: number;
  /** As typed, in small letters and without accents. */
  readonly typed: string;
  /** With its spelling put right. */
  readonly word: string;
}

/** Words that say nothing of a van. */
const STOP_WORDS = new Set(
  `a an the van vans vehicle vehicles truck trucks commercial with and or for sale in of on to i im we my need want wanted looking look after any some
got have has please show me buy cheap cheapest good best nice great bhp hp ps plus vat under over below up`.split(/\s+/),
);

/** Slashes part words ("diesel/electric"), not what is short for one ("p/ex", "a/c"). */
const WORD = /[^\s,;:!?"“”()/-]+(?:\/(?![^\s/]{3})[^\s,/]+)?/g;
const bare = (word: string): string => foldText(word).replace(/['’.]+$|^['’.]+|(?<=\d),(?=\d{3})/g, '');

/** What was typed, as a line of words; whoever understands some of them takes them away. */
export class SearchText {
  readonly #typed: string;
  readonly words: readonly SearchWord[];
  readonly #free: boolean[];

  constructor(typed: string, spelt: (word: string) => string) {
    // "£20,000" is one figure.
    this.#typed = typed.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
    this.words = Array.from(this.#typed.matchAll(WORD), ({ index, 0: text }) => {
      const word = bare(text);
      return { from: index, to: index + text.length, typed: word, word: spelt(word) };
    }).filter(({ word }) => word !== '');
    this.#free = this.words.map(() => true);
  }

  isFree(place: number): boolean {
    return this.#free[place] === true;
  }

  use(places: readonly number[]): void {
    for (const place of places) this.#free[place] = false;
  }

  /** Takes what a global pattern finds in the words that are still free; each with the places of its words. */
  take(
    pattern: RegExp,
    isMeant: (match: RegExpExecArray) => boolean = () => true,
  ): { readonly match: RegExpExecArray; readonly places: readonly number[] }[] {
    const starts: number[] = [];
    let line = ' ';
    this.words.forEach(({ word }, place) => {
      starts.push(line.length);
      line += `${this.isFree(place) ? word : '{}'} `;
    });
    return [...line.matchAll(pattern)].filter(isMeant).map((match) => {
      const end = match.index + match[0].trimEnd().length;
      const begin = match.index + match[0].length - match[0].trimStart().length;
      const places = starts.flatMap((start, place) => (start >= begin && start < end ? [place] : []));
      this.use(places);
      return { match, places };
    });
  }

  /** Words that nobody understood and that say something. */
  left(): number[] {
    return this.words.flatMap(({ word }, place) => (this.isFree(place) && !STOP_WORDS.has(word) ? [place] : []));
  }

  /** What was typed without some of its words, and without what says nothing at either end. */
  without(places: readonly number[]): string {
    const kept = this.words.filter((_, place) => !places.includes(place));
    while (kept[0] && STOP_WORDS.has(kept[0].word)) kept.shift();
    while (kept.length > 0 && STOP_WORDS.has(kept.at(-1)?.word ?? '')) kept.pop();
    return kept.map(({ from, to }) => this.#typed.slice(from, to)).join(' ');
  }

  text(places: readonly number[]): string {
    return places.map((place) => this.#typed.slice(this.words[place]?.from, this.words[place]?.to)).join(' ');
  }
}
