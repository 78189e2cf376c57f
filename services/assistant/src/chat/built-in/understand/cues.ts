/** What a few words of a message say of all of it: any of the patterns. */
const CUES = {
  asks: [
    /^(?:(?:and|so|but|ok|,) )*(?:is|are|was|were|do|does|did|has|can|could|should|will) (?!it in\b|like\b|need\b|also\b)\w/,
    /[a-z]{2}[^?]*\?|\b(?:what'?s?|why|how'?s?|when|who'?s?|where|which|does|would)\b/,
    /\b(?:can|could|will|would|should|do|did) (?:i|you|u|we|he|she|they)\b|\b(?:do|is|are) (?:the|they|it|this|that|there|you|u)\b/,
  ],
  /** It asks which of those shown is the best to buy: "which one would you buy", "your pick". */
  asksAdvice: [
    /\b(?:which|what)(?: \w+){0,4}? (?:would|should|do) (?:you|u|i|we) (?:buy|get|pick|choose)\b/,
    /\b(?:which|what)(?: \w+){0,4}? (?:would|do|d'you) (?:you |u )?(?:recommend|suggest|go for)\b/,
    /\b(?:which|what)(?: \w+){0,3} would (?:you|u) have\b/,
    /\b(?:which|what)(?: \w+){0,3}? (?:would|will) (?:suit|be (?:the )?(?:best|better)|work best)\b/,
    /\bbest (?:buy|bet)\b|\b(?:which|what)(?:'?s| is)? (?:the )?best (?:value|deal)\b/,
    /\byour (?:pick|choice|favou?rite|recommendation)\b/,
    /\bwhich (?:is|one is|one's|ones|one) (?:the )?best\b(?! on| for fuel)/,
    /\bwhich (?:\w+ ){0,3}?(?:is|are|ones|one's|one) (?:the )?better(?: (?:one|van|buy|choice|deal))?[ ?.!]*$/,
  ],
  /** Of two: "is it worth the extra". */
  asksWorth: [
    /\bworth (?:the|paying|spending|it)\b(?!.*\bwarrant)/,
    /\bwhy (?:would|should) (?:i|we|anyone) (?:pay|spend)\b|\bwhy (?:is|are) .*\b(?:dearer|more expensive)\b/,
  ],
  asksWhy: [/^(?:(?:but|and|so|ok|,) )*why\b/],
  /** "And the second one?" */
  goesOn: [
    /^(?:(?:ok|okay|and|so|but|hmm|cool|great|right|thanks|,|\.) )*(?:and|or|what of)\b/,
    /^(?:(?:ok|okay|so|but|hmm|cool|great|right|thanks|,|\.) )*(?:what about|how about|same (?:for|question)|other one)\b/,
  ],
  adds: [/^(?:or|also|plus)\b/],
  sameSize: [/\b(?:same|that|similar) (?:(?:sort|kind|type) of )?size\b|\bsize (?:of|as) (?:an?|the|my)\b/],
  compares: [/\b(?:better|best|which|what'?s|more|less|than)\b/],
  /** It says so in so many words. */
  holdsAgainst: [
    /\b(?:compar\w*|differen\w*|versus|vs|side by side|against|(?:next to|alongside) (?:the|your)|(?:stack|match|measure)s? up)\b/,
  ],
  /** "Is it any better than the Ranger", "why is it dearer than the white one". */
  setsAgainst: [
    /\b(?:better|worse|nicer|different) (?:than|to|from) (?:the|your|that)\b|\blike against (?:the|your)\b/,
    /^(?:so |and |but )*why\b.*\bthan (?:the|your|that)\b|\bis (?:it|this) (?:\w+er|more \w+) than (?:the|your|that)\b/,
  ],
  /** It is about those that were shown. */
  ofShown: [/^(?:(?:and|so|ok|but|,) )*which\b|\bof (?:them|those|these|the (?:two|three|2|3))\b/],
  /** "Is there a cheaper pickup". */
  seeksOther: [/\b(?:an?|any|\w+thing|owt) (?:bit )?(?:cheaper|bigger|smaller|newer|older|longer|taller)\b(?! than)/],
  /** "And a bit bigger", "too many miles". */
  comparesOnly: [/^(?:(?:and|or|no|ok|hm+|also|\w+thing|an?|bit|little) )*(?:\w+er|less)(?: (?:ones?|still|please))*[ .?!]*$/],
  thanAnother: [/\b(?!rather|other)(?:\w+er|less|more \w+) than (?:an?|my|our|[a-z]{3,})\b/],
  confirms: [/\b(?:isn'?t it|is that right|correct)\b/],
  asksOfIt: [
    /(?:^|^(?:and|so|but|ok) |(?:,|\bone) )(?:is|has|does|can|will|would) (?:it|this|that)\b/,
    /^(?:(?:and|so|but|ok|,) )*(?:are|have|has|is|do|does|can|will|would) (?:they|these|those|both|either|all of|any of)\b/,
  ],
  /** "Does the Crafter …": it may name a van. */
  asksOfThe: [/^(?:(?:and|so|but|ok|hi|hello|hiya|please|,) )*(?:is|has|does|can|will|would|did) (?:the|your) \w/],
  seeksVans: [
    /\b(?:looking (?:for|to (?:buy|get))|need|want|after) (?:an?|any|some|one|something)\b/,
    /\b(?:any|some)thing (?:with|without|under|below|that|in|for|around|about)\b/,
  ],
  /** It asks what there is, not what one of those shown has. */
  asksStock: [
    /\b(?:is|are) there (?:an?|any|one)\b/,
    /\b(?:what|which|any) (?:\w+ ){0,2}(?:vans|ones|lutons|tippers|pickups|campers)\b/,
  ],
  asksOfVat: [/\b(?:do i|can i|have to|reclaim|claim|pay)\b/],
  isTight: [
    /\bmoney is tight\b|\b(?:tight|small|limited|low|on a) budget\b|\bcheap as (?:possible|poss?|chips)\b/,
    /\bnot (?:got )?much (?:money|to spend)\b/,
    /\b(?:want|need|after|looking for) (?:\w+ ){0,3}cheap \w+/,
  ],
  refuses: [
    /\bnot (?:that|this|the (?:\w+ )?(?:first|second|third|last|new|old|cheap|big|small|tall|long|\w+er)) one\b/,
    /\bnone of (?:these|those|them)\b/,
    /^(?:(?:no|nah|sorry|,|i) )*don'?t (?:really )?like\b/,
  ],
  isLike: [
    /\b(?:likes?|similar|equivalent|comparable|alternatives?|twin|version|akin|match\w*)\b/,
    /\bsame (?:as|sort|kind|type|size)\b/,
  ],
  forgets: [/\b(?:forget|ignore|never mind|scrap|leave out)\b/],
  /** "A Transit or similar". */
  orLike: [/\bor (?:something |owt |anything )?(?:similar|alike|equivalent|like (?:it|that))\b/],
  /** It is the van spoken of, but for one thing: "same but auto", "have you got it in white". */
  sameBut: [
    /\b(?:the |this |it |that )?same(?: (?:one|van|thing|again))? ?,? (?:but|in|with|only)\b/,
    /\b(?:got|have|do|get|any) (?:it|this|that|one) in\b|\b\w{4,} (?:version|equivalent)\b/,
  ],
  /** "Back to the Sprinter". */
  goesBack: [/\b(?:back to|return to)\b/],
  /** What it names has to be there: "must have a towbar". */
  insists: [/\b(?:must|needs?|has to|have to|got to|gotta|wants?|essential|required|only|looking for)\b/],
  /** "Older is fine". */
  relaxes: [/\b(?:is|are|would be|'?s) (?:also |just )?(?:fine|ok|okay|alright|no problem)\b/],
  /** It asks for whatever there is to know. */
  asksAll: [
    /\btell me (?:a bit |a little )?(?:more )?about\b|\bmore (?:about|info\w*|details?)\b/,
    /\b(?:details (?:of|on)|describe|know about|the (?:story|deal|score) with|what'?s the [\w' -]+ (?:like|story)\b(?! for)|link (?:to|for))\b/,
  ],
} satisfies Readonly<Record<string, readonly RegExp[]>>;
export type Cues = Readonly<Record<keyof typeof CUES, boolean>>;

/** @param text the message, spelt right */
export const cuesIn = (text: string): Cues =>
  Object.fromEntries(
    Object.entries(CUES).map(([cue, patterns]) => [cue, patterns.some((pattern) => pattern.test(text))]),
  ) as Cues;
