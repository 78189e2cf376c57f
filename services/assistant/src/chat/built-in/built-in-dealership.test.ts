import { conversationWith } from './testing/conversation.ts';
import { SOME_STOCK, stockOf } from './testing/some-stock.ts';

const answerTo = conversationWith(stockOf(SOME_STOCK));

describe('a question to the dealership', () => {
  it.each([
    [
      'is told what of its subject it asks for',
      'how much deposit do i have to put down to hold a van',
      /^How much it is isn't on our pages/,
    ],
    ['is told what differs', 'whats the difference between hp and pcp', /^With hire purchase .* With PCP/],
    [
      'is told no where the pages say so',
      'we buy it as a business, can we bring it back within 14 days',
      /^No, those 14 days are for consumers/,
    ],
    ['is told plainly what nobody here knows', 'does the warranty cover the dpf', /^I can't see that named on \/warranty/],
    ['is told what nobody here knows of the place', 'is there a loo and somewhere to get a coffee', /^I don't know that/],
    ['is told so of names that no page has', 'do you ship to the isle of man', /^That's outside mainland Britain/],
    [
      'is one question with "or"',
      'is the VAT payable up front or can it be spread',
      /^The monthly prices on our vans leave the VAT out/,
    ],
  ])('%s: "%s"', (_case, message, answer) => {
    expect(answerTo(message).text).toMatch(answer);
  });

  it('has each part answered, in its order', () => {
    const { text } = answerTo('do you take old vans as part of the deal and if so can you deliver to leeds');
    expect(text).toMatch(/part-exchange.*\n.*depends on the distance/);
  });

  it('is answered once, and asked for no van, where finance answers it', () => {
    const { text } = answerTo("i've just gone self employed 4 months ago, will i get finance?");
    expect(text).toMatch(/^There is credit for sole traders/);
    expect(text.split('\n')).toHaveLength(1);
  });

  it.each([
    ['how much is the deposit', /^How much it is isn't on our pages/, ['can i reserve a van']],
    ['how long do you get', /within 8 weeks/, ['where do i send a complaint']],
    ['is he insured', /^I don't know about insurance on a test drive/, ['can my employee test drive it']],
    ["i'm in glasgow", /depends on the distance/, ['how fast can you deliver']],
  ])('goes on with what was told: "%s"', (message, answer, before) => {
    expect(answerTo(...before, message).text).toMatch(answer);
  });
});

describe('trouble', () => {
  it.each([
    'my van got stolen on tuesday, need a panel van',
    'my dad passed away, do you buy vans',
    'i got turned down by my bank',
  ])('is met with a kind word: "%s"', (message) => {
    expect(answerTo(message).text).toMatch(/^I'm sorry to hear that\./);
  });

  it.each(['what happens if it gets stolen', 'has it been in an accident', 'is it written off'])(
    'is not heard in "%s"',
    (message) => {
      expect(answerTo(message).text).not.toMatch(/sorry to hear/);
    },
  );
});
