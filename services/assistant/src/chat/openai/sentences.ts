/** Behind these a full stop ends no sentence. */
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

/** The sentences of a text, each with the line breaks behind it; every line of a list is one too. */
export const sentencesOf = (text: string): readonly string[] => text.split(BETWEEN).filter((part) => part !== '');

/** The text of those that stay, with spaces and line breaks as we write them. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => (/\n$/.test(sentence) ? sentence : `${sentence} `))
    .join('')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
