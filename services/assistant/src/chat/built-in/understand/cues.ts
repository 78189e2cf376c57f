/** What a few words of a message say of all of it. */
const CUES = {
  asks: /[a-z]{2}[^?]*\?|\b(?:what'?s?|why|how'?s?|when|who'?s?|where|which|does|would|(?:can|could) (?:i|you|we))\b|\b(?:do|is|are) (?:i|you|the|they|it|this|that|there)\b/,
  asksWhy: /^(?:(?:but|and|so|ok|,) )*why\b/,
  /** "And the second one?" */
  goesOn:
    /^(?:(?:ok|okay|and|so|but|hmm|cool|great|right|thanks|,|\.) )*(?:and|(?:what|how) about|what of|or|same (?:for|question))\b/,
  adds: /^(?:or|also|and also|plus|as well as)\b|\b(?:as well|too|also)[ .!]*$/,
  sameSize: /\b(?:same|that|similar) size\b/,
  sorts: /\bfirst\b|\b(?:sort|order|rank|list)\w*\b/,
  compares: /\b(?:compar\w*|differen\w*|versus|vs|v|side by side|better|best|which|what'?s|against|more|less|than)\b/,
  /** Of those that were shown. */
  ofShown: /^(?:(?:and|so|ok|but|,) )*which\b|\bof (?:them|those|these|the (?:two|three|2|3))\b/,
  thanAnother: /\b(?!rather|other)(?:\w+er|less|more \w+) than (?:an?|the|my|your|our|that|this|those|these|[a-z]{4,})\b/,
  confirms: /\b(?:isn'?t it|is that right|correct)\b/,
  refers: /\b(?:it|that|this|one|ones|these|those|them|on the|for the)\b/,
  asksOfIt: /^(?:(?:and|so|but|ok|,) )*(?:is|has|does|can|will|would|are|have|do) (?:it|this|that|they|these|those)\b/,
  seeksVans: /\b(?:looking (?:for|to (?:buy|get))|need|want|after|do you have|have you got) (?:an?|any|some|one|something)\b/,
  /** Asks what there is, not what one of those shown has. */
  asksStock:
    /\b(?:is|are) there (?:an?|any|one)\b|\b(?:have you|do you have|do you do|you) got? ?(?:an?|any|one)\b|\b(?:what|which|any) (?:\w+ ){0,2}(?:vans|ones|lutons|tippers|pickups|campers)\b/,
  asksOfVat: /\b(?:do i|can i|have to|reclaim|claim|pay)\b/,
  isTight:
    /\b(?:money is tight|(?:tight|small|limited|low|on a) budget|not (?:got )?much (?:money|to spend)|cheap as (?:possible|poss?|chips))\b/,
  refuses: /\bnot (?:that|this) one\b|\bnone of (?:these|those|them)\b|^(?:(?:no|nah|sorry|,|i) )*don'?t (?:really )?like\b/,
  isLike:
    /\b(?:likes?|similar|same as|same (?:sort|kind|type|size)|equivalent|comparable|alternatives?|twin|version|akin|match\w*)\b/,
  /** Asks for whatever there is to know. */
  asksAll:
    /\btell me (?:a bit |a little )?(?:more )?about\b|\bmore (?:about|info\w*|details?)\b|\b(?:details (?:of|on)|describe|know about)\b/,
} as const;
export type Cue = keyof typeof CUES;
export type Cues = Readonly<Record<Cue, boolean>>;

/** @param text the message, spelt right */
export const cuesIn = (text: string): Cues =>
  Object.fromEntries(Object.entries(CUES).map(([cue, pattern]) => [cue, pattern.test(text)])) as Cues;

/** "Which one would you buy?", "your pick": in two patterns, for there are many ways. */
const ADVICE: readonly RegExp[] = [
  /\b(?:which|what)(?: \w+){0,4}? (?:would|should|do|d'you) (?:you|u|i|we) (?:buy|get|pick|choose|recommend|go for|have|suggest)\b/,
  /\byour (?:pick|choice|favou?rite|recommendation)\b|\bwhich (?:is|one is|one's|one) (?:the )?best\b(?! on| for fuel)/,
];
export const asksAdvice = (text: string): boolean => ADVICE.some((pattern) => pattern.test(text));
