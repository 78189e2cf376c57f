import { yearOfPlate } from '@forecourt/rules';
import type { RangeWish, Wish } from '../wishes/wish.ts';
import type { Typed } from './typed.ts';

const OR_NEWER =
  '(?:\\+|(?: (?:or|and) (?:newer|later|above|after|up|upwards?|on|onwards?|younger|over|plus))|(?: (?:upwards?|onwards?|on|plus|up|newer)))';
const OR_OLDER = '(?: or (?:older|before|earlier|under))';
const NEWER_THAN =
  '(?:no older than|not older than|nothing older than|from|since|at least|minimum|min|over|above|newer than|after|post|later than)';
const OLDER_THAN = '(?:older than|before|pre|no newer than|up to|earlier than)';
const YEAR = '((?:19|20)\\d\\d)';
const PLATE = '(\\d\\d) ?(?:plate|reg|registered)';

const BY_YEAR = new RegExp(
  `(?:\\b(${NEWER_THAN})|\\b(${OLDER_THAN}))?(?: (?:an?|the))* (?:${YEAR}|${PLATE}s?)\\b(?! ?(?:mm|kg|kgs|kilos?|miles?|x|quid|pounds?|a month|pm\\b))(?:(${OR_NEWER})|(${OR_OLDER}))?(?= |$)`,
  'g',
);
const BETWEEN_YEARS = new RegExp(`${YEAR} (?:to|and|or) ${YEAR}`, 'g');
const YEARS_OLD =
  /\b(?:less than|under|no more than|up to|within|max(?:imum)?|not more than|at most|last|younger than) (\d+) (?:years?|yrs?)(?: old)?\b/g;

const year = (min: number | null, max: number | null): RangeWish => ({ kind: 'year', min, max });
/** `newer than 2020` leaves 2020 out. */
const EXCLUSIVE = /newer than|after|post|later than/;

const readYears = (typed: Typed, thisYear: number): readonly Wish[] => {
  const [between] = typed.take(BETWEEN_YEARS);
  if (between) {
    const years = [Number(between.match[1]), Number(between.match[2])];
    return [year(Math.min(...years), Math.max(...years))];
  }
  const [old] = typed.take(YEARS_OLD);
  if (old) return [year(thisYear - Number(old.match[1]), null)];
  return typed.take(BY_YEAR).map(({ match, negated }) => {
    const [, newer, older, full, plate, orNewer, orOlder] = match;
    const value = full === undefined ? yearOfPlate(Number(plate)) : Number(full);
    if (orOlder !== undefined) return year(null, value);
    if (older !== undefined)
      return /no newer|up to/.test(older) ? year(null, value) : negated ? year(value, null) : year(null, value - 1);
    if (newer !== undefined) return year(EXCLUSIVE.test(newer) ? value + 1 : value, null);
    return orNewer === undefined ? year(value, value) : year(value, null);
  });
};

const LOW_MILEAGE = 35_000;
const MILES =
  /(?:\b(under|below|less than|up to|max(?:imum)?(?: of)?|no more than|not more than|not over|at most|fewer than|sub|<|within|over|more than|above|around|about|roughly)(?: (?:done|is|of|than))* )?(\d+(?:\.\d+)?) ?(k|thousand|thou)?(?: (?:or less|max))? ?(?:miles?|mls|mi|mileage|on the clock|on (?:it|the clock))\b(?! (?:of )?range| (?:on a|per) charge| away| radius)/g;
const MILEAGE_OF =
  /\b(?:mileage|miles|clock)(?: (?:under|below|less than|up to|max(?:imum)?|of|no more than|not over|is))+ (\d+(?:\.\d+)?) ?(k|thousand)?\b/g;
const LOW = /\b(?:low|lowish|lower end|not too many|not many|not too high|decent|good) ?(?:mileage|miles|milers?)\b/g;

/** What somebody drives in a year says nothing of what a van has run. */
const DRIVEN = /\b\d+(?:\.\d+)? ?(?:k|thousand|thou)? ?(?:miles?|mls|mi) (?:an?|per|each|every) (?:year|annum|day|week|month)\b/g;

/** An electric van that does 150 miles does them on a charge. */
const ELECTRIC = /\b(?:electric|evs?|charge|battery|range)\b/;
const DOES = /\b(?:do|does|go|goes|manages?|covers?)(?: (?:at least|over|about|around|more than))* $/;

const readMileage = (typed: Typed): readonly Wish[] => {
  typed.drop(DRIVEN);
  const [found] = [...typed.take(MILEAGE_OF)];
  const miles = (figure: string | undefined, unit: string | undefined) => Number(figure) * (unit === undefined ? 1 : 1_000);
  if (found) return [{ kind: 'mileage', min: null, max: miles(found.match[1], found.match[2]) }];
  const electric = ELECTRIC.test(typed.whole);
  const [counted] = typed.take(MILES, (_found, before) => !(electric && DOES.test(before)));
  if (counted) return [{ kind: 'mileage', min: null, max: miles(counted.match[2], counted.match[3]) }];
  return typed.drop(LOW) ? [{ kind: 'mileage', min: null, max: LOW_MILEAGE, word: 'low-mileage' }] : [];
};

const CLEARANCE =
  /\b(?:part ex(?:change)?s?|trade ins?) (?:to clear|clearance|bargains?|vans)\b|\bto clear\b|\bclearance vans?\b|\bpart exes\b|\bsold as seen\b|\btrade (?:vans|sales?|clearance)\b/g;
const NEW =
  /\b(?:brand ?new|(?<!\bnew )new(?! (?:to|for|job|start|starter|venture|business|company|policy|price|rules|one starting|here|owner|mot)\b)|delivery mileage|unregistered|pre reg)\b/g;
const USED = /\b(?:used(?! (?:to|for|it|by|as)\b)|second ?hand|2nd ?hand|pre ?owned|nearly new)\b/g;

const readCondition = (typed: Typed): readonly Wish[] => {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const add = (pattern: RegExp, values: readonly string[]) => {
    for (const { negated } of typed.take(pattern)) (negated ? unwanted : wanted).push(...values);
  };
  add(CLEARANCE, ['p/ex to clear']);
  // A part-exchange is a used van too.
  add(USED, ['used', 'p/ex to clear']);
  add(NEW, ['new']);
  return [
    ...(wanted.length > 0 ? [{ kind: 'condition' as const, values: [...new Set(wanted)], not: false }] : []),
    ...(unwanted.length > 0 ? [{ kind: 'condition' as const, values: [...new Set(unwanted)], not: true }] : []),
  ];
};

/** How old a van may be, and how far it may have run. */
export const readAge = (typed: Typed, thisYear: number): readonly Wish[] => [
  ...readMileage(typed),
  ...readYears(typed, thisYear),
  ...readCondition(typed),
];
