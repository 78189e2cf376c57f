import { listed } from './words.ts';

/** Of several vans: "It has a payload of 1,214 kg" stands with each. */
const STANDS_WITH_EACH = /^(?:It|Yes|No)\b/;
const ofAll = (sentence: string): string =>
  sentence
    .replace(/^Its page doesn't/, "Their pages don't")
    .replace(/\bits\b/g, 'their')
    .replace(/\bwith it\b/g, 'with each')
    .replace(/\bfor it\b/g, 'for them');

export interface SharedOut {
  /** What is said of each alone. */
  readonly own: readonly (readonly string[])[];
  /** What is said of several at once, with their names where it is not of all. */
  readonly shared: readonly string[];
}

/** What is said of several vans, with what is the same of two or more of them once. */
export const sharedOut = (names: readonly string[], said: readonly (readonly string[])[]): SharedOut => {
  const ofSeveral = [...new Set(said.flat())].filter(
    (sentence) => !STANDS_WITH_EACH.test(sentence) && said.filter((own) => own.includes(sentence)).length > 1,
  );
  return {
    own: said.map((own) => own.filter((sentence) => !ofSeveral.includes(sentence))),
    shared: ofSeveral.map((sentence) => {
      const theirs = names.filter((_, at) => said[at]?.includes(sentence));
      return `${theirs.length === names.length ? '' : `${listed(theirs)}: `}${ofAll(sentence)}`;
    }),
  };
};
