import type { FactTopic } from '../questions/topic.ts';
import { isChoice, type Order, type Wish } from '../wishes/wish.ts';
import { askedFacts, factNamed, innerOf, namesFact } from './asked-facts.ts';
import type { Cues } from './cues.ts';
import { asksOfBest, OF_LOAD, orderIn, orderOfPlain } from './follow-up.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import { pointerOf } from './pointer.ts';
import type { Intents } from './read-intents.ts';
import type { Pointer } from './reading.ts';

const PRICES: ReadonlySet<string> = new Set(['price', 'priceWithVat', 'monthly']);
/** "The cheaper one, what's it like on miles?" */
const OF_COMPARED = /\bthe (\w+er|more \w+) (?:one|van|of)\b/;
/** "The cheap one": of those shown the cheapest. */
const OF_PLAIN =
  /\bthe (cheap|dear|expensive|small|little|big|large|new|old|tall|high|long|short|powerful)(?:er|est)? (?:one|van)\b/;

/** "And the new Transit tipper": what was asked of another is asked of it. */
const NAMES_NEXT = /^(?:(?:ok|so|and|but|,) )*(?:and|so|what about|how about) (?:the|your) (?!one\b)\w/;

/** What is known of a message before it is clear what it asks of a van. */
export interface Message {
  readonly heard: readonly Heard[];
  /** Spelt right. */
  readonly text: string;
  readonly cues: Cues;
  /** What its parts ask of a van that ask nothing else, if it has several. */
  readonly apart: readonly FactTopic[];
  readonly intents: Intents;
  readonly wishes: readonly Wish[];
  readonly order: Order | null;
  /** Of those shown. */
  readonly ofShown: boolean;
  readonly compares: boolean;
  /** The van of the registration mark; undefined where there is none, null where it is not in stock. */
  readonly mark: number | null | undefined;
}

interface AskedOfVan {
  readonly facts: readonly FactTopic[];
  readonly pointer: Pointer | null;
  /** "The Crafter is £10,000, isn't it": what it costs is asked. */
  readonly confirms: boolean;
  /** It asks what there is. */
  readonly seeks: boolean;
  /** It asks something of a van that it names. */
  readonly ofNamed: boolean;
}

/** "Tipper body length?" */
const MEASURES = /\b(?:body|bed|load) (?:length|width|height|size)\b/;
const NAMES: ReadonlySet<string> = new Set(['name', 'body', 'code', 'colour']);
/** "What did the Peugeot do before": one of those that are there is meant. */
const THE = /\b(?:the|that|your)(?: [\w-]+){0,2}$/;
const pointsOut = ({ heard, text, cues, wishes, order }: Message): boolean =>
  order === null &&
  (cues.asks || cues.asksAll) &&
  !(cues.seeksVans || cues.asksStock || cues.refuses) &&
  !namesPrice(wishes) &&
  wantedOf(heard, 'make', 'model').some(({ start }) => THE.test(text.split(' ').slice(0, start).join(' ')));

/** "Wot mpg does the Movano panel van get", "does the Grand California have a shower". */
const asksOfNamed = ({ heard, text, cues, wishes, order }: Message): boolean =>
  order === null &&
  (cues.asks || cues.asksOfThe) &&
  !cues.seeksVans &&
  !cues.asksStock &&
  wishes.some(({ kind }) => kind === 'name' || (kind === 'body' && MEASURES.test(text))) &&
  wishes.every(({ kind }) => NAMES.has(kind) || (cues.asksOfThe && kind === 'feature')) &&
  (cues.asksOfThe || MEASURES.test(text) || wantedOf(heard, 'attribute').length > 0);

/** "Which has solar": it asks for one thing, not for all that tells them apart. */
const WHICH_HAS = /\bwhich (?:\w+ ){0,3}?(?:has|have|got|comes? with)\b/;

export const namesPrice = (wishes: readonly Wish[]): boolean => wishes.some(({ kind }) => PRICES.has(kind));
const POINTING: ReadonlySet<string> = new Set(['name', 'colour', 'code']);
const isPointing = ({ kind }: Wish): boolean => POINTING.has(kind);
const named = (text: string): readonly FactTopic[] => [factNamed(text) ?? []].flat();

const factsOf = ({ heard, text, cues, apart, intents, wishes, order, ofShown, mark }: Message): readonly FactTopic[] => {
  // The miles and the dents are those of their own van.
  if (intents.policies.includes('partExchange'))
    return [...new Set([...askedFacts([], text).filter((fact) => fact === 'finance'), ...apart])];
  // Who tells what they have to spend, VAT and all, asks for no price.
  if (namesPrice(wishes) && !cues.asks) return [];
  const marked = intents.aboutVan ? askedFacts(heard, text) : [];
  // "Is it a CVT" names a kind that no record tells.
  const kind = namesFact('gearboxKind', text) && !intents.forVans ? (['gearboxKind'] as const) : [];
  const facts = [...new Set([...marked, ...intents.facts, ...apart.map((fact) => innerOf(fact, text)), ...kind])];
  if (facts.length > 0) return facts;
  // Nothing else is understood of it, but a property is named.
  const isOpen = intents.policies.length === 0 && intents.others.length === 0 && !intents.forVans;
  // "That white one, the Crafter, how many miles".
  const points = intents.aboutVan && cues.asks && wishes.some(({ kind }) => kind === 'name') && wishes.every(isPointing);
  const ofBest = order !== null && !ofShown && asksOfBest(heard, text);
  return ofBest || points || (wishes.length === 0 && (intents.aboutVan || mark != null || isOpen)) ? named(text) : [];
};

/** Facts that a message asks for, and of which van. */
export const askedOfVan = (said: Message): AskedOfVan => {
  const ofNamed =
    OF_LOAD.test(said.text) || (said.wishes.length > 0 && pointsOut(said)) || (!said.intents.aboutVan && asksOfNamed(said));
  const message = ofNamed ? { ...said, intents: { ...said.intents, aboutVan: true, forVans: false } } : said;
  const { heard, text, cues, intents, wishes, order, compares, mark } = message;
  const confirms = cues.confirms && wishes.some(({ kind }) => kind === 'name') && namesPrice(wishes);
  const asked = confirms ? (['price'] as const) : factsOf(message);
  const namesVan = mark != null && wishes.length === 0 && intents.policies.length === 0;
  const namesEquipment = wishes.some(({ kind }) => kind === 'feature');
  const holds = compares && (cues.holdsAgainst || !(namesEquipment || WHICH_HAS.test(text)));
  const isBare = asked.length === 0 && ((order === null && (namesVan || holds)) || (cues.asksAll && wishes.every(isPointing)));
  const facts = isBare ? (['summary'] as const) : asked;
  // "Which is cheaper, the Crafter or the Caddy" is about both.
  const namesTwo = compares && wishes.some((wish) => wish.kind === 'name' && isChoice(wish) && wish.values.length > 1);
  const compared =
    intents.aboutVan || cues.refuses || wantedOf(heard, 'ref').length > 0
      ? (orderOfPlain(OF_PLAIN.exec(text)?.[1] ?? '') ?? orderIn(OF_COMPARED.exec(text)?.[1] ?? ''))
      : null;
  const seeks = cues.asksStock && wishes.length > 0 && mark == null;
  const asks = ((intents.aboutVan && !intents.forVans) || confirms || NAMES_NEXT.test(text) || cues.goesBack) && !seeks;
  const pointer: Pointer | null =
    mark != null
      ? { by: 'mark', van: mark }
      : order !== null && facts.length > 0 && !namesTwo
        ? { by: 'order' }
        : compared === null
          ? seeks
            ? null
            : pointerOf(heard, text, wishes, asks)
          : { by: 'best', order: compared };
  return { facts, pointer, confirms, seeks, ofNamed };
};
