import { amountsOf, type Guess, type Understanding } from '@forecourt/language';
import { lately } from '../lately.ts';
import type { Topic } from '../questions/topic.ts';
import type { Wish } from '../wishes/wish.ts';
import { ageWishes } from './age-wishes.ts';
import { askedOfDealer } from './asked-of-dealer.ts';
import { askedOfVan, namesPrice } from './asked-of-van.ts';
import { withoutAttempt } from './attempt.ts';
import { choiceWishes } from './choice-wishes.ts';
import { askedByParts, clauseOf, factsApart } from './clause-topics.ts';
import { clausesOf } from './clauses.ts';
import { cuesIn } from './cues.ts';
import { engineWishes } from './engine-wishes.ts';
import { isKnown, isPart } from './equipment-wishes.ts';
import { financePartsIn } from './finance-parts.ts';
import { comparisonOf, orderOf, orderOfCompared, orderOfNotTooMuch } from './follow-up.ts';
import { givenUp, keysOf, keysOfComparison, wantedOtherwise } from './given-up.ts';
import { heardIn } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import { isInjection } from './injection.ts';
import { loadsIn } from './loads.ts';
import { loneFigure, yearsIn } from './lone-figure.ts';
import { measureWishes } from './measure-wishes.ts';
import { foldedText, understand } from './model.ts';
import { isUnsaid, moneyWishes } from './money-wishes.ts';
import { nameWishes } from './name-wishes.ts';
import { needWishes } from './need-wishes.ts';
import { palletsIn } from './pallets.ts';
import { planOf } from './plan.ts';
import { markedVan } from './pointer.ts';
import { hasPlainUse, purposeIn } from './purposes.ts';
import { readDemands } from './read-demands.ts';
import { isAboutVan, mayWantVans, readIntents } from './read-intents.ts';
import { NOTHING_READ, type Reading } from './reading.ts';
import { statusWishes } from './status-wishes.ts';
import type { StockNames } from './stock-names.ts';
import { trimWishes } from './trim-wishes.ts';
import { unheardIn } from './unheard.ts';
import { vatWishes } from './vat-wishes.ts';
import { withoutCharges } from './without-charges.ts';

const THAN = /\bthan(?: (?:an?|the|my|your|our|that|this|those|these))*$/;
const USES: ReadonlySet<string> = new Set(['trade', 'cargo', 'cargo_weight', 'cargo_size', 'trailer', 'people']);
const NAMES: ReadonlySet<string> = new Set(['make', 'model']);
/** Below this a message may ask for vans whatever it seems to want. */
const UNSURE = 0.3;
const LIKELY = 0.4;
const MOST_TOKENS_OF_BARE = 6;

const readLately = lately<StockNames, Reading>();

/** Reads one message. */
export const readMessage = (message: string, names: StockNames, thisYear: number): Reading =>
  readLately(names, `${thisYear} ${message}`, () => withoutCharges(read(withoutAttempt(message) ?? message, names, thisYear)));

const isLikely = (clauses: readonly (readonly Guess[])[], wanted: string): boolean =>
  clauses.some((guesses) => guesses.some(({ intent, probability }) => intent === wanted && probability >= LIKELY));

/** A figure alone, which says what it is by what was asked: "20". */
const bareOf = (heard: readonly Heard[], { tokens }: Understanding): number | null => {
  const [amount, second] = amountsOf(tokens);
  // "The other one" is no figure.
  return heard.length === 0 && tokens.length <= MOST_TOKENS_OF_BARE && amount && amount.value > 1 && !second
    ? amount.value
    : null;
};

const wishesIn = (
  { spelt, tokens }: Understanding,
  heard: readonly Heard[],
  names: StockNames,
  thisYear: number,
): readonly Wish[] => [
  ...ageWishes(heard, thisYear),
  ...measureWishes(heard),
  ...needWishes(heard, spelt),
  ...moneyWishes(heard, spelt),
  ...nameWishes(heard, spelt.join(' '), names),
  ...choiceWishes(heard, spelt),
  ...vatWishes(spelt.join(' ')),
  ...statusWishes(spelt.join(' ')),
  ...engineWishes(spelt.join(' ')),
  ...trimWishes(tokens, heard, names),
];

const read = (message: string, names: StockNames, thisYear: number): Reading => {
  const understood = understand(message);
  const plain = understood.spelt.join(' ');
  const text = foldedText(understood);
  const cues = cuesIn(plain);
  const parts = clausesOf(message, understood);
  const clauses = parts.map(({ intents }) => intents);
  const heard = heardIn(understood, mayWantVans(clauses) || !cues.asks || (understood.intents[0]?.probability ?? 0) < UNSURE);
  const unheard = mayWantVans(clauses) && !isAboutVan(clauses) ? unheardIn(understood, heard) : [];
  const named = [...wishesIn(understood, heard, names, thisYear), ...unheard].filter((wish) => !isPart(wish));
  const all = named.filter((wish) => isKnown(wish, isAboutVan(clauses), names));
  const read = askedByParts(readIntents(parts, all.length > 0), parts);
  // "Below 50000 miles" asks nothing.
  const states = all.length > 0 && !cues.asks && (understood.intents[0]?.probability ?? 0) < UNSURE;
  const intents = states ? { ...read, aboutVan: false } : read;
  const { body: purpose, matters } = purposeIn(text, heard);
  const others = [...new Set([...(isInjection(text) ? (['injection'] as const) : []), ...intents.others])];
  if (others.includes('injection') || others.includes('foreign')) return { ...NOTHING_READ, text, topics: others };

  const mark = markedVan(understood.tokens, names);
  // "The camper HV69 QKM": the mark says which.
  const beside = all.filter(({ kind }) => kind !== 'name' && kind !== 'body');
  const wishes = mark != null && beside.length > 0 ? beside : all;
  const leads = (wanted: string) => clauses.some(([first]) => first?.intent === wanted);
  // "Something bigger than the Crafter" asks for others.
  const compares =
    cues.setsAgainst ||
    (((isLikely(clauses, 'compare') && cues.compares) || (leads('compare') && cues.holdsAgainst)) && !leads('relative'));
  // "Can I get it in a 3 m garage" asks for no other.
  const sameBut = cues.sameBut && wishes.every(({ kind }) => kind !== 'height' && kind !== 'length');
  const isRelative =
    isLikely(clauses, 'relative') ||
    cues.comparesOnly ||
    cues.thanAnother ||
    cues.seeksOther ||
    (leads('relative') && all.length === 0);
  const comparison = comparisonOf(heard, isRelative ? plain : null);
  const compared = orderOfCompared(heard, plain);
  const notTooMuch = orderOfNotTooMuch(plain);
  const order = orderOf(heard, plain) ?? compared ?? notTooMuch ?? (cues.isTight && !namesPrice(all) ? 'cheapest' : null);
  const ofShown = cues.ofShown || compares || compared !== null;
  const relaxed = cues.relaxes && !cues.asks ? comparisonOf(heard, plain) : null;
  const asked = askedOfVan({
    heard,
    text: plain,
    cues,
    apart: factsApart(parts),
    intents,
    wishes,
    order,
    ofShown,
    compares,
    mark,
  });
  const policies = askedOfDealer({
    understood,
    cues,
    policies: intents.policies,
    wishes,
    mark,
    asksFacts: asked.facts.length > 0,
  });
  const unordered: readonly Topic[] = [
    ...(mark === null && policies.length === 0 ? (['unknownMark'] as const) : []),
    ...others,
    ...policies,
    ...asked.facts,
  ];
  const gone = givenUp(heard, intents.forVans ? plain : '');
  const likeNamed = (cues.sameSize || cues.orLike) && wishes.some((wish) => wish.kind === 'name' && !wish.not);
  // "Leave the gearbox too".
  const said = parts.length === 1 ? [{ said: message, topics: unordered }] : parts.map((part) => clauseOf(part, unordered));
  // As they were asked.
  const placeOf = (topic: Topic) => said.findIndex(({ topics: own }) => own.includes(topic));
  const topics = unordered.toSorted((a, b) => placeOf(a) - placeOf(b));
  const loosens = (leads('widen') || cues.forgets) && relaxed === null && gone.length + wishes.length === 0;
  return {
    ...cues,
    text,
    clauses: said,
    wishes,
    demands: readDemands(heard, plain),
    loads: loadsIn(heard),
    pallets: palletsIn(heard, understood.spelt),
    heard: heard.map(({ slot }) => slot),
    unlisted: named.flatMap((wish) => (wish.kind === 'feature' && !all.includes(wish) ? [wish.feature] : [])),
    bare: bareOf(heard, understood),
    lone: loneFigure(understood),
    unsaid: isUnsaid(heard),
    years: yearsIn(understood),
    dropped: [...gone, ...(relaxed === null ? [] : keysOfComparison(relaxed)), ...(loosens ? keysOf(plain) : [])],
    otherwise: intents.forVans ? wantedOtherwise(plain) : [],
    startAgain: isLikely(clauses, 'start_again'),
    order,
    asksWhich: ofShown,
    comparison:
      relaxed !== null ||
      matters.includes('newest') ||
      cues.goesBack ||
      compares ||
      compared !== null ||
      notTooMuch !== null ||
      asked.pointer?.by === 'best'
        ? null
        : comparison,
    thanNamed: comparison !== null && heard.some(({ slot, before }) => NAMES.has(slot) && THAN.test(before)),
    more:
      !cues.goesBack &&
      (cues.refuses || (isLikely(clauses, 'more') && wishes.length === 0 && !(cues.goesOn && asked.pointer?.by === 'other'))),
    similar:
      (sameBut && wishes.length > 0) ||
      likeNamed ||
      ((isLikely(clauses, 'similar') || leads('similar')) && cues.isLike && !cues.refuses && !cues.goesBack),
    sameBut,
    sameSize: cues.sameSize || likeNamed,
    compares,
    matters,
    purpose,
    plainUse: (intents.forVans || cues.seeksVans) && hasPlainUse(heard),
    pointer: likeNamed ? null : asked.pointer,
    topics,
    charges: [],
    plan: planOf(heard, plain),
    parts: financePartsIn(plain),
    asksForVans:
      (intents.forVans && !asked.ofNamed) || asked.seeks || (cues.seeksVans && (wishes.length > 0 || hasPlainUse(heard))),
    asks: cues.asks,
    goesBack: cues.goesBack,
    insists: cues.insists,
    asksWhy: cues.asksWhy,
    asksAdvice: cues.asksAdvice,
    asksWorth: cues.asksWorth,
    saysUse: heard.some(({ slot }) => USES.has(slot)),
    asksFact: !asked.seeks && (intents.aboutVan || asked.ofNamed || asked.confirms || cues.asksOfIt),
  };
};
