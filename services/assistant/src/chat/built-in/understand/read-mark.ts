import { isKnownWord } from '@forecourt/language';
import type { StockNames } from './read-names.ts';
import type { Typed } from './typed.ts';

/** A registration that was typed: of a van of the stock, or of none. */
export interface Mark {
  readonly van: number | null;
}

const COULD_BE = /^(?=.*[a-z])(?=.*\d)[a-z\d]{5,7}$/;
/** Since 2001: "ab12 cde". Other styles are too much like trims and engines, and count where the stock has them or "reg" is said. */
const CURRENT = /^[a-z]{2}\d{2}[a-z]{3}$/;
/** As it is parted: "do 60mpg" is none. */
const AGE_FIRST = /^[a-z]{2}\d{2}$/;
const CUED = /\b(?:reg(?:istration)?(?: (?:no|number|plate|mark))?|plate|number plate|vrm)(?: (?:is|of))? $/;
const THEIRS = /\b(?:my|our|mine|ours)(?: \w+){0,3}? $/;

interface Found extends Mark {
  readonly typed: string;
  readonly before: string;
}

const candidates = (text: string): readonly { readonly words: readonly string[]; readonly at: number }[] => {
  const words = text.split(' ');
  return words.flatMap((word, at) => [
    { words: [word, words[at + 1] ?? ''], at },
    { words: [word], at },
  ]);
};

const find = (text: string, { vanOfMark }: StockNames): Found | null => {
  for (const { words, at } of candidates(text)) {
    const mark = words.join('');
    if (!COULD_BE.test(mark)) continue;
    const before = `${text.split(' ').slice(0, at).join(' ')} `;
    const van = vanOfMark(mark) ?? null;
    // "cr35 lwb" is a Crafter.
    const letters = words.length === 2 && (isKnownWord(words[1] ?? '') || !AGE_FIRST.test(words[0] ?? ''));
    if (van !== null || CUED.test(before) || (CURRENT.test(mark) && !letters)) return { van, typed: words.join(' '), before };
  }
  return null;
};

/** The registration a message names; what the visitor drives is none of ours. */
export const readMark = (typed: Typed, names: StockNames): Mark | null => {
  const found = find(typed.rest, names);
  if (found === null) return null;
  typed.drop(new RegExp(`(?<= )${found.typed}(?= )`, 'g'));
  return found.van === null && THEIRS.test(found.before) ? null : { van: found.van };
};
