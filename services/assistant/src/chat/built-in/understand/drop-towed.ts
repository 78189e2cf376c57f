import { TONNES } from './read-measures.ts';
import type { Typed } from './typed.ts';

const TOWS = /\b(?:tow|pull|trailer|caravan|horse ?box|boat)/;
/** What is towed is no load: "tow a 2 ton digger", "a 750 kg trailer". */
const TOWED = new RegExp(
  `(?<=\\b(?:tow(?:s|ing)?|pull(?:s|ing)?)(?: (?!and\\b|with\\b|payload\\b|carr)[a-z]+){0,8} )${TONNES}\\b|${TONNES}(?: (?:of|[a-z]+)){0,2}? (?:trailer|caravan|horse ?box|boat)\\b`,
  'g',
);
/** Takes away what a trailer weighs; before "something to tow" is read as a tow bar. */
export const dropTowed = (typed: Typed): boolean => TOWS.test(typed.rest) && typed.drop(TOWED);
