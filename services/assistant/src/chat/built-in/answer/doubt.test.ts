import { type GradedTurn, gradedTurns, learnDoubt, SIGN_NAMES } from '../testing/learn-doubt.ts';
import learnt from './doubt.json' with { type: 'json' };
import { doubtOf, isDoubtful, type Signs } from './doubt.ts';

/** Parts, each judged by what the others teach. */
const FOLDS = 10;

const signsFrom = (values: readonly number[]): Signs =>
  Object.fromEntries(SIGN_NAMES.map((name, sign) => [name, values[sign] ?? 0])) as Signs;

describe('how much speaks for an answer being wrong', () => {
  it('weighs what the answers teach that strangers were given', () => {
    const weights = learnDoubt(gradedTurns());
    [...SIGN_NAMES, 'bias'].forEach((name, at) => {
      expect(learnt[name as keyof typeof learnt]).toBeCloseTo(weights[at] ?? 0, 1);
    });
  });

  it('doubts a third of the wrong answers in conversations that it has not learnt from, and few that are right', () => {
    const turns = gradedTurns();
    const conversations = [...new Set(turns.map(({ conversation }) => conversation))];
    const foldOf = ({ conversation }: GradedTurn): number => conversations.indexOf(conversation) % FOLDS;
    const learntWithout = Array.from({ length: FOLDS }, (_, fold) => learnDoubt(turns.filter((turn) => foldOf(turn) !== fold)));
    const isDoubted = (turn: GradedTurn): boolean => {
      const weights = learntWithout[foldOf(turn)] ?? [];
      return [...turn.signs, 1].reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) > learnt.threshold;
    };
    const doubted = (grade: string): number => turns.filter((turn) => turn.grade === grade && isDoubted(turn)).length;
    const all = (grade: string): number => turns.filter((turn) => turn.grade === grade).length;
    expect(doubted('wrong') / all('wrong')).toBeGreaterThan(1 / 3);
    expect(doubted('right') / all('right')).toBeLessThan(0.1);
  });

  it('grows with what is not understood, and with an answer that has none of the words asked', () => {
    const sure = { ...signsFrom([]), leastSure: 4, act: 4, told: 1 };
    expect(doubtOf({ ...sure, leastSure: -1 })).toBeGreaterThan(doubtOf(sure));
    expect(doubtOf({ ...sure, told: 0 })).toBeGreaterThan(doubtOf(sure));
    expect(doubtOf({ ...sure, evasive: 1 })).toBeGreaterThan(doubtOf(sure));
  });

  it.each([
    ['has it got a towbar', 'Yes, the 2023 Ford Ranger has a tow bar.', false],
    ['can i get it in a different colour', 'The 2026 Ford Transit is Frozen White.', true],
  ])('judges what "%s" is answered with', (message, answer, expected) => {
    expect(isDoubtful({ message, parts: [message], onPage: true, before: [], wants: 'facts', answer })).toBe(expected);
  });
});
