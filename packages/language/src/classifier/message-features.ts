import type { Token } from '../lexer/token.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Letters in a row that a misspelt word still shares with the right one. */
const GRAMS = [3, 4, 5];

const runs = (items: readonly string[], length: number): readonly string[] =>
  items.slice(length - 1).map((_, place) => items.slice(place, place + length).join(' '));

/** The message with each slot in place of its words: "tow a <cargo> on a <trailer_weight> trailer". */
const outline = (words: readonly string[], labels: readonly string[]): readonly string[] =>
  words.flatMap((word, place) => {
    const label = labels[place] ?? 'O';
    if (label === 'O') return [word];
    return label.startsWith('B-') ? [`<${label.slice(2)}>`] : [];
  });

/** What the classifier knows of a message: words, letters, and its outline with the slots found. */
export const messageFeatures = (
  tokens: readonly Token[],
  labels: readonly string[],
  { spelt }: Vocabulary,
): readonly string[] => {
  const words = tokens.map(({ kind, word }) => (kind === 'word' ? spelt(word) : kind === 'number' ? '#' : word));
  const lined = ['^', ...outline(words, labels), '$'];
  const features = new Set<string>(['bias']);
  for (const word of words) features.add(`w ${word}`);
  for (const pair of runs(['^', ...words, '$'], 2)) features.add(`2 ${pair}`);
  for (const pair of runs(lined, 2)) features.add(`o2 ${pair}`);
  for (const three of runs(lined, 3)) features.add(`o3 ${three}`);
  for (const part of lined) if (part.startsWith('<')) features.add(`slot ${part}`);
  for (const { kind, word } of tokens) {
    if (kind !== 'word') continue;
    const whole = `^${word}$`;
    for (const length of GRAMS)
      for (let from = 0; from + length <= whole.length; from += 1) features.add(`g ${whole.slice(from, from + length)}`);
  }
  features.add(`length ${Math.min(6, Math.ceil(Math.log2(tokens.length + 1)))}`);
  return [...features];
};
