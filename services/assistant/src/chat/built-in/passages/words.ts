import { anyOf } from '../any-of.ts';
import data from './words.json' with { type: 'json' };

/** Words that say little of what a question is about; pairs of words keep them. */
const SMALL = new Set(data.small.split(' '));
/** One spelling for what is written or said in several ways. */
const SAME = Object.entries(data.same).map(([one, written]) => [anyOf(written, 'g'), one] as const);

/** Long enough to lose its ending. */
const ENDED = 5;

const stem = (word: string): string => {
  if (word.length < ENDED) return word.replace(/(?<=[^s]{2})s$/, '');
  return word.replace(/(?<=[a-z]{3})(?:ations?|ances?|ments?|ions?|ings?|ers?|ed|ies|es|s|e|y)$/, '');
};

/** All words of a text in their order, in one spelling. */
export function plainWords(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(/['’]/g, '');
  const spelt = SAME.reduce((said, [written, one]) => said.replace(written, one), lower);
  return spelt.match(/[a-z0-9]+/g) ?? [];
}

/** Pairs of neighbours, small words and all: "has it" is not asked of a page, "can you" may be. */
const pairs = (words: readonly string[]): readonly string[] => words.slice(1).map((word, index) => `${words[index]} ${word}`);

/** Whether a term is a pair of words. */
export const isPair = (term: string): boolean => term.includes(' ');

/** Whether a word says what a text is about. */
export const isTelling = (word: string): boolean => !SMALL.has(word);

/** What a text is found by: its telling words without their endings, and its pairs of words. */
export function termsOf(words: readonly string[]): readonly string[] {
  const stems = words.map(stem);
  const telling = stems.filter((_stem, index) => isTelling(words[index] ?? ''));
  return [...new Set([...telling, ...pairs(stems)])];
}
