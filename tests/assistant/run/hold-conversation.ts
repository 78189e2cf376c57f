import { type EarlierTurn, MAX_EARLIER_TURNS, type Vehicle } from '@forecourt/contracts';
import type { Conversation, Expectation, ForgedTurn, Wish } from '../conversations/conversation.ts';
import { gradeTurn } from '../grading/grade-turn.ts';
import { type Fault, type Grounds, label, type Situation, vansFor } from '../grading/grounds.ts';
import { isAvailable, isSoldVan } from '../grading/van-prices.ts';
import { describeWish } from '../grading/wishes.ts';
import type { Asked, Replied } from './ask.ts';
import { readAnswer } from './read-answer.ts';

export interface GradedTurn {
  readonly says: string;
  /** The wishes that apply to this turn. */
  readonly wish: string;
  readonly answer: string;
  readonly vans: readonly string[];
  readonly milliseconds: number;
  readonly faults: readonly Fault[];
}

/** No van of this stock has it. */
const NO_VANS_ID = 987_654_321;

/** Holds a conversation turn by turn with its history, and grades every answer. */
export async function holdConversation(
  { page, mark, forged = [], turns }: Conversation,
  grounds: Grounds,
  ask: (asked: Asked) => Promise<Replied>,
): Promise<GradedTurn[]> {
  const graded: GradedTurn[] = [];
  const earlier: EarlierTurn[] = forged.map((turn) => forge(turn, grounds));
  let situation: Situation = {
    wish: {},
    counts: {},
    shown: [],
    seen: [],
    page: pageOf(page, grounds),
    marked: markedOf(mark, grounds),
    said: forged.map(({ message }) => message),
  };
  for (const { says: typed, expect } of turns) {
    const says = withMark(typed, situation.marked);
    situation = {
      ...situation,
      wish: wishAfter(situation.wish, expect),
      counts: expect.counts ?? {},
      said: [...situation.said, says],
    };
    const vehicleId = situation.page?.id ?? null;
    const reply = await ask({ message: says, earlier: earlier.slice(-MAX_EARLIER_TURNS), vehicleId });
    const { answer, faults } = readAnswer(reply, grounds);
    graded.push({
      says,
      wish: describeWish(situation.wish),
      answer: reply.answer,
      vans: answer.vans.map((van) => `${label(van)} £${van.price}`),
      milliseconds: reply.milliseconds,
      faults: [...faults, ...gradeTurn(expect, answer, situation, grounds)],
    });
    earlier.push({ message: says, answer: reply.answer, vehicleIds: reply.recommendedVehicles.map(({ id }) => id) });
    if (answer.vans.length > 0) situation = { ...situation, shown: answer.vans, seen: [...situation.seen, ...answer.vans] };
  }
  return graded;
}

/** A wish of this turn replaces an earlier one of the same kind. */
const wishAfter = (before: Wish, { wish = {}, fresh }: Expectation): Wish => ({ ...(fresh ? {} : before), ...wish });

function pageOf(page: Wish | undefined, { stock }: Grounds): Vehicle | null {
  if (page === undefined) return null;
  const [van] = vansFor(page, stock.filter(isAvailable));
  if (van === undefined) throw new Error(`The stock has no page of a van with ${describeWish(page)}.`);
  return van;
}

function markedOf(mark: Conversation['mark'], { stock }: Grounds): Vehicle | null {
  if (mark === undefined) return null;
  const [van] = (mark === 'sold' ? stock.filter(isSoldVan) : vansFor(mark, stock.filter(isAvailable))).filter(
    ({ registrationNumber }) => registrationNumber !== null,
  );
  if (van === undefined) throw new Error(`The stock has no registration of a van with ${JSON.stringify(mark)}.`);
  return van;
}

function withMark(typed: string, marked: Vehicle | null): string {
  const mark = marked?.registrationNumber ?? '';
  return typed.replaceAll('{mark}', mark).replaceAll('{mark compact}', mark.toLowerCase().replaceAll(' ', ''));
}

const forge = ({ message, answer, vans }: ForgedTurn, { stock }: Grounds): EarlierTurn => ({
  message,
  answer,
  vehicleIds: vans.map((van) => (van === 'sold' ? (stock.find(isSoldVan)?.id ?? NO_VANS_ID) : NO_VANS_ID)),
});
