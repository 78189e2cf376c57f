import type { HeardSlot, Slot, Token } from '@forecourt/language';

type Roles = readonly (readonly [slot: Slot, words: RegExp])[];

/** Nothing but a length of time. */
const BARE_TERM =
  /^(?:(?:no|ok|so|or|over|for|say|make|it|and|what|about|if|do|try|,) )*\d+ (?:years?|yrs?|months?)(?: (?:then|instead|please|pls))?$/;

/** What kind of figure its unit makes it, and what it is for by the words about it; the last holds where nothing says. */
const UNITS: readonly (readonly [unit: RegExp, roles: Roles])[] = [
  [
    /^(?:£|k|grand|thousand|quid|pounds?)$/,
    [
      ['offer', /\b(?:lend|borrow)\b/],
      ['debt', /\b(?:owe|owing|outstanding|settle\w*|left (?:to pay|on))\b/],
      ['deposit', /\b(?:deposit|down|up ?front)\b/],
      ['trade_in_value', /\b(?:worth|part ?ex\w*|px|trade in)\b/],
      ['monthly', /\b(?:month|monthly|pm|pcm)\b/],
      ['budget', /./],
    ],
  ],
  [/^(?:seats?|seaters?)$/, [['seats', /./]]],
  [
    /^(?:years?|yrs?)$/,
    [
      ['year', /\b(?:years?|yrs?) old\b/],
      ['term', /\b(?:deposit|down|up ?front|finance\w*|monthly|a month|repay\w*|spread)\b/],
      // "No, 5 years", after a monthly figure.
      ['term', BARE_TERM],
    ],
  ],
  [
    /^(?:months?|mths?)$/,
    [
      ['term', /\b(?:deposit|down|up ?front|finance\w*|monthly|repay\w*|spread)\b/],
      ['term', BARE_TERM],
    ],
  ],
  [/^miles$/, [['mileage', /\b(?:max|under|less|below|up to|clock|done)\b/]]],
  [/^(?:mpg)$/, [['economy', /./]]],
  [/^(?:bhp|hp|ps)$/, [['power', /./]]],
  [
    /^(?:kgs?|kilos?|tons?|tonnes?)$/,
    [
      ['trailer_weight', /\b(?:tow\w*|pull\w*|trailer|caravan|horsebox)\b/],
      ['gross_weight', /\b(?:gross|gvw|licence|license)\b/],
      ['payload', /./],
    ],
  ],
  [
    /^(?:mm|cms?|m|metres?|meters?|mtrs?|ft|foot|feet|inch|inches|")$/,
    [
      ['van_height', /\b(?:barrier|garage|bridge|car ?port|(?:go|get|fit) under|car park|multi ?-?stor\w+|height limit)\b/],
      ['load_width', /\b(?:arch(?:es)?|wide|width|across)\b/],
      ['load_height', /\b(?:tall|high|height|stand|upright|headroom)\b/],
      ['load_length', /\b(?:long|length|lengths|load|fit|carry|inside)\b/],
    ],
  ],
];
/** A bare figure bounded like this is a price: "nothing over 15". */
const BOUNDED = /\b(?:under|below|up to|upto|max|maximum|than|over|around|about|spend(?:ing)?|budget(?: is| of)?)$/;
/** What may follow a price. */
const GOES_ON = /^(?:and|with|that|which|w|in|but|so|or|i|we|please|pls|max|tops|ish|if|for)?$|^[^a-z%]/;
const SHORT_PRICE = { least: 4, most: 99 };
const A_MONTH = /^(?:(?:a|per|each|every) month|pm|pcm|monthly)\b/;
const REACH = 5;
const OLDEST = 2_000;
const LATEST = 2_035;

/** Figures that the tagger has overlooked: "30 thousand". */
export const unmarkedFigures = (
  tokens: readonly Token[],
  spelt: readonly string[],
  slots: readonly HeardSlot[],
): readonly HeardSlot[] => {
  const isFree = (place: number) => slots.every(({ start, end }) => place < start || place >= end);
  return tokens.flatMap((token, place) => {
    if (token.kind !== 'number' || !isFree(place)) return [];
    const before = tokens[place - 1]?.word ?? '';
    const after = tokens[place + 1]?.word ?? '';
    const start = before === '£' ? place - 1 : place;
    const roles = UNITS.find(([pattern]) => pattern.test(before === '£' ? before : after))?.[1];
    const end = UNITS.some(([pattern]) => pattern.test(after)) ? place + 2 : place + 1;
    const about = spelt.slice(Math.max(0, start - REACH), end + REACH).join(' ');
    const heard = (slot: Slot): HeardSlot => ({
      slot,
      sign: 'wanted',
      start,
      end,
      words: spelt.slice(start, end).join(' '),
    });
    if (A_MONTH.test(spelt.slice(place + 1, place + 3).join(' '))) return [heard('monthly')];
    const role = roles?.find(([, pattern]) => pattern.test(about))?.[0];
    if (role) return [heard(role)];
    const value = Number(token.word);
    // "Transit Custom 2021".
    const follows = slots.some(
      ({ slot, end: last }) => last === place && (slot === 'model' || slot === 'make' || slot === 'body'),
    );
    if (!roles && follows && value >= OLDEST && value <= LATEST) return [heard('year')];
    const isPrice =
      !roles &&
      value >= SHORT_PRICE.least &&
      value <= SHORT_PRICE.most &&
      GOES_ON.test(after) &&
      BOUNDED.test(spelt.slice(Math.max(0, start - REACH), start).join(' ')) &&
      slots.every(({ slot }) => slot !== 'budget' && slot !== 'monthly');
    return isPrice ? [heard('budget')] : [];
  });
};
