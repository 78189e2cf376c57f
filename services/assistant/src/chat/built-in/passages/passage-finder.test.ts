import { someDealership } from '@forecourt/testing';
import { passageFinder, SURE } from './passage-finder.ts';
import { ANSWERED, type Case, UNANSWERED } from './testing/cases.ts';
import { UNSEEN_ANSWERED, UNSEEN_UNANSWERED } from './testing/unseen-cases.ts';

const find = passageFinder(someDealership());

/** Questions whose best passage is sure, and whether it is the right one. */
function quoted(answered: readonly Case[], unanswered: readonly string[]) {
  const questions: readonly Partial<Case>[] = [...answered, ...unanswered.map((question) => [question] as const)];
  return questions.flatMap(([question = '', address, words = '']) => {
    const [best] = find(question).filter(({ passage }) => passage.address !== null);
    if (!best || best.score < SURE) return [];
    return [{ question, isRight: best.passage.address === address && best.passage.text.includes(words) }];
  });
}

describe.each([
  { table: 'questions the gists were mended by', answered: ANSWERED, unanswered: UNANSWERED, precision: 0.97, recall: 0.95 },
  {
    table: 'questions no gist was written for',
    answered: UNSEEN_ANSWERED,
    unanswered: UNSEEN_UNANSWERED,
    precision: 0.95,
    recall: 0.65,
  },
])('finding passages, by $table', ({ answered, unanswered, precision, recall }) => {
  const all = quoted(answered, unanswered);
  const right = all.filter(({ isRight }) => isRight);

  it('is right where it is sure', () => {
    expect(right.length / all.length).toBeGreaterThanOrEqual(precision);
  });

  it('answers most of what the pages answer', () => {
    expect(right.length / answered.length).toBeGreaterThanOrEqual(recall);
  });

  it('is sure of next to nothing where no page answers', () => {
    expect(all.filter(({ question }) => unanswered.includes(question)).length).toBeLessThanOrEqual(1);
  });
});

describe('a question', () => {
  it('is found with its spelling mistakes', () => {
    expect(find('earley setlement fee')[0]).toMatchObject({
      passage: { text: 'You can pay it off early. No early settlement fees.' },
    });
  });

  it('has the best passage first, with scores from 0 to 1', () => {
    const scores = find('is the clutch covered by the warranty').map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(scores[0]).toBeGreaterThan(SURE);
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
  });

  it.each(['', '???', 'asdf qwer zxcv', 'has it got heated seats', 'show me vans with carplay'])(
    '"%s" finds nothing to be sure of',
    (question) => {
      expect(find(question).filter(({ score }) => score >= SURE)).toEqual([]);
    },
  );

  it('quotes the page that answers', () => {
    expect(find('whats not covered by the warranty')[0]?.passage).toMatchObject({
      title: 'Not covered',
      text: 'Not covered by the 6 month warranty: Wear and tear: tyres, brake pads and discs, clutch plates, wiper blades, bulbs and 12 V batteries. Servicing, adjustments, oils and filters, unless needed because a covered part has failed.',
      address: '/warranty#not-covered',
    });
  });
});
