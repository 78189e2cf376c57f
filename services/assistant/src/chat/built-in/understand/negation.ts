/** What stands right before something that is not wanted. */
const NEGATIONS: readonly RegExp[] = [
  /\b(?:no|not|non|never|nothing|nowt|nae|without|except|excluding|avoid|hate)$/,
  /\b(?:isn't|isnt|aint|ain't|aren't|arent|instead of|rather than|other than|(?:apart|aside) from|besides)$/,
  /\b(?:anything|owt|any(?: \w+)?) (?:but|except|bar)$/,
  /\b(?:don't|dont|do not|can't|cant|won't) (?:want|like|need|fancy|do|drive|have)(?: anything)?(?: too)?$/,
  /\breplac(?:e|ing)(?: (?:my|our|the|this|an?|old))*$/,
];
const BETWEEN = / (?:an?|the|any|another|your|too|very|so|that)$/;

/** Whether the words right before a name say that it is not wanted: "anything but a". */
export const isNegated = (before: string): boolean => {
  const said = before.replace(BETWEEN, '');
  return NEGATIONS.some((negation) => negation.test(said) || negation.test(before));
};

/** "Vans without air con are no good": it is missed. */
const MISSED: readonly RegExp[] = [
  /\b(?:without|(?:with|has|have|got) no)(?: an?)? _ (?:\w+ )?(?:is|are|it's) (?:no (?:good|use)|useless)\b/,
  /\b(?:no (?:good|use)|useless) (?:\w+ ){0,3}without(?: an?)? _/,
];
/** Whether a van that has it not is turned down. */
export const isMissed = (before: string, after: string): boolean => MISSED.some((said) => said.test(`${before} _ ${after}`));
