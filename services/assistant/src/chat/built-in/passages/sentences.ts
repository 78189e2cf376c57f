/** After the end of a sentence, before a word that can begin one. */
const BETWEEN = /(?<=[.!?])\s+(?=[A-Z0-9"])/;
const ENDS = /[.!?:;]$/;

/** The sentences of paragraphs; a paragraph without an end is given a full stop. */
export const sentencesOf = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap((paragraph) => (ENDS.test(paragraph) ? paragraph : `${paragraph}.`).split(BETWEEN));

/** Sentences in one, ended where they end within a list. */
export const joined = (sentences: readonly string[]): string => sentences.join(' ').replace(/;$/, '.');
