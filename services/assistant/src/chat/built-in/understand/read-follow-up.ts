import { orderOf } from '../wishes/compare.ts';
import type { Comparison, Order } from '../wishes/wish.ts';
import type { Typed } from './typed.ts';

/** In this order: what is longer stands first. Taken away as it is read. */
const ORDER_WORDS: readonly (readonly [Order, RegExp])[] = [
  ['lowest monthly', /\b(?:lowest|cheapest|smallest|least) (?:monthly|a month|per month|month)(?: (?:payments?|cost|price))?\b/g],
  ['lowest mileage', /\b(?:(?:lowest|(?<!\bat )least|fewest|smallest)(?: \w+)? (?:mileage|miles|milers?)|least used)\b/g],
  [
    'longest range',
    /\b(?:longest|best|most|biggest|highest|furthest) (?:electric |battery )?range\b|\bgoes (?:the )?furthest\b/g,
  ],
  ['longest load', /\b(?:longest|most|biggest|greatest) (?:load(?:ing)? )?(?:length|bay|bed|area)\b|\blongest(?: vans?)?\b/g],
  [
    'most payload',
    /\b(?:(?:most|highest|biggest|greatest|best|max(?:imum)?) (?:payload|weight|carrying capacity)|(?:carr(?:y|ies)|takes?|holds?) the most(?: weight)?|heaviest (?:payload|load))\b/g,
  ],
  [
    'most economical',
    /\b(?:(?:most|best|highest)(?: \w+)? (?:economical|economy|fuel economy|mpg|efficient)|best on (?:fuel|juice|diesel|petrol)|cheapest (?:to run|on fuel|to fuel|running)|(?:most )?fuel efficient|good on fuel|good mpg|cheap (?:to run|on fuel))\b/g,
  ],
  ['most powerful', /\b(?:most powerful|fastest|(?:most|highest) (?:power|bhp|horse ?power)|biggest engine|quickest)\b/g],
  [
    'most volume',
    /\b(?:biggest|largest|most (?:volume|space|room|cubic)|roomiest)(?: (?:van|one|vans|load space|volume|space|capacity))?\b/g,
  ],
  ['least volume', /\b(?:smallest|tiniest|shortest)(?: (?:van|one|vans))?\b/g],
  [
    'tallest load',
    /\b(?:tallest|highest|most) (?:load(?:ing)? |internal |inside )?(?:height|headroom|roof)\b|\btallest(?: (?:van|one|vans))?\b/g,
  ],
  ['newest', /\b(?:newest|latest|youngest|most recent)(?: (?:van|one|vans|plate|reg))?\b/g],
  ['oldest', /\boldest\b/g],
  ['dearest', /\b(?:most expensive|dearest|priciest|top of the range|best van|best (?:one )?you(?:ve)? (?:got|have))\b/g],
  [
    'cheapest',
    /\b(?:cheapest|least expensive|lowest (?:priced?|cost)|cheapest one|best value|cheap as (?:possible|pos|chips|you can)|as cheap as possible|(?:tight|small|limited|low) budget|on a budget|not (?:got )?much (?:money|to spend)|money is tight|(?<!\b(?:so|too|not|isnt|very|that|how) )cheap(?! (?:to|on|finance|insurance|deal|as)\b))\b/g,
  ],
];

/** "Sort them by mileage". */
const SORT_BY =
  /\b(?:sort|order|rank|list|show|arrange)(?: \w+){0,3} by (?:the )?(?:lowest )?(price|cost|mileage|miles|age|year|payload|weight|length|size|volume|space|range|mpg|economy|month)\w*/g;
const ORDER_BY: Readonly<Record<string, Order>> = {
  price: 'cheapest',
  cost: 'cheapest',
  mileage: 'lowest mileage',
  miles: 'lowest mileage',
  age: 'newest',
  year: 'newest',
  payload: 'most payload',
  weight: 'most payload',
  length: 'longest load',
  size: 'most volume',
  volume: 'most volume',
  space: 'most volume',
  range: 'longest range',
  mpg: 'most economical',
  economy: 'most economical',
  month: 'lowest monthly',
};

const COMPARISONS: readonly (readonly [Comparison, RegExp])[] = [
  [
    'lower mileage',
    /\b(?:lower|less|fewer|not so many|not as many) (?:mileage|miles|milers?)(?: than (?:them|that|those|these))?\b|\b(?:mileage|miles) (?:is |are |a bit )?too (?:high|many)\b|\btoo many miles\b/g,
  ],
  ['more powerful', /\b(?:more (?:powerful|power|poke|bhp|grunt|oomph)|faster|quicker|bigger engine|stronger engine)\b/g],
  [
    'more payload',
    /\b(?:more|higher|bigger|better|greater) payload\b|\b(?:carr(?:y|ies)|takes?|holds?) more(?: weight)?\b|\bmore weight\b/g,
  ],
  ['more seats', /\bmore (?:seats|seating)\b/g],
  ['more economical', /\b(?:more economical|better (?:mpg|economy|on fuel)|more efficient)\b/g],
  ['longer', /\b(?:longer|more length|too short)(?: (?:load|bed|one|van))?\b/g],
  ['taller', /\b(?:taller|higher(?: roof)?|more headroom)\b/g],
  ['dearer', /\b(?:more expensive|dearer|pricier|higher (?:spec|price|end)|better spec)\b/g],
  [
    'cheaper',
    /\b(?:cheaper|less expensive|lower (?:price|priced|cost|budget)|less money|cost(?:s|ing)? less|too (?:expensive|dear|pricey|much(?: money)?|steep)|bit (?:dear|steep|pricey|much)|out of (?:my )?(?:budget|price range)|more affordable|knock it down a bit)\b/g,
  ],
  [
    'bigger',
    /\b(?:bigger|larger|roomier|more (?:space|room|volume|load space)|(?:too|bit|rather|slightly|little) (?:too )?small|not big enough|size up|next size up)\b/g,
  ],
  [
    'smaller',
    /\b(?:smaller|shorter|more compact|(?<!(?:not|nothing|isnt) )(?:too|bit|rather|slightly) (?:big|large)|size down|not (?:so|as) big)\b/g,
  ],
  [
    'newer',
    /(?<!\bor )\b(?:newer|more recent|younger|later plate|newer plate|(?:too|bit|rather|slightly) old|fresher|more modern)\b/g,
  ],
  ['older', /(?<!\bor )\b(?:older|too new)\b/g],
];
/** "cheaper than 12k" is a budget: what follows is read as one. */
const BOUNDED = /\b(?:cheaper|newer|older|bigger|longer|smaller|taller|higher|lower) than (?:£|\d|a \d)/;

const MORE =
  /\b(?:show (?:me )?(?:some |any |the )?(?:more|others?|another|rest)|see (?:more|others?)|more (?:like (?:this|that|these)|options|choices?|vans|please)|(?:any|some|got|have you (?:got )?(?:any)?) (?:others?|more)(?! (?:than|powerful|\w+ than))|anything else|what else|something else|any other (?:ones?|vans?|options?)|the other (?:ones|vans|options)|other (?:ones|options|vans)|next (?:ones?|3|three)|keep going|different ones?|none of (?:these|those|them)|(?:no |nah )?not (?:that|this) one|not (?:really |quite )?(?:for me|my cup of tea|what (?:im|i was) (?:after|looking for))|dont like (?:these|those|them|any))\b/g;
const SIMILAR =
  /\b(?:to replace|replacing|(?:a )?replacement for) (?=(?:my|our) )(?!.* with\b)|\b(?:something|anything|one|ones|vans?|similar|more|any|owt) (?:(?:a bit|quite|much|exactly|just|the same) )?(?:like|similar|the same as|as)(?: to)?\b(?= (?:this|that|it|these|those|the|an?|my|[a-z]+))|\bsimilar(?: (?:to|vans?|ones?))?\b|\b(?:one of (?:these|those|them)|(?:got|have|do|get|come|comes|available) (?:this|that|it|these|them)(?: one| van)?)\b(?= in (?!stock|the\b|your\b))|\balternatives?(?: to)?\b|\bthe same (?:as|sort|kind|type|size)\b|\bsame size\b|\bequivalent\b|\bcomparable\b|\b(?:else is )?that size\b/g;
const START_AGAIN =
  /\b(?:start(?:ing)? (?:again|over|afresh|fresh)|(?:scrap|forget|clear|reset) (?:that|all that|it all|everything|all of that)|reset|new search|from scratch|back to (?:the start|square one)|lets start (?:again|over))\b/g;
const ADDS =
  /^ (?:or|also|and also|plus|as well as|maybe|and) (?:an? |the |maybe )?(?!under|up|over)|\b(?:as well|too|also)(?: \.)* $/;

const WHICH =
  /\bwhich(?: (?:one|van|of (?:them|those|these|the \w+)|is|ones?|has|had|would|will|can|got|have|done|did|does|do|been|with|the))* \{\}/;
/** Little bigger, that is. */
const NEXT_SIZE = /\bsize up\b/;
const SORTED = /\{\} first\b|\b(?:sort|sorted|order|ordered|rank|ranked|list)(?: \w+)* \{\}/;

const first = <Value>(typed: Typed, table: readonly (readonly [Value, RegExp])[]): Value | null => {
  for (const [value, pattern] of table) if (typed.drop(pattern)) return value;
  return null;
};

export interface FollowUp {
  readonly order: Order | null;
  /** The order is for what follows, too: "cheapest first". */
  readonly sorts: boolean;
  /** It asks which of the vans spoken of: "which is cheaper". */
  readonly asksWhich: boolean;
  readonly comparison: Comparison | null;
  readonly more: boolean;
  readonly similar: boolean;
}

/** What an answer is asked to do with the vans shown before. Read early, for "lower mileage" is no mileage. */
export const readFollowUp = (typed: Typed): FollowUp => {
  const [sorted] = typed.take(SORT_BY);
  const best = sorted === undefined ? first(typed, ORDER_WORDS) : (ORDER_BY[sorted.match[1] ?? ''] ?? null);
  const comparison = BOUNDED.test(typed.rest) ? null : first(typed, COMPARISONS);
  // "Which of them is cheaper" asks for the cheapest.
  const asksWhich = WHICH.test(typed.rest);
  const superlative = best === null && comparison !== null && asksWhich ? orderOf(comparison) : null;
  const order = best ?? superlative ?? (comparison === 'bigger' && NEXT_SIZE.test(typed.whole) ? 'least volume' : null);
  return {
    order,
    asksWhich,
    sorts: order === 'cheapest' || order === 'lowest monthly' || sorted !== undefined || SORTED.test(typed.rest),
    comparison: superlative === null ? comparison : null,
    similar: typed.drop(SIMILAR),
    more: typed.drop(MORE),
  };
};

export const readStartAgain = (typed: Typed): boolean => typed.drop(START_AGAIN);
/** "Electric is fine too". */
const ALLOWS = /\{\} (?:is|are|would be|will be)(?: \w+)? (?:fine|ok|okay|alright)\b/;

export const readAdds = (typed: Typed): boolean => ADDS.test(typed.whole) || ALLOWS.test(typed.rest);
