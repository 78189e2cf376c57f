import type { Vehicle } from '@forecourt/contracts';
import type { Best, Comparison, Expectation, Wish } from '../conversations/conversation.ts';
import { vansMeant } from './facts.ts';
import { type Answer, type Fault, fault, type Grounds, label, type Situation, vansFor } from './grounds.ts';
import { fold, isDenial, sentencesOf } from './text.ts';
import { isAvailable, priceOf } from './van-prices.ts';
import { brokenWishes, describeWish, fits, mileageOf, payloadOf } from './wishes.ts';

/** Smaller is better; null comes last. */
const BEST: Readonly<Record<Best, (van: Vehicle) => number | null>> = {
  cheapest: priceOf,
  dearest: (van) => -priceOf(van),
  'lowest mileage': mileageOf,
  newest: (van) => -van.year,
  'longest load': (van) => negative(van.loadLength),
  'most volume': (van) => negative(van.loadVolume),
  'most payload': (van) => negative(payloadOf(van)),
  'most economical': (van) => negative(van.fuelEconomy),
  'most powerful': (van) => negative(van.power),
  'longest range': (van) => negative(van.range),
  'lowest monthly': (van) => van.monthlyPrice,
};

/** For the biggest van, a Luton or a chassis cab is as honest an answer as the biggest panel van. */
const SIZE_ORDERS: ReadonlySet<Best> = new Set(['most volume', 'most payload', 'longest load']);

const negative = (value: number | null): number | null => (value === null ? null : -value);
const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);
const least = (vans: readonly Vehicle[], pick: (van: Vehicle) => number | null): number => Math.min(...known(vans.map(pick)));

/** Whether a van differs as requested from those shown last. */
const COMPARISONS: Readonly<Record<Comparison, (van: Vehicle, shown: readonly Vehicle[]) => boolean>> = {
  cheaper: (van, shown) => priceOf(van) < least(shown, priceOf),
  newer: (van, shown) => van.year > Math.max(...shown.map(({ year }) => year)),
  'lower mileage': (van, shown) => (mileageOf(van) ?? Number.POSITIVE_INFINITY) < least(shown, mileageOf),
  // "Bigger" may mean length, volume or payload; it is compared with the first van shown.
  bigger: (van, [first]) =>
    first !== undefined &&
    ([van.loadLength, van.loadVolume, payloadOf(van)] as const).some(
      (size, at) => (size ?? 0) > ([first.loadLength, first.loadVolume, payloadOf(first)][at] ?? Number.POSITIVE_INFINITY),
    ),
  others: (van, shown) => shown.every(({ id }) => id !== van.id),
};

const isQuestion = (text: string): boolean => text.includes('?');

/** Whether the text about a van admits that it does not match, or has a deposit on it. */
const isOwnedUp = (answer: Answer, van: Vehicle): boolean => {
  const about = sentencesOf(answer.text.replaceAll('\n', ' ')).filter((sentence) => fold(sentence).includes(fold(van.model)));
  return about.some(
    (sentence) => isDenial(sentence) || /\b(?:over|above|more than|outside|deposit taken|reserved|but)\b/i.test(sentence),
  );
};

/** Whether an answer has the right vans. */
export const gradeVans = (expect: Expectation, answer: Answer, situation: Situation, grounds: Grounds): Fault[] => [
  ...gradeShown(expect, answer, situation, grounds),
  ...gradeWished(expect, answer, situation, grounds),
];

function gradeShown({ shows }: Expectation, { vans: [given] }: Answer, situation: Situation, grounds: Grounds): Fault[] {
  if (shows === undefined) return [];
  const meant = vansMeant(shows, situation, grounds) ?? [];
  if (meant.some(({ id }) => id === given?.id)) return [];
  return [
    fault('vans', `shows ${given === undefined ? 'none' : label(given)}, not ${meant.map(label).slice(0, 2).join(' or ')}`),
  ];
}

function gradeWished(expect: Expectation, answer: Answer, situation: Situation, { stock }: Grounds): Fault[] {
  if (expect.wish === undefined && expect.than === undefined && expect.first === undefined) return [];
  const { wish } = situation;
  const compared = comparison(expect, situation);
  const right = vansFor(wish, stock.filter(isAvailable)).filter(compared);
  if (right.length === 0) return gradeNothing(expect, answer, situation, stock);
  if (answer.vans.length === 0) {
    if (expect.mayAsk && isQuestion(answer.text)) return [];
    return [fault('vans', `recommends none of ${right.length} that fit (${describeWish(wish)}), such as ${label(right[0]!)}`)];
  }
  return [...answer.vans.flatMap((van) => gradeVan(van, answer, situation, compared)), ...gradeFirst(expect, answer, right)];
}

const comparison = ({ than }: Expectation, { shown, page }: Situation): ((van: Vehicle) => boolean) => {
  const against = shown.length > 0 || page === null ? shown : [page];
  return than === undefined || against.length === 0 ? () => true : (van) => COMPARISONS[than](van, against);
};

function gradeVan(van: Vehicle, answer: Answer, { wish }: Situation, compared: (van: Vehicle) => boolean): Fault[] {
  const broken = brokenWishes(van, wish);
  if (broken.length > 0) {
    const reason = `${label(van)} breaks ${broken.join(', ')} (${describeWish(wish)})`;
    return [fault(isOwnedUp(answer, van) ? 'vans' : 'violation', reason)];
  }
  if (!compared(van)) return [fault('vans', `${label(van)} is not what was asked for beside the vans shown before`)];
  if (!isAvailable(van) && !isOwnedUp(answer, van))
    return [fault('vans', `${label(van)} is ${van.stockStatus}, and nothing says so`)];
  return [];
}

function gradeFirst({ first }: Expectation, { vans }: Answer, right: readonly Vehicle[]): Fault[] {
  const [given] = vans;
  if (first === undefined || given === undefined) return [];
  const value = BEST[first];
  // A van that is due in may be included or not.
  const circles = [
    right,
    right.filter(({ stockStatus }) => stockStatus === 'In Stock'),
    right.filter(({ bodyType }) => bodyType === 'Panel Van'),
  ];
  const isBest = circles.slice(0, SIZE_ORDERS.has(first) ? 3 : 2).some((vans) => value(given) === least(vans, value));
  return isBest ? [] : [fault('vans', `${label(given)} stands first and is not the ${first}`)];
}

/** How many wishes a van fails; the body type counts more, because a panel van is no help to somebody who needs a tipper. */
const distance = (van: Vehicle, wish: Wish): number =>
  brokenWishes(van, wish).reduce((sum, key) => sum + (key === 'bodyType' ? BODY_COUNTS_FOR : 1), 0);
const BODY_COUNTS_FOR = 3;

/** If nothing matches, the answer must say so and offer near alternatives. */
function gradeNothing(expect: Expectation, answer: Answer, { wish }: Situation, stock: readonly Vehicle[]): Fault[] {
  const faults: Fault[] = [];
  const available = stock.filter(isAvailable);
  if (!isDenial(answer.text)) {
    faults.push(fault(answer.vans.length > 0 ? 'violation' : 'vans', `does not say that nothing fits (${describeWish(wish)})`));
  }
  if (answer.vans.length === 0) {
    return expect.nothingNear || expect.than !== undefined
      ? faults
      : [...faults, fault('vans', `names nothing that comes near (${describeWish(wish)})`)];
  }
  const nearestThereIs = Math.min(...available.map((van) => distance(van, wish)));
  // Once all matches have been shown, what else was requested makes the difference.
  if (expect.than === undefined && !answer.vans.some((van) => distance(van, wish) <= nearestThereIs)) {
    faults.push(fault('vans', `others come nearer than ${answer.vans.map(label).join(', ')}`));
  }
  const { nearest } = expect;
  const far =
    nearest === undefined || vansFor(nearest, available).length === 0 ? [] : answer.vans.filter((van) => !fits(van, nearest));
  return [...faults, ...far.map((van) => fault('vans', `${label(van)} does not come near (${describeWish(nearest ?? {})})`))];
}
