/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATIONS = [
  'inc',
  'incl',
  'exc',
  'excl',
  'approx',
  'e.g',
  'i.e',
  'etc',
  'no',
  'st',
  'rd',
  'ltd',
  'mr',
  'mrs',
  'ms',
  'dr',
];
const NOT_AN_END = ABBREVIATIONS.map((word) => `(?<!\\b${word.replace('.', '\\.')}\\.)`).join('');
const BETWEEN = new RegExp(`(?<=[.!?]["')]?)${NOT_AN_END}[^\\S\\n]+(?=["'(]?[A-Z0-9{])|(?<=\\n)`, 'g');

/** Splits a text into sentences, each with its trailing line breaks; a list item counts as one. */
export const sentencesOf = (text: string): readonly string[] => text.split(BETWEEN).filter((part) => part !== '');

/** Joins sentences with normalised spaces and line breaks. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => (/\n$/.test(sentence) ? sentence : `${sentence} `))
    .join('')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
