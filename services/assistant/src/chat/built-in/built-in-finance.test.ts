import type { EarlierTurn } from '@forecourt/contracts';
import { builtInAnswer } from './built-in-engine.ts';
import { CADDY, CAMPER, CRAFTER, DEALERSHIP, SOME_STOCK, stockOf } from './testing/some-stock.ts';

const stock = stockOf(SOME_STOCK);

/** The last answer of a conversation beside a van. */
const answerTo = (vehicleId: number | null, ...messages: readonly string[]): string => {
  let earlier: EarlierTurn[] = [];
  let text = '';
  for (const message of messages) {
    const draft = builtInAnswer({ message, earlier, vehicleId }, { stock, now: new Date('2026-07-10T10:00:00Z') }, DEALERSHIP);
    earlier = [...earlier, { message, answer: draft.text, vehicleIds: draft.recommended.map(({ id }) => id) }];
    text = draft.text;
  }
  return text;
};
const onCrafter = (...messages: readonly string[]): string => answerTo(CRAFTER.id, ...messages);

describe('figures of a van', () => {
  it.each<[messages: readonly string[], answer: RegExp]>([
    [['10% deposit over 4 years'], /deposit £3,479\.40, .*48 monthly payments/],
    [['2k down', 'over 3 years'], /deposit £2,000\.00, .*36 monthly payments/],
    [['how much a month with 4k deposit', 'and with no deposit'], /deposit £0\.00,/],
    [['10% deposit', 'make it 20'], /deposit £6,958\.80/],
    [['how much a month with 2k deposit', 'and if i add a grand'], /deposit £3,000\.00/],
    [['10% deposit', 'make it 30 percent'], /deposit £10,438\.20/],
    [['how much a month', 'does it have to be 5 years'], /60 monthly payments/],
    [['how much a month', 'thats with how much down'], /You would pay £10,799\.00 up front: a deposit of £5,000 and the VAT/],
    [['monthly with the vat down as deposit'], /deposit £5,799\.00, amount of credit £28,995\.00/],
    [['how much a month'], /^The 2024 Volkswagen Crafter would be .*Representative example/s],
  ])('after %j go by all that was said', (messages, answer) => {
    expect(onCrafter(...messages)).toMatch(answer);
  });

  it.each<[asked: string, answer: RegExp]>([
    ['what rate is that', /The rate of interest on it is 12\.0% a year fixed, which is 12\.7% APR/],
    ['does that include the vat', /No, the payments leave the VAT out: the VAT of £5,799\.00 is paid up front/],
    ['whats the total to pay back', /You would pay £[\d,.]+ in all, of which £[\d,.]+ is interest\./],
    ['how much interest is that', /The interest would come to £/],
  ])('are what "%s" is about, with their example', (asked, answer) => {
    const text = onCrafter('how much a month', asked);
    expect(text).toMatch(answer);
    expect(text).toMatch(/Crafter.*Representative example/s);
  });

  it('are at our rate, whatever rate is named', () => {
    const text = onCrafter('what is it a month at 4.9% over 3 years');
    expect(text).toMatch(/rate of interest 12\.0% a year fixed/);
    expect(text).toMatch(/can't work to another or promise you one/);
  });

  it('count a part-exchange, less what is owed on it, as deposit', () => {
    expect(onCrafter('got a trafic worth about 7 grand to chop in what would this be a month')).toMatch(/deposit £7,000\.00/);
    expect(onCrafter('if i px my 2017 vivaro worth 6k whats it a month')).toMatch(/deposit £6,000\.00/);
  });

  it('of two vans stand side by side', () => {
    const text = answerTo(null, 'which is cheaper a month, the crafter or the caddy');
    expect(text).toMatch(/Crafter.*Caddy|Caddy.*Crafter/s);
    expect(text.match(/Representative example/g)).toHaveLength(2);
  });

  it('say where there is no VAT to add', () => {
    expect(answerTo(CAMPER.id, 'how much a month', 'does that include the vat')).toContain("There's no VAT on it");
  });
});

describe('figures of no van yet', () => {
  it.each<[messages: readonly string[], answer: RegExp]>([
    [
      ['what would 15000 over 5 years cost a month'],
      /^£15,000 over 60 months would be £333\.67 a month\..*total amount payable/s,
    ],
    [['how much interest would i pay on a 20k van'], /^The interest would come to £6,693\.34 in all\. £20,000 over 60 months/],
    [['4000 deposit', '48 months'], /^Which van is it for\?.* with £4,000 down over 48 months/],
    [['2k down over 3 years', 'the crafter'], /Crafter would be .*deposit £2,000\.00, .*36 monthly payments/s],
    [['ive got a 2017 vivaro about 5k but still owe 2k on it', 'what does that leave me for a deposit'], /would leave £3,000/],
  ])('%j', (messages, answer) => {
    expect(answerTo(null, ...messages)).toMatch(answer);
  });

  it('are the same limits from below and from above', () => {
    const limits = answerTo(null, "what's the lowest deposit");
    expect(answerTo(null, "what's the lowest deposit", 'and the biggest?')).toBe(limits);
  });
});

describe('vans by the month', () => {
  it('are found by the deposit and the term that were named', () => {
    expect(answerTo(null, 'vans under 300 a month', 'no deposit')).toMatch(/up to £300 a month with no deposit/);
    expect(answerTo(null, 'need a van but only got 400 a month and no deposit')).toMatch(/up to £400 a month with no deposit/);
  });
});

describe('the limits of finance', () => {
  it.each([
    ["what's the lowest deposit", 'a deposit from 0% to 50%'],
    ['how much deposit do i need for finance', 'a deposit from 0% to 50%'],
  ])('"%s" is answered from the page on finance', (asked, answer) => {
    expect(answerTo(null, asked)).toContain(answer);
    expect(answerTo(CADDY.id, asked)).toContain(answer);
  });
});
