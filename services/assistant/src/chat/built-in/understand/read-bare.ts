import type { Typed } from './typed.ts';

const FILLER =
  '(?:\\{\\}|ok|okay|yes|yeah|yep|no|nah|well|then|or|maybe|so|and|but|what|if|how|about|say|i|id|ill|we|could|can|might|go|up|to|more|than|that|around|it|its|make|just|sorry|actually|under|max|tops|ish|like|probably|roughly|mate|please|cheers|at|a|push|stretch|all|in|would|will|do|be|is|fine|enough|instead|lets|,|\\.)';
const BARE = new RegExp(`^(?: ${FILLER})* £? ?(\\d{1,2}(?:\\.\\d)?|\\d{3,4})(?: ?${FILLER})* $`);

/** A figure alone, which says what it is by what was asked: "25", "60 then". */
export const readBare = (typed: Typed): number | null => {
  const [, figure] = BARE.exec(typed.rest) ?? [];
  return figure === undefined ? null : Number(figure);
};
