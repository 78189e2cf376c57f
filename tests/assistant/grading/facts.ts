import type { Vehicle } from '@forecourt/contracts';
import { detailWarranty, listWarranty } from '@forecourt/rules';
import type { Expectation, FactField, Which } from '../conversations/conversation.ts';
import { figuresIn, type Unit } from './figures.ts';
import { type Answer, type Fault, fault, type Grounds, label, type Situation, vansFor } from './grounds.ts';
import { fold, isDenial, linesOf, sentencesOf } from './text.ts';
import { isAvailable, priceOf, priceWithVatOf } from './van-prices.ts';
import { cleanAirOf, hasFeature, mileageOf, payloadOf } from './wishes.ts';

const UNKNOWN =
  /\b(?:not (?:recorded|known|listed|given|stated|on record|in our|something)|(?:don't|do not|doesn't|does not|haven't|have not) (?:have|hold|know|say|give|list|show|record|got)|no (?:record|figure|information|details?)|isn't (?:recorded|listed|given|known|on)|is not (?:recorded|listed|given|known|on)|can't (?:say|tell|confirm)|cannot (?:say|tell|confirm)|sales team|ask (?:us|them)|will know|(?:call|ring|phone) (?:us|them))\b/;
export const saysUnknown = (text: string): boolean => UNKNOWN.test(fold(text));

/** The vans that a question may refer to; null if the conversation has none there. */
export function vansMeant(which: Which, { shown, page, marked }: Situation, { stock }: Grounds): Vehicle[] | null {
  if (which === 'page') return page === null ? null : [page];
  if (which === 'marked') return marked === null ? null : [marked];
  if ('shown' in which) {
    const van = shown[which.shown - 1];
    return van === undefined ? null : [van];
  }
  return vansFor(which.fitting, stock.filter(isAvailable));
}

type Tells = (text: string, van: Vehicle, grounds: Grounds) => boolean;

const tellsFigure =
  (unit: Unit, pick: (van: Vehicle) => number | null): Tells =>
  (text, van) => {
    const value = pick(van);
    if (value === null) return saysUnknown(text);
    return figuresIn(text).some(
      (figure) => (figure.unit === unit || figure.unit === null) && Math.abs(figure.value - value) <= figure.within,
    );
  };

const tellsWord =
  (pick: (van: Vehicle) => string | null): Tells =>
  (text, van) => {
    const value = pick(van);
    return value === null ? saysUnknown(text) : fold(text).includes(fold(value));
  };

/** Whether a text affirms or denies a topic; null if it does not mention it. */
export function polarity(text: string, topic: RegExp): boolean | null {
  const sentences = linesOf(text).flatMap(sentencesOf);
  const opening = /^\W*(yes|no)\b(?! (?:problem|worries|bother))/i.exec(text)?.[1]?.toLowerCase();
  if (opening !== undefined) return opening === 'yes';
  const about = sentences.find((sentence) => topic.test(sentence));
  return about === undefined ? null : !isDenial(about);
}

const CLEAN_AIR = /ulez|clean[- ]air|zone|charge|complian|euro \d/i;
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

const tellsDate: Tells = (text, { specifications: { motDueDate } }) => {
  if (motDueDate === undefined) return saysUnknown(text);
  const [year = '', month = '', day = ''] = motDueDate.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  const said = fold(text);
  return (
    said.includes(year) &&
    new RegExp(`\\b0?${Number(day)}(?:st|nd|rd|th)?\\b`).test(said) &&
    (said.includes(name.slice(0, 3)) || said.includes(`/${month}/`) || said.includes(motDueDate))
  );
};

const WARRANTIES: readonly (readonly [RegExp, RegExp])[] = [
  [/no warranty/i, /\bno\b[^.]*warranty|without (?:a )?warranty|warranty (?:does not|doesn't) apply/i],
  [/full manufacturer/i, /manufacturer/i],
  [/remainder/i, /remain|rest of|balance of/i],
  [/6 month/i, /\b(?:6|six)[- ]months?/i],
];

const tellsWarranty: Tells = (text, van, { today }) =>
  // The two lists of the specification differ for a van of exactly three years, so either is accepted.
  [listWarranty(van, today), detailWarranty(van, today).title].some((rule) =>
    WARRANTIES.some(([named, said]) => named.test(rule) && said.test(text)),
  );

const tellsVat: Tells = (text, { vatQualifying }) =>
  vatQualifying
    ? /\b(?:plus|\+|ex(?:cl\.?|cluding|\.)?|inc(?:l\.?|luding|\.)?|add(?:ed)?|is|has) (?:the )?VAT\b|VAT is/i.test(text) &&
      polarity(text, /VAT/) !== false
    : /\bno VAT\b|VAT[- ]free|without (?:any )?VAT|VAT[^.]*\b(?:not|doesn't|isn't)\b|\b(?:not|doesn't|isn't)\b[^.]*VAT/i.test(
        text,
      );

const tellsStatus: Tells = (text, { stockStatus }) =>
  stockStatus === 'In Stock'
    ? /in stock|available|ready|here/i.test(text)
    : new RegExp(`${stockStatus}|on its way|awaiting|not (?:yet )?(?:here|in stock)|arriv`, 'i').test(text);

const TELLS: Readonly<Record<FactField, Tells>> = {
  price: (text, van) =>
    [priceOf(van), priceWithVatOf(van)].some((price) => tellsFigure('£', () => price)(text, van, {} as Grounds)),
  monthlyPrice: tellsFigure('£/month', ({ monthlyPrice }) => monthlyPrice),
  mileage: (text, van, grounds) =>
    tellsFigure('mile', mileageOf)(text, van, grounds) || (van.condition === 'new' && /\bnew\b/i.test(text)),
  year: tellsFigure('van', ({ year }) => year),
  payload: tellsFigure('kg', payloadOf),
  loadLength: tellsFigure('mm', ({ loadLength }) => loadLength),
  loadWidth: tellsFigure('mm', ({ loadWidth }) => loadWidth),
  loadHeight: tellsFigure('mm', ({ loadHeight }) => loadHeight),
  loadVolume: tellsFigure('m³', ({ loadVolume }) => loadVolume),
  height: tellsFigure('mm', ({ height }) => height),
  length: tellsFigure('mm', ({ length }) => length),
  seats: tellsFigure('seat', ({ seats }) => seats),
  doors: tellsFigure('door', ({ doors }) => doors),
  colour: tellsWord(({ colour }) => colour),
  transmission: tellsWord(({ transmission }) => transmission),
  fuelType: tellsWord(({ fuelType }) => fuelType),
  power: tellsFigure('bhp', ({ power }) => power),
  fuelEconomy: tellsFigure('mpg', ({ fuelEconomy }) => fuelEconomy),
  range: tellsFigure('mile', ({ range }) => range),
  engineSize: tellsFigure('litre', ({ engineSize }) => engineSize),
  grossWeight: tellsFigure('kg', ({ grossWeight }) => grossWeight),
  euroStatus: tellsWord(({ specifications }) => specifications.euroStatus ?? null),
  cleanAir: (text, van) => polarity(text, CLEAN_AIR) === cleanAirOf(van),
  warranty: tellsWarranty,
  motDueDate: tellsDate,
  stockStatus: tellsStatus,
  vatQualifying: tellsVat,
};

/** Whether the answer states the requested fact correctly. */
export function gradeFact(
  { fact, feature, saysUnknown: unknown }: Expectation,
  answer: Answer,
  situation: Situation,
  grounds: Grounds,
): Fault[] {
  const faults: Fault[] = [];
  const whole = textWithCards(answer);
  if (fact !== undefined) {
    faults.push(...about(fact.of, fact.field, situation, grounds, (van) => TELLS[fact.field](whole, van, grounds), answer));
  }
  if (feature !== undefined) {
    const topic = new RegExp(feature.feature.split(/[ /]/)[0]?.replace('Towbar', 'tow') ?? '', 'i');
    const isTold = (van: Vehicle) =>
      polarity(answer.text, topic) === hasFeature(van, feature.feature) || isQuotedOn(topic, answer.text, van);
    faults.push(...about(feature.of, feature.feature, situation, grounds, isTold, answer));
  }
  // What no field records may stand on the van's page.
  if (unknown && !saysUnknown(answer.text) && !grounds.stock.some((van) => isQuotedOn(/./, answer.text, van)))
    faults.push(fault('missing', 'does not say that this is not known, nor who knows'));
  return faults;
}

/** What is not listed may be in the description. */
const isQuotedOn = (topic: RegExp, text: string, { description }: Vehicle): boolean =>
  [...text.matchAll(/"([^"]+)"/g)].some(([, said = '']) => topic.test(said) && (description ?? '').includes(said));

const textWithCards = ({ text, cardFacts }: Answer): string => [text, ...cardFacts.map(({ fact }) => fact)].join('\n');

function about(
  which: Which,
  what: string,
  situation: Situation,
  grounds: Grounds,
  isTold: (van: Vehicle) => boolean,
  answer: Answer,
): Fault[] {
  const vans = vansMeant(which, situation, grounds);
  // There is no such van: an honest answer asks which is meant, or says that there is none.
  if (vans === null || vans.length === 0) {
    return isDenial(answer.text) || answer.text.includes('?')
      ? []
      : [fault('missing', `tells the ${what} of a van that there is not`)];
  }
  return vans.some(isTold) ? [] : [fault('missing', `does not tell the ${what} of ${vans.slice(0, 3).map(label).join(' or ')}`)];
}
