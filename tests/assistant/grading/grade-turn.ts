import type { Expectation } from '../conversations/conversation.ts';
import { gradeFact } from './facts.ts';
import { gradeFinance } from './finance.ts';
import { gradeFormat } from './format.ts';
import type { Answer, Fault, Grounds, Situation } from './grounds.ts';
import { inventedClaims } from './invented-claims.ts';
import { inventedFigures } from './invented-figures.ts';
import { misleadingPrices } from './invented-prices.ts';
import { promises } from './promises.ts';
import { gradeVans } from './right-vans.ts';
import { gradeSayings } from './sayings.ts';

/** The faults of an answer; empty if it is right. */
export const gradeTurn = (expect: Expectation, answer: Answer, situation: Situation, grounds: Grounds): Fault[] => [
  ...gradeFormat(answer),
  ...gradeVans(expect, answer, situation, grounds),
  ...gradeFact(expect, answer, situation, grounds),
  ...gradeFinance(expect, answer, situation, grounds),
  ...gradeSayings(expect, answer, situation, grounds),
  ...inventedFigures(withCards(answer), situation, grounds),
  ...inventedClaims(answer, situation, grounds),
  ...misleadingPrices(answer, situation, grounds),
  ...promises(answer, situation, grounds),
];

/** Facts on cards are treated as sentences about their van. */
const withCards = (answer: Answer): Answer => ({
  ...answer,
  text: [
    answer.text,
    ...answer.cardFacts.map(({ van, fact }) => `${van.make} ${van.model} ${van.derivative ?? ''}: ${fact}.`),
  ].join('\n'),
});
