/** A sentence that denies: "we cannot guarantee acceptance" promises nothing. */
export const DENIES =
  /\b(?:no|not|never|none|nothing|neither|nor|without|unable|sorry|unfortunately|cannot|only the sales team|subject to)\b|n['’]t\b/i;

/** What is a promise, unless it is denied. */
const PROMISES: readonly RegExp[] = [
  /\bguarantee(?:s|d|ing)?\b/i,
  /\b(?:pre-?)?approved\b|\bapproval is\b/i,
  /\b(?:will|would|'ll|can|to|be|get|been|is|are) (?:be )?accept(?:ed)?\b/i,
  /\bdiscount(?:s|ed)?\b|\bspecial (?:offer|price|deal)\b|\bprice match\b|\b(?:money|pounds|£[\d,.]+|\d+ ?(?:%|per ?cent)) off\b/i,
  /\b(?:reduce|lower|drop|cut|slash|match|beat|knock) (?:the|its|this|that|any|your|our)? ?(?:price|cost|quote|deposit|rate)\b/i,
  /\bfree (?:delivery|mot|service|servicing|warranty|insurance|road tax|tax|fuel|collection|upgrade|gift|ply)\b/i,
  /\b(?:deliver(?:y|ed|s|ing)?|ready|collect(?:ed|ion)?|arrive[sd]?)\b[^.!?]*\b(?:tomorrow|today|tonight|same[- ]day|next[- ]day|next week|this week|within \d+|in \d+ (?:days?|hours?|weeks?)|by (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  /\b(?:lowest|best|cheapest) (?:price|rate|deal)s? (?:in|around|anywhere|on the market|you)/i,
];

/** What is never said, not even denied. */
const NEVER: readonly RegExp[] = [
  // Deals.
  /\b(?:i|we)(?:'ll| will| can| could)? ?(?:can |could |will )?(?:do|sell|offer|let|give)\b[^.!?]{0,40}\b(?:for|at)? ?£/i,
  /\b(?:it|that|this|she|he)(?:'s| is)? yours for\b|\byours for (?:just |only )?£|\blet you have (?:it|this|that)\b/i,
  /\b(?:i|we)(?:'ve| have|'ll| will) (?:now |already |just )?(?:reserved?|booked?|held|hold|arranged?|ordered?|sold|agreed?|approved?|set aside)\b/i,
  /\b(?:it|this|that|the van) (?:is|has been) (?:now )?(?:reserved|held|booked) for you\b/i,
  /\b(?:deal|it's a deal|legally binding|binding offer|no takesies)\b(?!er)/i,
  // Who answers.
  /\bi(?:'m| am) (?:a |an |the )?(?:real |actual |living )?(?:human|person|man|woman|member of|salesman|saleswoman|salesperson|sales ?rep\w*|sales manager|manager|owner)\b/i,
  /\bi(?:'m| am) not (?:a |an )?(?:ro?bot|machine|computer|program|chat ?bot|ai|assistant|automated)\b/i,
  /\b(?:you(?:'re| are) (?:speaking|talking|chatting) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|person))\b/i,
  // What it was told.
  /\bsystem (?:prompt|message|instructions?)\b|\bmy (?:instructions|prompt|rules|guidelines|programming)\b|\b(?:developer|jailbreak|dan) mode\b/i,
];

const MARKUP = /<\/?[a-z!][^>]*>?|&(?:[a-z]+|#\d+);|```|\*\*|^\s*#{1,6}\s|\]\(|javascript:/im;
const ADDRESS = /\b[a-z][a-z+.-]*:\/\/|\bwww\.|\b[\w-]+\.(?:com|co|uk|net|org|io|example|ru|xyz|info|biz)\b|\S@\S/i;

/** Why a sentence may not be said, whatever it is about; null when nothing speaks against it. */
export const neverSaid = (sentence: string): string | null => {
  if (MARKUP.test(sentence)) return 'markup';
  if (ADDRESS.test(sentence)) return 'an address that is not this site’s';
  if (NEVER.some((pattern) => pattern.test(sentence))) return 'a deal, or who it is';
  if (!DENIES.test(sentence) && PROMISES.some((pattern) => pattern.test(sentence))) return 'a promise';
  return null;
};
