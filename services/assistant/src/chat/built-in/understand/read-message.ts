import { lately } from '../lately.ts';
import type { Wish } from '../wishes/wish.ts';
import { askedOrder } from './asked-order.ts';
import { dropTowed } from './drop-towed.ts';
import { understand } from './model.ts';
import { readAge } from './read-age.ts';
import { readBare } from './read-bare.ts';
import { readChoices } from './read-choices.ts';
import { readDemands } from './read-demands.ts';
import { readDropped } from './read-dropped.ts';
import { readCleanAir, readFeatures } from './read-features.ts';
import { readAdds, readFollowUp, readStartAgain } from './read-follow-up.ts';
import { readIntents } from './read-intents.ts';
import { readMark } from './read-mark.ts';
import { readMeasures } from './read-measures.ts';
import { readMoney } from './read-money.ts';
import { readNames, readOwn, type StockNames } from './read-names.ts';
import { readPhone } from './read-phone.ts';
import { readPlan } from './read-plan.ts';
import { GOT, readPointer } from './read-pointer.ts';
import { readFacts, readOthers } from './read-topics.ts';
import type { Pointer, Reading } from './reading.ts';
import { Typed } from './typed.ts';
import { unusedSlots, withoutOthers } from './without-others.ts';

const ASKS_FOR_VANS =
  /\b(?:show|(?<!\bdo (?:i|you|we) )need|want|looking|look for|after|got any(?:thing)?|any(?:thing)?(?! chance)|have you got|do you have|find|recommend|suggest|search|stock|something)\b/;
const VANS = /\bvans?\b/;
/** Somebody who asks whether a van is automatic does not wish for an automatic one. */
const QUESTION =
  /^ (?:(?:and|so|but|ok|okay|hi|hello|great|cool|right|hmm|oh|also|please) (?:, |\. )?)*(?:is|are|has|have|does|do|can|could|will|would|what|whats|hows?|when|which|where|who|tell me|mileage|payload|price|mpg)\b/;
/** A question mark behind words. */
const ASKS = /[a-z]{2}[^?]*\?/i;
const ASKING =
  /\b(?:whats?|why|hows?|when|who|whos|where|which|can (?:i|you|we)|could (?:i|you|we)|do (?:i|you|the|they)|does|is (?:it|this|that|there)|are (?:they|you|there)|would)\b/;
/** "is there an amarok", "do you have a crafter", "have you got": asks for vans. */
const ASKS_STOCK =
  /\b(?:is there|are there|do (?:you|u|yous) (?:have|got|do|sell|stock)|have (?:you|u) (?:got )?(?:an?|any|one|some)|got any|any)\b/;

const WHY = /^ (?:(?:but|and|so|ok|,) )*why\b/;
const COMPARES = /\b(?:compar(?:e|ed|ing|ison)|differen(?:ce|t) between|whats the difference|versus|vs|side by side)\b/;
const GOES_ON =
  /^ (?:(?:ok|okay|and|so|but|hmm|cool|great|right|thanks|,|\.) )*(?:and|what about|how about|hows about|what of|or|same (?:for|question))\b/;

/** "The second one, is that ply lined?" */
const ASKS_OF_IT = /\b(?:is|has|does|would|will|can|have|are) (?:it|that|this|they|them|these)\b/;
const POINTS: ReadonlySet<string> = new Set(['place', 'places', 'other', 'this', 'mark', 'description']);

/** "The crafter is £10,000, isnt it": what it costs is asked. */
const CONFIRM = /\b(?:isnt it|is that right|correct|confirm|right)\b/;
const PRICES: ReadonlySet<string> = new Set(['price', 'priceWithVat', 'monthly']);
const SAME_SIZE = /\b(?:same|that|similar) size\b/;
const PURPOSES: readonly (readonly [body: string, pattern: RegExp])[] = [
  ['Luton', /\b(?:removals?(?: firm| company| business)?|house (?:moves?|clearances?)|moving house)\b/],
  [
    'Tipper',
    /\b(?:to tip|tipping|green waste|muck away|topsoil)\b|\b(?:that|which|it|bed|back|body) tips\b|\btips (?:up|at|over|out|its|the)\b/,
  ],
  [
    'Campervan',
    /^(?!.*\b(?:converted or not|unconverted|to convert)\b).*\b(?:live|sleep|camp|holiday) in\b|\bvan ?life\b|\balready converted\b(?! or not)|\b(?:weekends|holidays) away\b/,
  ],
  [
    'Panel Van',
    /\b(?:parcels?|(?:convert(?:ing)?|turn(?:ing)?)(?: (?:it|one))? (?:in ?to|to)(?: an?)? (?:camper|motor ?home)|(?:for|to) (?:convert(?:ing)?|(?:a |my )?conversion|self build)|multi ?drop|courier(?:ing)?)\b/,
  ],
];

/** What stands alone in a message when an abusive word is taken away is answered, the word is not. */
const WORTHLESS: ReadonlySet<string> = new Set(['injection', 'foreign']);

const NOTHING = new Typed('');
const THAN_NAMED = /\bthan (?:(?:an?|the|my|your|our|that|this|those|these) )?\{\}/;

/** A wish in a sentence of its own before an attempt on the rules is still a wish. */
const SEPARATE = /^ (?:[^.]*\b(?:under|up to|panel|tipper|van|camper|luton|pick ?up)\b[^.]*) \. (?:also|and|then|oh|ps)\b/;

const readLately = lately<StockNames, Reading>();

/** Reads one message. */
export const readMessage = (message: string, names: StockNames, thisYear: number): Reading =>
  readLately(names, `${thisYear} ${message}`, () => read(message, names, thisYear));

/** The order matters: a figure belongs to whoever can say most surely what it is. */
const read = (message: string, names: StockNames, thisYear: number): Reading => {
  const understood = understand(message);
  const typed = new Typed(withoutOthers(message, understood));
  const intents = readIntents(understood, typed.whole);
  const others = readOthers(typed, intents.others);
  const number = readPhone(typed);
  const mark = readMark(typed, names);
  const startAgain = readStartAgain(typed);
  const dropped = readDropped(typed);
  const plan = readPlan(typed);
  const said = readFollowUp(typed);
  const best = said.order === null && said.comparison === null ? askedOrder(understood) : null;
  const followUp = best === null ? said : { ...said, order: best.order, asksWhich: best.ofShown };
  if (!followUp.similar) readOwn(typed);
  dropTowed(typed);
  const cleanAir = readCleanAir(typed);
  const features = readFeatures(typed);
  const models = readNames(typed, names);
  const thanNamed = followUp.comparison !== null && models.length > 0 && THAN_NAMED.test(typed.rest);
  const wishes: Wish[] = [
    ...readAge(typed, thisYear),
    ...readMeasures(typed),
    ...readMoney(typed),
    ...models,
    ...readChoices(typed, names.isTrim),
    ...features,
    ...(cleanAir ? [{ kind: 'cleanAir' as const }] : []),
  ];
  // "How many crew vans have you" asks for those.
  const unwished = intents.policies.filter((topic) => topic !== 'stockOverview' || wishes.length === 0);
  const answerable = intents.mayWantVans && wishes.length > 0 ? [] : unwished;
  const confirms = CONFIRM.test(typed.whole) && wishes.some(({ kind }) => PRICES.has(kind));
  const named = [...readFacts(typed), ...(confirms ? (['price'] as const) : [])];
  const asked = named.length === 0 && wishes.length === 0 && mark?.van == null ? intents.facts : named;
  // A registration alone asks for what there is to know.
  const compares = COMPARES.test(typed.whole);
  const bare = asked.length === 0 && ((mark?.van != null && wishes.length === 0) || compares);
  const facts = bare ? (['summary'] as const) : asked;
  // What is recorded of a van says more than how to have it looked over.
  const topical = facts.length > 0 ? answerable.filter((topic) => topic !== 'inspection') : answerable;
  const policies = number && !topical.includes('callback') ? (['callback', ...topical] as const) : topical;
  const asksStock = ASKS_STOCK.test(typed.whole);
  const asksFact = QUESTION.test(typed.whole) || facts.length > 0 || intents.asksIfItDoes;
  const pointer: Pointer | null =
    mark?.van != null
      ? { by: 'mark', van: mark.van }
      : readPointer(typed, wishes, asksFact && !asksStock && facts.length > 0, followUp.order !== null);
  const asksOfIt = pointer !== null && POINTS.has(pointer.by) && ASKS_OF_IT.test(typed.whole);
  const asks = ASKS.test(message) || ASKING.test(typed.whole);
  const worthless = others.some((other) => WORTHLESS.has(other)) && !SEPARATE.test(typed.whole);
  return {
    wishes: worthless ? [] : wishes,
    demands: readDemands(understood),
    unused: unusedSlots(message, understood),
    bare: readBare(typed),
    dropped,
    startAgain,
    adds: readAdds(typed),
    ...(worthless ? readFollowUp(NOTHING) : followUp),
    thanNamed,
    compares,
    goesOn: GOES_ON.test(typed.whole),
    sameSize: SAME_SIZE.test(typed.whole),
    purpose: PURPOSES.find(([, pattern]) => pattern.test(typed.whole))?.[0] ?? null,
    pointer,
    topics: [...(mark !== null && mark.van === null ? (['unknownMark'] as const) : []), ...others, ...policies, ...facts],
    plan,
    text: typed.whole,
    // "How long does a van take to be ready" asks for none.
    asksForVans: !worthless && (ASKS_FOR_VANS.test(typed.whole) || (VANS.test(typed.whole) && !asks)),
    asks,
    asksWhy: WHY.test(typed.whole),
    asksFact:
      (asksFact || (GOT.test(typed.rest) && pointer?.by === 'this') || asksOfIt) && (!asksStock || pointer?.by === 'mark'),
  };
};
