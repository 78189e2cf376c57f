/** "Manual is fine", "petrol if I must", "happy with a diesel". */
const ABOUT: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [
    /\b(?:happy with|n'?t mind|open to|settle for|(?:live|cope|manage|fine|ok) with|(?:take|accept|consider|even))(?: an?)?(?: \w+)?$/,
    /^(?:ones? |seats? )?(?:(?:is|are|will|would|be|also|just|all|'s) )*(?:fine|ok|okay|alright|no problem|do|plenty|enough)\b/,
  ],
  [/\bat a push$/, /^if (?:(?:i|we) (?:must|have to)|needs? be|it has to be)\b|^at a (?:push|pinch)\b/],
];
/** A change of mind takes the place of what was wished. */
const INSTEAD = /\b(?:actually|instead|only|must)\b/;

/** Whether the words about a name say that it will do as well as what was wished before. */
export const isAllowed = (before: string, after: string): boolean =>
  !INSTEAD.test(before) && ABOUT.some(([ahead, behind]) => ahead.test(before) || behind.test(after));
