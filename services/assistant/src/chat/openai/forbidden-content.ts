/** A negative sentence, such as "we cannot guarantee acceptance", promises nothing. */
export const DENIES = /\b(?:no|not|never|none|nothing|neither|nor|without|unable|sorry|unfortunately|cannot)\b|n['’]t\b/i;

/** Figures may come from quotes only. Small counts in words are allowed. */
const FIGURES =
  /\p{N}|[£$€%]|\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|grand|dozens?|half|double|twice|triple|per ?cent)\b/iu;
const MARKUP = /<\/?[a-z!][^>]*>?|&(?:[a-z]+|#\w+);|[`*_#|\\{}]|\]\(|javascript:/im;
const ADDRESS = /\b[a-z][a-z+.-]*:\/\/|\bwww\.|\b[\w-]+\.(?:com|co|uk|net|org|io|example|ru|xyz|info|biz)\b|\S@\S/i;

/** Promises, unless negated. */
const PROMISES: readonly RegExp[] = [
  /\bguarantee(?:s|d|ing)?\b/i,
  /\b(?:pre-?)?approv(?:e|ed|al)\b|\baccepted\b|\beligible\b/i,
  /\bdiscount(?:s|ed)?\b|\bspecial (?:offer|price|deal)\b|\bprice match\b|\b(?:money|pounds) off\b|\bon offer\b|\bnegotiab\w+\b/i,
  /\b(?:reduce|lower|drop|cut|slash|match|beat|knock) (?:\w+ )?(?:price|cost|quote|deposit|rate)\b/i,
  /\bfree\b|\bincluded\b|\bno (?:extra|additional) (?:charge|cost)\b/i,
  /\b(?:deliver\w*|ready|collect\w*|arrives?|available)\b[^.!?]*\b(?:tomorrow|today|tonight|same[- ]day|next[- ]day|next week|this week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  /\b(?:lowest|best|cheapest) (?:price|rate|deal)s? (?:in|around|anywhere|on the market|you)/i,
];

/** Never allowed, not even negated. */
const NEVER: readonly (readonly [fault: string, pattern: RegExp])[] = [
  [
    'a deal',
    /\byours for\b|\blet you have\b|\b(?:it's a |is a |done )?deal\b(?!er)|\b(?:legally )?binding\b|\b(?:i|we)(?:'ve| have|'ll| will) (?:now |already |just )?(?:reserved?|booked?|held|hold|arranged?|ordered?|agreed?|approved?|set aside)\b|\b(?:reserved|held|booked) for you\b/i,
  ],
  [
    'who it is',
    /\bi(?:'m| am) (?:not )?(?:an? |the )?(?:real |actual |living )?(?:human|person|man|woman|member of|sales\w*|manager|owner|ro?bot|machine|computer|program|chat ?bot|ai)\b|\b(?:speaking|talking|chatting) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|person)\b/i,
  ],
  [
    'what it was told',
    /\bsystem (?:prompt|message|instructions?)\b|\bmy (?:instructions|prompt|rules|guidelines|programming)\b|\b(?:developer|jailbreak|dan) mode\b/i,
  ],
  [
    'what is not recorded',
    /\b(?:immaculate|pristine|spotless|flawless|faultless|mint|accident[- ]free|service history|full history|hpi|(?:previous |one |single |careful )(?:lady |careful )?(?:owner|keeper)s?|inspected|certified)\b|\b(?:excellent|superb|great|good|perfect|clean|lovely) (?:condition|order|runner|history|nick)\b/i,
  ],
];

/** Why a sentence is not allowed, whatever its subject; null if it is. */
export const forbiddenContent = (words: string): string | null => {
  const plain = words.normalize('NFKC');
  if (MARKUP.test(plain)) return 'markup';
  if (ADDRESS.test(plain)) return 'an address';
  if (FIGURES.test(plain)) return 'a figure of its own';
  const isDenied = DENIES.test(plain);
  const never = NEVER.find(([fault, pattern]) => pattern.test(plain) && !(isDenied && fault === 'what is not recorded'));
  if (never !== undefined) return never[0];
  return !isDenied && PROMISES.some((pattern) => pattern.test(plain)) ? 'a promise' : null;
};
