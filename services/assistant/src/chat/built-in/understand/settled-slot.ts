import { amountsOf, type Slot, weightOf } from '@forecourt/language';
import type { Heard } from './heard-slot.ts';
import { settledMeasure } from './settled-measure.ts';

const INSIDE = /\b(?:inside|internal\w*|(?:wheel )?arch(?:es)?|load\w*|stand\w*|stood|headroom)\b/;
const UPRIGHT = /\b(?:stood|upright|standing|tall|high|height)\b/;
const GROSS = /\b(?:gross|gvw|licen[cs]e)\b/;
const TOWS = /\b(?:tow\w*|pull\w*|trail\w*|caravan|horse ?box|boat)\b/;
const MILES = /\b(?:mile\w*|milage|miler|clock|odometer|on it|done|run|used)\b/;
const PLACE = /\b(?:barrier|garage|multi ?-?stor\w+|bridge|car ?port|park\w*|drive|driveway|bay|gate|ferry|space|street)\b/;
const OUTSIDE = /\b(?:barrier|garage|multi ?-?stor\w+|bridge|car ?port|car park)\b/;
/** What a van has to go under. */
const HEIGHT_LIMIT = /\b(?:multi ?-?stor\w+|(?:height )?barriers?|bridge|height (?:limit|restriction))\b/;
const MEASURES: ReadonlySet<Slot> = new Set(['load_length', 'load_height', 'cargo_size', 'van_length']);
const DOWN = /\b(?:deposit|down|up ?front|put|towards|initial)\b/;
/** "8k down": what is named right after it says what it is. */
const DOWN_AFTER = /^(?:(?:for|as|towards) (?:an? |the |my )?)?(?:deposit|down|up ?front)\b/;
const GIVES = /\b(?:give|gave|giving) (?:you|u)$/;
const PUTS = /\b(?:put|putting|stick|stuck|chuck|chucked|bung|bunged|add|added|lay|throw)(?: (?:in|down|on|another))?$/;
const FINANCED = /\b(?:finance\w*|monthly|month|left|owing)\b/;
/** Beside these a sum that is tagged as a deposit is one: "my old one at 3,500 plus a grand". */
const WORTH = /\bworth(?: (?:about|around|roughly|maybe|say))?$/;
const WORTH_AFTER = /^worth\b/;
const TRADES = /\b(?:px|part ?ex\w*|trad(?:e|ing)|chop\w*|swap\w*|my|mine|our|got)\b/;
const AT = /\bat$/;
const OF_A_PLAN: ReadonlySet<Slot> = new Set(['trade_in', 'trade_in_value', 'term']);
const TERMS: ReadonlySet<Slot> = new Set(['term']);
const TERM = /\b(?:years?|yrs?|months?|mths?|term|spread)\b|\bover (?:12|24|36|48|60)\b/;
const OF_THEM = /^(?:(?:or|to|-) \d+ )?of (?:them|those|these|em)\b/;
const BODY = /^(?:minibus|pick ?up|tipper|luton|crew van|panel van|camper(?: ?van)?|motor ?home|dropside)s?$/;
const THEIRS = /\b(?:my|our|old|got|part ex\w*|px|trade|selling|sell)\b/;
/** "Got a pickup?" asks for one, unless it is to be traded in. */
const GOT = /^(?:(?:hi|hello|hiya|hey|,) )*(?:(?:have )?you )?got (?:an?|any|some)$/;
const TO_TRADE = /\b(?:part ?ex\w*|px|trad(?:e|ing)|sell\w*|swap\w*|worth|value)\b/;
/** No van weighs less with its load. */
const LIGHTEST = 1_700;
const PLUGS = /^plug/;
const TO_PLUG = /\b(?:to|can|could|and|i|we)$/;
const CREW = /^(?:the |my |our )?(?:crew|lads|team|gang|squad)$/;
/** Without any of these, or of what is said of a trade, a make or a model is one that is asked for. */
const OWN = /\b(?:my|mine|ours?|old|got|i have|i've|ive|had|offer|give|buy|it's|its|done|drive|owe|chop)\b/;
/** Whether it may be of the visitor's own van; "have you got a Transit" is not. */
export const speaksOfOwn = (text: string): boolean => {
  const said = text.replace(/\byou (?:got|offer)\b/g, 'you');
  return OWN.test(said) || TO_TRADE.test(said);
};
const LOWER = /\b(?:lower|fewer|less)\b/;
const MOST_MONTHLY = 3_000;
/** "83k is a lot". */
const COMPLAINS = /^(?:miles )?is (?:a (?:lot|bit)|high|too|quite)\b/;
const FEW = 20;
const PEOPLE = /^(?:(?:or|to|and) )?(?:\w+ )?(?:lads|men|people|of us|blokes|adults|kids|passengers)\b/;
/** So many of a thing: a figure and no unit of length. */
const COUNTED = /^\d{1,2} (?!(?:mm|mil|cms?|m|met(?:re|er)s?|mtrs?|ft|foot|feet|inch(?:es)?|in|by|x|and|or)\b)[a-z]{4,}/;
const MILEAGE = /^(?:mile(?:age|s)|milage)$/;
const MONTH = /\b(?:month\w*|pm|pcm|p m|(?:an?|per|each|every) (?:week|wk)|weekly|pw)\b/;
const CARRY = /\b(?:payload|carry\w*|weight|haul)\b/;
const CARRY_LEADS = /\bpayload (?:\w+ ){0,3}?(?:over|above|of|least|around|about)$/;
/** "Can it sleep 4". */
const SLEEPS = /\bsleeps?$/;
const MONEY = /£|\b(?:k|grand|thousand|quid|pounds?)\b/;
const MONEY_SAID = /£|\b(?:grand|quid|pounds?|budget|spend|price)\b/;
/** In thousands, as they may be typed. */
const inThousands = (value: number): number => (value < 1_000 ? value : value / 1_000);
const isFar = (value: number, price: number): boolean => inThousands(value) >= 2 * inThousands(price) && inThousands(value) >= 20;
const ARCHES = /^(?:wide )?(?:between|across|at) (?:\w+ ){0,2}arch(?:es)?\b/;
/** "Bit small", of what was shown. */
const TOO = /\b(?:too|bit|rather|slightly)$/;
const CUBE = /^[\d.]+ ?(?:cube|cubes|cubic|m3|cu)\b/;
/** "Below 5 degrees" is no length. */
const OTHER_UNIT = /^(?:degrees?|deg|°|celsius|amps?|volts?|watts?|kw|percent|%|hours?|hrs?|mins?|minutes?|drops?|stops?)\b/;
const FOUR_BY_FOUR = /^4 ?[x×] ?4s?$/;
const PUTS_IN = /\b(?:carry|shift|move|get|put|load|takes?|hauls?|carries)(?: an?| my| our| some)?$/;
const A_DAY = /^(?:a|per|each|every) day\b|^daily\b/;
const YOUNGEST = 17;
const OLD = /\b(?:years?|yrs?) ?-?olds?\b/;
const DRIVES = /\b(?:driv\w+|insur\w*|licen[cs]e)\b/;
const ABOARD = /\b(?:on|in) (?:the|its) (?:bed|back|deck)\b/;
const PLATE = 76;
const OLDEST = 1_990;
const LATEST = 2_035;
/** A van's measure inside, where the words say so of one outside. */
const INNER: Readonly<Partial<Record<Slot, Slot>>> = {
  van_height: 'load_height',
  van_width: 'load_width',
  van_length: 'load_length',
};

const LIFT = /\blifts?$/;
const CARRIES = /\b(?:carr\w+|payload|load|weigh\w*|and|van)\b/;
const isOfLift = ({ start, end, before, after }: Heard, all: readonly Heard[]): boolean =>
  all.some(
    (other) =>
      other.slot === 'equipment' &&
      LIFT.test(other.words) &&
      ((other.end <= start && start - other.end <= 5 && !CARRIES.test(before)) || (other.start === end && after === '')),
  );

const isYear = (value: number): boolean => value <= PLATE || (value >= OLDEST && value <= LATEST);

/** The slot that a figure belongs to, where its size or the words about it exclude what the tagger made of it; null for none. */
export const settledSlot = (heard: Heard, all: readonly Heard[]): Slot | null => {
  const { slot, before, words, after, tokens } = heard;
  const about = `${before} ${words} ${after}`;
  const [amount] = amountsOf(tokens);
  const whole = all.map((one) => `${one.before} ${one.words} ${one.after}`).join(' ');
  const hasCargo = all.some((other) => other.slot === 'cargo' || other.slot === 'cargo_size' || other.slot === 'cargo_weight');
  if (MEASURES.has(slot) && CUBE.test(`${words} ${after}`)) return 'load_volume';
  if (slot === 'mileage' && !amount && LOWER.test(words)) return 'compare';
  const hasLimit = all.some((other) => other !== heard && other.slot === 'van_height');
  if (MEASURES.has(slot) && !hasLimit && HEIGHT_LIMIT.test(`${before} ${after}`)) return 'van_height';
  if (MEASURES.has(slot) && OTHER_UNIT.test(after)) return null;
  if (FOUR_BY_FOUR.test(words)) return 'equipment';
  if ((slot in INNER || slot === 'load_length') && PUTS_IN.test(before) && !PLACE.test(after)) return 'cargo_size';
  if (slot in INNER && hasCargo && !PLACE.test(whole)) return 'cargo_size';
  // "2 motorbikes" are no metres.
  if (MEASURES.has(slot) && COUNTED.test(words)) return 'cargo';
  if (
    slot === 'cargo_size' &&
    /^\d{1,2}$/.test(words) &&
    all.some((other) => other.slot === 'cargo' && other.start === heard.end)
  )
    return 'quantity';
  const settled = settledMeasure(
    heard,
    whole,
    all.some((other) => other.slot === 'cargo' || other.slot === 'cargo_weight'),
  );
  if (settled !== null) return settled;
  if (slot in INNER && INSIDE.test(about)) return INNER[slot] ?? slot;
  const hasUpright =
    all.filter((one) => one.slot === 'cargo_size').length === 1 && all.some((one) => UPRIGHT.test(`${one.before} ${one.after}`));
  if (slot === 'cargo_size' && hasUpright) return 'load_height';
  // "A 1.5 ton digger on the bed" is carried.
  if (slot === 'trailer' && ABOARD.test(whole) && !TOWS.test(whole)) return weightOf(tokens) === null ? 'cargo' : 'cargo_weight';
  if (slot === 'gross_weight' && (weightOf(tokens) ?? LIGHTEST) < LIGHTEST) return 'payload';
  if (slot === 'trailer_weight' && !TOWS.test(whole)) return GROSS.test(about) ? 'gross_weight' : 'payload';
  const isBound = all.some((one) => one.slot === 'compare' && one.end < heard.start && /^than\b/.test(one.after));
  if (slot === 'trade_in' && !speaksOfOwn(whole)) return 'model';
  if (slot === 'trade' && BODY.test(words)) return 'body';
  // "Somewhere to plug in".
  if (slot === 'fuel' && PLUGS.test(words) && TO_PLUG.test(before)) return null;
  if (slot === 'ref' && CREW.test(words)) return 'people';
  if (slot === 'size' && TOO.test(before)) return 'compare';
  const asksForIt = GOT.test(before) && !TO_TRADE.test(whole);
  if (slot === 'trade_in' && BODY.test(words) && (asksForIt || !THEIRS.test(before))) return 'body';
  if (slot === 'person_size' && (isBound || OUTSIDE.test(about))) return 'van_height';
  const beside = (names: ReadonlySet<Slot>) =>
    all.some((other) => other !== heard && other.start !== heard.start && names.has(other.slot));
  if (slot === 'deposit' && amount && !DOWN.test(about) && !beside(OF_A_PLAN)) return 'budget';
  const previous = all.findLast((other) => other.end <= heard.start);
  // "A Trafic worth 5 grand to chop in": both are of the visitor's own van.
  if ((slot === 'model' || slot === 'make' || slot === 'year') && WORTH_AFTER.test(after) && TRADES.test(whole))
    return 'trade_in';
  if (slot === 'budget' && (WORTH.test(before) ? TRADES.test(whole) : previous?.slot === 'trade_in' && AT.test(before)))
    return 'trade_in_value';
  // "Between 36 and 60 months".
  if (slot === 'term' && !TERM.test(about) && !beside(TERMS)) return null;
  if (slot === 'budget' && (DOWN_AFTER.test(after) || ((GIVES.test(before) || PUTS.test(before)) && FINANCED.test(whole))))
    return 'deposit';
  const next = all.find((other) => other.start >= heard.end);
  // "Three or four of them".
  const ofThem = OF_THEM.test(after) || (next !== undefined && /^(?:or|to|-)$/.test(after) && OF_THEM.test(next.after));
  if ((slot === 'budget' || slot === 'seats') && ofThem && !MONEY.test(words)) return 'quantity';
  if (slot === 'budget' && SLEEPS.test(before) && !MONEY.test(`${words} ${after}`)) return null;
  // "10 grand, under 60k": a van has one price.
  const priced = all.find((other) => other.slot === 'budget' && other !== heard);
  const most = priced && amountsOf(priced.tokens)[0]?.value;
  if (slot === 'budget' && amount && most && !MONEY_SAID.test(about) && isFar(amount.value, most)) return 'mileage';
  if (slot === 'budget' && CARRY_LEADS.test(before) && !MONEY.test(`${words} ${after}`)) return 'payload';
  if ((slot === 'load_height' || slot === 'load_length') && ARCHES.test(after)) return 'load_width';

  const isOfPeople = PEOPLE.test(after) || (next?.slot === 'people' && /^(?:or|to|-)?$/.test(after));
  // What a tail lift takes is not what the van may carry.
  if ((slot === 'payload' || slot === 'cargo_weight') && isOfLift(heard, all)) return null;
  if (slot === 'budget' && amount && amount.value < FEW && isOfPeople) return 'people';
  if (slot === 'budget' && amount && all.some((other) => other.slot === 'attribute' && MILEAGE.test(other.words)))
    return 'mileage';
  // "What would a 15k van cost monthly".
  if (slot === 'monthly' && amount && amount.value >= MOST_MONTHLY) return 'budget';
  if (slot === 'budget' && MONTH.test(`${words} ${after}`) && (amount?.value ?? 0) < MOST_MONTHLY) return 'monthly';
  if (slot === 'mileage' && COMPLAINS.test(after)) return null;
  // "Will that do 140 a day".
  if ((slot === 'monthly' || slot === 'budget') && A_DAY.test(after)) return 'trip';
  // "Can a 19 year old drive it": who drives it is so old.
  if (slot === 'year' && amount && amount.value >= YOUNGEST && OLD.test(`${words} ${after}`) && DRIVES.test(whole)) return null;
  if (slot === 'year' && amount && !isYear(amount.value)) return CARRY.test(before) ? 'payload' : null;
  // "Less than 60,000 miles, under 30k": the miles are of the figure before.
  const ofIt = previous?.slot === 'mileage' ? about.replace(/^(?:miles?|mileage|milage)\b/, '') : about;
  if (slot === 'mileage' && amount && !MILES.test(ofIt) && all.every((other) => other.slot !== 'budget')) return 'budget';
  return slot;
};
