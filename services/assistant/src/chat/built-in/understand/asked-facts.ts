import type { FactTopic } from '../questions/topic.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

/** What the words of an attribute ask for; the more special first. */
const FACTS: readonly (readonly [FactTopic, RegExp])[] = [
  ['finance', /\b(?:finance|monthly|month|repayments?)\b/],
  ['towing', /\b(?:tow(?! ?bar)\w*|pull\w*|trailer|braked)\b/],
  ['range', /\b(?:on|to|per) (?:a|one|each|full|the) charge\b/],
  ['charging', /\bcharg(?:e|ing)\b(?!.*\brange\b)/],
  ['range', /\b(?:range|how far)\b/],
  ['mot', /\bmot\b/],
  ['roadTax', /\b(?:tax(?!i)\w*|ved|sorn)\b/],
  ['warranty', /\b(?:warrant\w*|guarantee)\b/],
  ['history', /\bhow long\b.*\b(?:in stock|for sale|had it)\b/],
  ['history', /\b(?:history|owners?|keepers?|hpi|keys?|accident|crash\w*|serviced?|written|cat)\b/],
  ['drivenOn', /\b(?:d1|c1|licen[cs]e)\b/],
  ['economy', /\b(?:good|bad|like|heavy|light|it|they|one) on (?:fuel|juice|diesel|petrol)\b/],
  ['economy', /\b(?:mpg|fuel (?:economy|consumption)|economical|economy|to the gallon|consumption)\b/],
  ['mileage', /\b(?:mileage|miles|milage|clock)\b/],
  ['seats', /\bhow many (?:people|passengers|of us|folk)\b/],
  ['loadLength', /\bhow many (?:\w+ )?pallets?\b|\blongest (?:thing|item|length|piece|pipe|plank|board)\b/],
  ['payload', /\bhow (?:much|heavy a load) (?:can|could|will|does|would) (?:\w+ ){1,3}(?:put|load|take|hold|get|haul)\b/],
  ['payload', /\b(?:payload|heaviest (?:thing|item|load)|carry\w*|load weight|heavy a load)\b/],
  [
    'loadVolume',
    /\b(?:volume|cubic|cube|capacity|load space|how (?:much (?:room|space)|big|roomy|spacious)|boot(?: size| space)?)\b/,
  ],
  ['loadWidth', /\b(?:arches|load width|wide inside|(?:internal|inside) (?:width|dimensions?|measurements?))\b/],
  ['loadHeight', /\b(?:load height|headroom|(?:internal|inside) height|(?:high|tall) inside)\b/],
  ['loadLength', /\b(?:load length|(?:internal|inside) length|long inside|load (?:bay|area)|bed length)\b/],
  ['weight', /\b(?:gross|kerb|unladen|gvw|weigh\w*|how heavy)\b/],
  ['wheelbase', /\bwheelbase\b/],
  ['height', /\b(?:height|tall|high)\b/],
  ['width', /\b(?:width|wide)\b/],
  [
    'length',
    /\b(?:length|how long|long (?:is|are|overall)|long)\b(?! (?:days?|hours?|trips?|runs?|way|time|ones?|distances?|haul)\b)/,
  ],
  ['engine', /\b(?:engine|bhp|horse ?power|power|torque|litre|cc|how fast (?:is|does|will it))\b/],
  ['gearbox', /\b(?:gearbox|gears?|transmission|speed)\b/],
  ['sleeps', /\b(?:sleeps?|berths?)\b/],
  ['seats', /\b(?:seats?|seating|passengers|how many people)\b/],
  ['doors', /\bdoors?\b/],
  ['colour', /\bcolou?rs?\b/],
  ['cleanAir', /\b(?:emissions?|euro(?! ?-?pallets?)|ulez|caz|lez)\b/],
  ['age', /\b(?:year|age|plate|old|registered|reg)\b/],
  ['vatOnVan', /\breclaim\w*|\bclaim(?:ed|ing)? (?:\w+ )?back\b|\bvat\b/],
  ['price', /\b(?:price\w*|cost|how much(?! (?:can|do|does|will) .*\blifts?\b)|advertised|asking)\b/],
  ['fuel', /\bfuel\b/],
  ['features', /\b(?:specs?|specification|equipment|features|extras|come with)\b/],
  ['availability', /\b(?:available|sold|stock|due in|arriv\w*)\b/],
  ['condition', /\bcondition\b/],
  ['wear', /\b(?:damage\w*|dents?|rust\w*|scratch\w*|tyres?|clutch|faults?|wrong with)\b/],
];

/** What a question is about that may name no property: "how long is it". */
export const factIn = (words: string): FactTopic | undefined => FACTS.find(([, pattern]) => pattern.test(words))?.[0];

const MEASURES: ReadonlySet<FactTopic> = new Set(['length', 'width', 'height']);
/** "Length x width x height" asks for each. */
const factsOf = (words: string): readonly FactTopic[] => {
  const measures = FACTS.filter(([fact, pattern]) => MEASURES.has(fact) && pattern.test(words)).map(([fact]) => fact);
  return measures.length > 1 ? measures : [factIn(words) ?? []].flat();
};

const INNER: Readonly<Partial<Record<FactTopic, FactTopic>>> = {
  length: 'loadLength',
  width: 'loadWidth',
  height: 'loadHeight',
};
const INSIDE = /\b(?:inside|internal\w*|load (?:space|area|bay|bed|floor|length|width|height)|arches|in the back)\b/;
/** How long and wide these are is asked of the load space; how high of the ground. */
const OPEN_INSIDE = /\b(?:bed|body|deck|floor|tray)\b/;
/** "What length boards will lie flat". */
const LAID = /\b(?:boards?|planks?|timbers?|pipes?|poles?|lengths of|lay|lie|laid)\b/;
/** "What weight can I put on the back." */
const LOADED = /\bweight (?:can|could|will|may) (?:i|it|you|we|be)\b|\b(?:put|load|carry) (?:in|on|on the back)\b/;
/** A measure as it is meant by a message that speaks of the inside. */
export const innerOf = (fact: FactTopic, text: string): FactTopic =>
  fact === 'weight' && LOADED.test(text)
    ? 'payload'
    : INSIDE.test(text) || (fact !== 'height' && (OPEN_INSIDE.test(text) || LAID.test(text)))
      ? (INNER[fact] ?? fact)
      : fact;

const ON_FUEL = /\b(?:on (?:fuel|juice)|fuel economy)\b/;
/** A property that a message names outside any slot: "and the height inside". */
export const factNamed = (text: string): FactTopic | undefined => {
  const fact = factIn(text);
  return fact === 'fuel' && ON_FUEL.test(text) ? 'economy' : fact && innerOf(fact, text);
};

const OVERALL = /\b(?:total|overall|outside|full) (?:\w+ )?(?:height|length|width)?$/;
const MEASURE_WORDS = /\blength\b.*\bwidth\b|\bwidth\b.*\blength\b|\bl ?x ?w\b/;

/** The age of the driver. */
const DRIVER_AGE = /\b(?:old enough|too young|[1-9]\d ?-?(?:years?|yrs?) ?-?olds?)\b/;
const DRIVER_IS = /\b(?:i'?m|he'?s|she'?s) (?:only |just )?(?:1[6-9]|2\d)\b(?! ?(?:k|plate|reg|ft|foot)\b)/;
/** Words that name a property and are not marked, because they are their intent's own. */
const UNMARKED: readonly (readonly [FactTopic, RegExp])[] = [
  ['drivenOn', DRIVER_AGE],
  ['drivenOn', DRIVER_IS],
  ['loadLength', /\b(?:body|bed|load) length\b/],
  ['sleeps', /\bsleeps?\b/],
  ['finance', /\b(?:a|per|each) month\b|\bmonthly\b/],
  ['price', /\bhow much (?:for|is (?:it|this|that|the))\b/],
  ['vatOnVan', /\bvat\b/],
  ['mot', /\bmot\b/],
  ['warranty', /\bwarranty\b/],
  ['roadTax', /\b(?:road tax|taxed)\b|\bmot (?:and|&|n) tax\b|\btax (?:and|&|n|due|left|runs?|expires?)\b/],
  ['economy', /\bmpg\b|\bto the gallon\b/],
  ['cleanAir', /\b(?:ulez|clean air)\b/],
  ['range', /\b(?:on|to) (?:a|one) charge\b/],
];
const unmarkedIn = (text: string): readonly FactTopic[] => [
  ...new Set(UNMARKED.flatMap(([fact, pattern]) => (pattern.test(text) ? [fact] : []))),
];

/** "How long is the MOT" asks for no length. */
const LASTS: ReadonlySet<FactTopic> = new Set(['mot', 'roadTax', 'warranty', 'charging', 'finance', 'history']);

/** The properties that a message asks about by name. @param text the message, spelt right */
export const askedFacts = (heard: readonly Heard[], text: string): readonly FactTopic[] => {
  const all = MEASURE_WORDS.test(text)
    ? factsOf(text)
    : wantedOf(heard, 'attribute').flatMap(({ before, words }) =>
        OVERALL.test(`${before} ${words}`) ? factsOf(words) : factsOf(words).map((fact) => innerOf(fact, text)),
      );
  const named = [...all, ...unmarkedIn(text)];
  const facts = ON_FUEL.test(text) ? named.map((fact) => (fact === 'fuel' ? 'economy' : fact)) : named;
  const inner = MEASURE_WORDS.test(text) ? facts.map((fact) => innerOf(fact, text)) : facts;
  // "How wide is the load space" asks for one measure of it.
  const lasting = inner.some((fact) => LASTS.has(fact)) ? inner.filter((fact) => fact !== 'length') : inner;
  const measured = lasting.some((fact) => fact === 'loadLength' || fact === 'loadWidth' || fact === 'loadHeight');
  return [
    ...new Set(measured && !/\b(?:volume|cubic|cube)\b/.test(text) ? lasting.filter((fact) => fact !== 'loadVolume') : lasting),
  ];
};
