import type { Token } from '../lexer/token.ts';
import { NUMBERS, TIMES } from '../vocabulary/figures.ts';

/** A figure and the word that follows it. */
export interface Amount {
  readonly value: number;
  /** The next word, which may be a unit: "mm", "ton"; null at the end. */
  readonly unit: string | null;
}

const figureOf = ({ kind, word }: Token): number | null =>
  kind === 'number' ? Number(word.replaceAll(',', '')) : (NUMBERS.get(word) ?? null);

/** Words between figures that change nothing: "a hundred and fifty". */
const LINKS: ReadonlySet<string> = new Set(['and', 'a', 'an', '-', '£', '~']);

/**
 * The figures of some words, each with its unit: "6ft 2" is 6 ft and 2, "fifteen and a half grand" 15,500, "half a tonne" 0.5 tonne.
 */
export const amountsOf = (tokens: readonly Token[]): readonly Amount[] => {
  const amounts: Amount[] = [];
  let sum: number | null = null;
  let part: number | null = null;
  let inWords = false;
  const end = (unit: string | null): void => {
    if (sum === null && part === null) return;
    amounts.push({ value: (sum ?? 0) + (part ?? 0), unit });
    [sum, part] = [null, null];
  };
  for (const token of tokens) {
    const figure = figureOf(token);
    const times = TIMES.get(token.word);
    if (token.word === 'half') {
      part = (part ?? 0) + 0.5;
    } else if (figure !== null) {
      // "twenty five", but "6 2" are two.
      const isWord = token.kind === 'word';
      const tens = part !== null && part >= 20 && part % 10 === 0 && figure < 10 && isWord;
      // "Three fifty" is 350; "200 and 300" are two.
      const hundreds: boolean = part !== null && inWords && isWord && part < 10 && figure >= 10 && figure % 10 === 0;
      if (part !== null && !tens && !hundreds && (part % 100 !== 0 || !isWord)) end(null);
      part = hundreds ? (part ?? 0) * 100 + figure : (part ?? 0) + figure;
      inWords = isWord;
    } else if (times !== undefined) {
      const whole: number = (part ?? 1) * times;
      if (times === 100) part = whole;
      else {
        part = null;
        // "10k and 15k" are two.
        end(null);
        sum = whole;
      }
    } else if (!LINKS.has(token.word)) end(token.word);
    else if (token.word === 'a' && part === null && sum === null) continue;
  }
  end(null);
  return amounts;
};
