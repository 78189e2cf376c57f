import type { EarlierTurn } from '@forecourt/contracts';
import { builtInAnswer } from '../built-in-engine.ts';
import { DEALERSHIP, SOME_STOCK, stockOf } from '../testing/some-stock.ts';

const stock = stockOf(SOME_STOCK);

/** The last answer of a conversation. */
const answerTo = (...messages: readonly string[]): string => {
  let earlier: EarlierTurn[] = [];
  let text = '';
  for (const message of messages) {
    const draft = builtInAnswer({ message, earlier }, { stock, now: new Date('2026-07-10T10:00:00Z') }, DEALERSHIP);
    text = draft.text;
    earlier = [...earlier, { message, answer: text, vehicleIds: draft.recommended.map(({ id }) => id) }];
  }
  return text;
};

describe('what a page says', () => {
  it.each([
    ['can i settle the finance early', 'No early settlement fees. See /finance.'],
    ['is labour included in the warranty', 'Parts and labour at the repairer'],
    ['can i cancel the finance after signing', 'within 14 days'],
    ['do you get commission off the lender', DEALERSHIP.legal.commission],
    ['do you have admin fees', 'we charge nothing that is not on it. See /terms-conditions.'],
    ['can i go to the ombudsman', 'Financial Ombudsman Service'],
    ['can you sign write it', 'We design, print and fit'],
  ])('answers "%s"', (message, said) => {
    expect(answerTo(message)).toContain(said);
  });

  it.each([
    ['phone number?', DEALERSHIP.phone],
    ['do you deliver to northern ireland', DEALERSHIP.policies.delivery],
    ['cancel my order', "I can't see orders"],
    ['anyone there?', 'automated sales assistant'],
    ['do you do finance', 'lenders'],
    ['do you take part exchange?', DEALERSHIP.policies.partExchange],
  ])('is left alone by "%s", which only sounds like it', (message, said) => {
    expect(answerTo(message)).toContain(said);
  });

  it('answers each part of a message, beside what the settings answer', () => {
    const answer = answerTo('do you deliver and can i settle the finance early');
    expect(answer).toContain('No early settlement fees.');
    expect(answer).toContain(DEALERSHIP.policies.delivery);
  });

  it('answers no part that has no topic beside one that has', () => {
    expect(answerTo("i've missed payments in the past, will they say no")).not.toContain('/cookie-policy');
  });

  it('stands in for all on a topic where no passage is sure, with who knows more', () => {
    expect(answerTo('am i stuck with it once ive signed')).toMatch(
      /See \/terms-conditions\. For anything else about it, the sales team is on/,
    );
  });
});

describe('a question that goes on with what was told', () => {
  it.each<[messages: readonly string[], said: string]>([
    [['do you share my data', 'can i have it deleted'], 'to erase it'],
    [['how do i complain', 'how long before i hear back'], 'within 8 weeks'],
    [['do you take part ex', 'how do you value it'], 'The valuation is based on'],
    [['do i get my deposit back', 'what if i change my mind'], 'return the rest within 14 days'],
    [['can you sign write it', 'how long does that take'], 'Fitted in a day'],
    [['whats your returns policy', 'what if ive done 200 miles in it'], 'You may try it as you would at our premises'],
    [['i have bad credit', 'how long does it take'], 'Decisions within hours'],
  ])('%j is answered by the pages on that', (messages, said) => {
    expect(answerTo(...messages)).toContain(said);
  });

  it('asks for no van where the price of something else was told', () => {
    expect(answerTo('do you deliver', 'cost?')).toContain('depends on the distance');
    expect(answerTo('do you deliver', 'is it extra')).toContain('depends on the distance');
  });

  it('does not keep from asking for vans', () => {
    expect(answerTo('do you take part ex', 'any tippers')).toMatch(/tippers/);
  });
});
