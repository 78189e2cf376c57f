import { nearWords } from '@forecourt/rules';
import { isKnownWord } from '../spelling/spelling.ts';

/** What the lists of the data know of words. */
export interface Vocabulary {
  /** The nearest known word; the word itself if it is known or nothing is near. */
  readonly spelt: (word: string) => string;
  /** For each word the lists that have it, also as part of a longer entry: "trade", "place". */
  readonly kindsOf: (words: readonly string[]) => readonly (readonly string[])[];
}

export interface VocabularyLists {
  /** Words that are right as they are typed. */
  readonly words: readonly string[];
  /** Entries of one to four words by kind: { trade: ["dog groomer", …], place: […] }. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

/** A shorter word is near too many others. */
const SHORTEST_CORRECTED = 5;
const LONGEST_ENTRY = 4;

const singular = (phrase: string): string => phrase.replace(/(?<=..)s$/, '');

/** Finds entries, the longest first, so that "dog groomer" is no dog. */
const finderOf = (entries: VocabularyLists['entries']) => {
  const kinds = new Map<string, string[]>();
  for (const [kind, phrases] of Object.entries(entries))
    for (const phrase of phrases) {
      const key = singular(phrase);
      const known = kinds.get(key);
      if (!known) kinds.set(key, [kind]);
      else if (!known.includes(kind)) known.push(kind);
    }
  return (words: readonly string[]): string[][] => {
    const found: string[][] = words.map(() => []);
    for (let start = 0; start < words.length; start += 1) {
      for (let length = Math.min(LONGEST_ENTRY, words.length - start); length > 0; length -= 1) {
        const hit = kinds.get(singular(words.slice(start, start + length).join(' ')));
        if (!hit) continue;
        for (let place = start; place < start + length; place += 1) found[place]?.push(...hit);
        start += length - 1;
        break;
      }
    }
    return found;
  };
};

const spellerOf = (known: ReadonlySet<string>) => {
  const byLetter = new Map<string, string[]>();
  for (const word of known) {
    if (!/^[a-z]{4,}$/.test(word)) continue;
    const letter = word.slice(0, 1);
    const others = byLetter.get(letter);
    if (others) others.push(word);
    else byLetter.set(letter, [word]);
  }
  return (word: string): string => {
    if (known.has(word) || isKnownWord(word) || word.length < SHORTEST_CORRECTED) return word;
    return nearWords(word, byLetter.get(word.slice(0, 1)) ?? [])[0] ?? word;
  };
};

export const vocabularyOf = ({ words, entries }: VocabularyLists): Vocabulary => {
  const parts = Object.values(entries).flatMap((phrases) => phrases.flatMap((phrase) => phrase.split(' ')));
  return { spelt: spellerOf(new Set([...words, ...parts])), kindsOf: finderOf(entries) };
};
