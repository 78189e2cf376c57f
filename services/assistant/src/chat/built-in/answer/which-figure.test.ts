import type { EarlierTurn } from '@forecourt/contracts';
import { builtInAnswer } from '../built-in-engine.ts';
import { DEALERSHIP, SOME_STOCK, stockOf } from '../testing/some-stock.ts';

const stock = stockOf(SOME_STOCK);
const now = new Date('2026-07-10T10:00:00Z');

const answerTo = (...messages: readonly string[]) => {
  let earlier: EarlierTurn[] = [];
  let draft = builtInAnswer({ message: 'hello', earlier }, { stock, now }, DEALERSHIP);
  for (const message of messages) {
    draft = builtInAnswer({ message, earlier }, { stock, now }, DEALERSHIP);
    earlier = [...earlier, { message, answer: draft.text, vehicleIds: draft.recommended.map(({ id }) => id) }];
  }
  return draft;
};

describe('a sum alone', () => {
  it.each([
    ['2000', '£2,000: is that your budget, or a deposit?', ['Up to £2,000', '£2,000 deposit']],
    ['5k', '£5,000: is that your budget, or a deposit?', ['Up to £5,000', '£5,000 deposit']],
  ])('%j is asked about, with the answers to choose from', (message, text, replies) => {
    expect(answerTo(message)).toMatchObject({ text, replies });
  });

  it('is what the visitor says that it is', () => {
    expect(answerTo('18000', 'Up to £18,000').wishes).toEqual(['up to £18,000 plus VAT']);
    expect(answerTo('2000', '£2,000 deposit').text).toContain('£2,000 down');
  });

  it('is the budget where that was asked for', () => {
    expect(answerTo('hi', '18k').wishes).toEqual(['up to £18,000 plus VAT']);
  });

  it.each(['k', '07700 900123', 'tipper 18k', 'under 18000'])('is not in %j', (message) => {
    expect(answerTo(message).text).not.toContain('is that your budget');
  });
});
