import type { RangeWish, Wish } from '../wishes/wish.ts';
import type { Taken, Typed } from './typed.ts';

/** Who names fewer thousands names something else. */
const LEAST_THOUSANDS = 5;
/** Below this an amount is one of each month; above, of the whole van. */
const LEAST_PRICE = 1_500;
const AMOUNT = '£? ?(\\d+(?:\\.\\d+)?)(?!\\d) ?(k|grand|gran|thousand|thou|g)?(?: ?(?:quid|pounds?|sterling|gbp))?';
const NOT_OTHER =
  '(?! ?(?:miles?|mls?|mi|kg|kgs|kilos?|mm|cm|m|metres?|meters?|ft|foot|feet|in(?! (?:the|my|our|total|cash|all|savings|hand)\\b)|inch(?:es)?|seats?|seaters?|years?|yrs?|plate|reg|doors?|bhp|hp|ps|cc|litres?|l|x|cubic|cube|cubes|pallets?|people|tonnes?|tons?|t|vans?|am|mpg|%|months?|mths?|weeks?|days?|hours?|hrs?|minutes?|mins?|times|of|or \\d|\\.\\d|\\d|[a-z]*\\d)\\b)';
const MONTHLY = ' ?(?:(?:a|per|each|every|p|/) ?(?:m|months?|mth|mnth)|p ?/ ?m|pcm|pm|monthly|calendar month)\\b';
const VAT =
  '(?: ?\\(?(?:(?:but |and |, )*(?:thats |is |has to be |all |must be )*)?(inc(?:l|luding|lusive)?(?: of)?(?: the)? vat|incl?(?= ?(?:[.,]|$))|with vat|vat inc(?:luded|l|lusive)?|all in|(?:plus|\\+|ex|exc|excl|excluding|before|without) ?(?:the )?vat|no vat)\\b)?';

const MAX =
  '(?:under|below|less than|cheaper than|lower than|up to|upto|max(?:imum)?(?: of)?|no more than|not more than|not over|(?:nothing|none|never|not) (?:over|above|more than|past|beyond|dearer than)|no dearer than|(?:dont|do not|cant|not|wont)(?: (?:to|want to|wanting to|looking to|really|go|going|be|be going|spend|spending|pay|paying|stretch))+ (?:over|above|more than|past|beyond)|no higher than|within|at most|limit(?: of| is)?|<|stretch to|go(?: up)? to|as much as|top budget(?: of| is)?|tops|make it|not exceeding)';
const MIN = '(?:over|above|more than|at least|from|min(?:imum)?(?: of)?|starting (?:at|from)|>|north of|upwards of)';
const ABOUT =
  '(?:around|(?<!\\b(?:what|how) )about|roughly|approx(?:imately)?|circa|near(?:ly)?|in the region of|somewhere (?:around|near)|~|close to)';
const MENTION =
  '(?:budget(?: of| is| around| about)?|spend(?:ing)?|price(?: of| is)?|cost(?:ing|s)?|pay|afford|have|got|for|at|worth|to spend|do|ive got)';
const CUE = `(?:(${MAX})|(${MIN})|(${ABOUT})|(${MENTION}))`;

const BETWEEN = new RegExp(`(between|from)? ?${AMOUNT} ?(?:and|to|or|&) ?${AMOUNT}${NOT_OTHER}(${MONTHLY})?${VAT}`, 'g');
const SINGLE = new RegExp(
  `(?:\\b${CUE} (?:(?:is|of|a|the|my|just|only|it|around|about|max|to)\\b ?)*)?(?<![a-z0-9.])${AMOUNT}${NOT_OTHER}(\\+(?! ?vat)|(?: ?or (?:less|under|below)| ?(?:tops|max(?:imum)?|ish|budget|to spend|limit)))?(${MONTHLY})?${VAT}(\\+(?! ?vat)|(?: ?or (?:less|under|below)| ?(?:tops|max(?:imum)?|budget|to spend|limit)\\b))?`,
  'g',
);
const MONTHLY_BEFORE = /\b(?:monthly|month|per month)\b[^.,]{0,25}$/;

const pounds = (figure: string, unit: string | undefined): number => Number(figure) * (unit === undefined ? 1 : 1_000);

const kindOf = (amount: number, monthly: boolean, vat: string | undefined): RangeWish['kind'] => {
  if (monthly || amount < LEAST_PRICE) return 'monthly';
  return vat !== undefined && /^(?:inc|with|vat inc|all in)/.test(vat) ? 'priceWithVat' : 'price';
};

const NO_VAT: Wish = { kind: 'vat', values: ['no VAT'], not: false };
const withVat = (wish: RangeWish, vat: string | undefined): readonly Wish[] => (vat === 'no vat' ? [wish, NO_VAT] : [wish]);

/** "Anything similar for 20": it counts nothing that follows. */
const LAST = /^ ?(?:$|[.,]|please\b|max\b|or less\b|ish\b)/;

/** "Euro 5 or 6". */
const COUNTED = /\b(?:euro|type|level|number|size) ?$/;

const readBetween = (typed: Typed): readonly Wish[] => {
  const wishes: Wish[] = [];
  for (const candidate of typed.rest.matchAll(BETWEEN)) {
    const [whole, cue, low = '', lowUnit, high = '', highUnit, monthly, vat] = candidate;
    // "High roof, 15 to 25": nothing else is said to be counted.
    const ends =
      Number(low) >= LEAST_THOUSANDS &&
      !whole.includes(' or ') &&
      LAST.test(typed.rest.slice(candidate.index + whole.length)) &&
      !COUNTED.test(typed.rest.slice(0, candidate.index));
    const thousands = highUnit ?? ((cue === 'between' || ends) && Number(high) < 100 && !monthly ? 'k' : undefined);
    const max = pounds(high, thousands);
    const min = pounds(low, lowUnit ?? (Number(low) < 1_000 ? thousands : undefined));
    const money = whole.includes('£') || thousands !== undefined || monthly !== undefined || (cue !== undefined && max >= 100);
    if (!(money || max >= 3_000) || max < min || max < 50) continue;
    typed.drop(new RegExp(whole.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'g'));
    const kind = kindOf(max, monthly !== undefined, vat);
    // A month that costs less than was reckoned with is welcome.
    wishes.push(...withVat({ kind, min: kind === 'monthly' ? null : min, max }, vat));
  }
  return wishes;
};

const AROUND = 0.1;

const bounds = (amount: number, cue: { min: boolean; about: boolean }, monthly: boolean): Omit<RangeWish, 'kind'> => {
  if (cue.min) return { min: amount, max: null };
  // A month that is nearly paid for is not too cheap: about £300 a month has no lower bound.
  if (cue.about && monthly) return { min: null, max: Math.round(amount * (1 + AROUND)), about: amount };
  if (cue.about) return { min: Math.round(amount * (1 - AROUND)), max: Math.round(amount * (1 + AROUND)), about: amount };
  return { min: null, max: amount };
};

/** "Got a 170" is an engine. */
const HAS = /^(?:have|got|ive got|do)$/;
const ROUGHLY = /\b(?:around|about)\b/;
/** "Budget is 25" are thousands, "got 25" may be anything. */
const BUDGET = /^(?:budget|spend|to spend|afford)/;
const WITH_VAT =
  /\b(?:budget|total|limit|spend|max(?:imum)?)\b[^.]{0,25}\b(?:inc(?:l|luding|lusive)?(?: of)?(?: the)? vat|all in)\b[^.]{0,12}$/;

const isMoney = (amount: number, figure: string, sign: boolean, cued: boolean, unit: boolean): boolean => {
  if (sign || unit) return amount >= 20;
  if (/\./.test(figure) || amount < 50) return false;
  // Bare figures: a year is read before this; what is left is an amount where something says so, or where it is large.
  return cued ? amount >= 50 : amount >= 2_100;
};

/** What one figure says of money; null where it is none. */
const budgetOf = ({ match, negated }: Taken, before: string): readonly Wish[] | null => {
  const [whole, max, min, about, mention, figure = '', unit, tail, month, vat, lastTail] = match;
  const sign = whole.includes('£');
  const small = Number(figure) >= 3 && Number(figure) < 100 && unit === undefined && !sign;
  const cued = [max, min, about, mention, tail, lastTail].some((cue) => cue !== undefined);
  const roughly = about !== undefined || (mention !== undefined && ROUGHLY.test(whole));
  const ends = mention === 'for' && LAST.test(match.input.slice(match.index + whole.length));
  const thousands =
    small &&
    month === undefined &&
    (ends || (min !== undefined && negated) || max !== undefined || roughly || tail !== undefined || BUDGET.test(mention ?? ''));
  const amount = thousands ? Number(figure) * 1_000 : pounds(figure, unit);
  const monthly = month !== undefined || (unit === undefined && !thousands && MONTHLY_BEFORE.test(before));
  if (!thousands && !monthly && amount < LEAST_PRICE && !sign && unit === undefined && HAS.test(mention ?? '')) return null;
  if (!thousands && !monthly && !isMoney(amount, figure, sign, cued, unit !== undefined)) return null;
  const orLess = /less|under|below|tops|max/.test(`${tail ?? ''}${lastTail ?? ''}`);
  const cue = {
    min: (min !== undefined || tail === '+' || lastTail === '+') && !orLess && !negated,
    about: (roughly || tail === 'ish') && !orLess && max === undefined,
  };
  const kind = kindOf(amount, monthly, vat ?? (WITH_VAT.test(before) ? 'inc' : undefined));
  return withVat({ kind, ...bounds(amount, cue, kind === 'monthly') }, vat);
};

/** A sum to be worked out is no budget. */
const SUM = /\b\d+(?:\.\d+)? ?% of £? ?\d+/g;

/** Budgets: in all, or a month. */
export const readMoney = (typed: Typed): readonly Wish[] => {
  typed.drop(SUM);
  const wishes: Wish[] = [...readBetween(typed)];
  typed.take(SINGLE, (found, before) => {
    const budget = budgetOf(found, before);
    wishes.push(...(budget ?? []));
    return budget !== null;
  });
  return wishes;
};
