import { nearWords } from '@forecourt/rules';
import { KNOWN_MAKES, KNOWN_MODELS } from '../vocabulary/names.ts';
import { COMMON_WORDS, TRADE_TERMS, TRIM_WORDS } from '../vocabulary/words.ts';

const names = [...KNOWN_MODELS, ...KNOWN_MAKES].flatMap(({ aliases }) => aliases.flatMap((alias) => alias.split(' ')));
/** What is called by one word: the trade's terms, and parts of the names of makes and models. */
export const TRADE_WORDS: readonly string[] = [...TRADE_TERMS, ...names];

/** Candidates by first letter, which is rarely mistyped, so that fewer words are compared. */
const byLetter = new Map<string, string[]>();
for (const word of new Set([...names, ...TRADE_TERMS, ...TRIM_WORDS])) {
  if (!/^[a-z]{4,}$/.test(word) || COMMON_WORDS.has(word)) continue;
  const [letter = ''] = word;
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
}

const KNOWN: ReadonlySet<string> = new Set([...COMMON_WORDS, ...names, ...TRADE_TERMS]);
/** A word of everyday English or of the trade. */
export const isKnownWord = (word: string): boolean =>
  KNOWN.has(word) || KNOWN.has(word.replace(/s$/, '')) || KNOWN.has(word.replace(/(?:es|ed|ing|ers?|ly)$/, ''));

/** Whether every word of a message is one. */
export const isEnglish = (text: string): boolean => {
  const words = text.split(' ').filter((word) => /^[a-z]{3,}$/.test(word));
  return words.length > 0 && words.every(isKnownWord);
};

/** Limits corrections per message; a message with more mistakes is not meant for a van dealer. */
const MAX_CORRECTIONS = 40;
/** A word of four letters is near too many others. */
const SHORTEST = 5;
const SPELT = /^[a-z]+$/;

/** One letter wrong, missing or too many, or two neighbours swapped. */
const oneMistake = (typed: string, word: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [left, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === `${right[1]}${right[0]}`);
};

/** A shortened word leaves its vowels out: "sprntr". */
const consonants = (word: string): string => word.replace(/(?<=.)[aeiouy]/g, '').replace(/(.)\1/g, '$1');
/** From this length on, two mistakes can be corrected. */
const LONG = 8;

const isMeant = (typed: string, word: string): boolean =>
  typed.length >= LONG || oneMistake(typed, word) || consonants(typed) === consonants(word);

const bent = (word: string): string => {
  if (word.length < SHORTEST || !SPELT.test(word) || isKnownWord(word)) return word;
  // As it is said: "crafta", "tippa".
  const said = word.replace(/a$/, 'er');
  const candidates = (byLetter.get(word[0] ?? '') ?? []).filter((known) => Math.abs(known.length - word.length) <= 2);
  if (candidates.includes(said)) return said;
  return nearWords(word, candidates).find((known) => isMeant(word, known)) ?? word;
};

/** Corrects the spelling of a message ("transt custom" → "transit custom"); common English words stay. */
export const spellRight = (text: string): string => {
  let left = MAX_CORRECTIONS;
  return text
    .split(' ')
    .map((word) => {
      if (left === 0) return word;
      const right = bent(word);
      if (right !== word) left -= 1;
      return right;
    })
    .join(' ');
};
