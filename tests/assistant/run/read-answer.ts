import type { RecommendedVehicle, Vehicle } from '@forecourt/contracts';
import { type Answer, type Fault, fault, type Grounds, label } from '../grading/grounds.ts';
import type { Replied } from './ask.ts';

const SHOWN = ['make', 'model', 'year', 'price', 'vatQualifying'] as const;

/** Looks up the recommended vans in the stock; anything different on a card is invented. */
export function readAnswer({ answer, recommendedVehicles }: Replied, { stock }: Grounds): { answer: Answer; faults: Fault[] } {
  const vans = new Map(stock.map((van) => [van.id, van]));
  const found = recommendedVehicles.flatMap((card) => {
    const van = vans.get(card.id);
    return van === undefined ? [] : [{ card, van }];
  });
  return {
    answer: {
      text: answer,
      vans: found.map(({ van }) => van),
      unknownIds: recommendedVehicles.filter(({ id }) => !vans.has(id)).map(({ id }) => id),
      cardFacts: found.flatMap(({ card, van }) => (card.fact === null ? [] : [{ van, fact: card.fact }])),
    },
    faults: found.flatMap(({ card, van }) => wrongCard(card, van)),
  };
}

const wrongCard = (card: RecommendedVehicle, van: Vehicle): Fault[] =>
  SHOWN.filter((key) => String(card[key]) !== String(van[key]) && !(key === 'price' && van.isSold)).map((key) =>
    fault('invented', `the card of ${label(van)} has ${key} ${card[key]}`),
  );
