import { foldText } from '@forecourt/rules';
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

const TO_NINETEEN = `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`;
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
/** Not "one", which is more often no number: "a newer one". */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...TO_NINETEEN.split(' ').map((word, index) => [word, String(index + 2)] as const),
  ...TENS.split(' ').map((word, index) => [word, String((index + 2) * 10)] as const),
]);

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
      const number = NUMBERS.get(word);
      return { from: index, to, typed: word, word: number ?? spelt(word, to === this.#typed.trimEnd().length) };
    }).filter(({ word }) => word !== '');
    this.#free = this.words.map(() => true);
  }

  isFree(place: number): boolean {
    return this.#free[place] === true;
  }

  use(places: readonly number[]): void {
    for (const place of places) this.#free[place] = false;
  }

  /** Takes the matches of a global pattern among the free words, with their positions. */
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
