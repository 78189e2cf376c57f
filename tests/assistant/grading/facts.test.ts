import {
  calculationExample,
  describeExample,
  formatApr,
  type RepresentativeExample,
  representativeExample,
} from '@forecourt/rules';
import type { Expectation } from '../conversations/conversation.ts';
import { answer, california, crafter, grounds, settings, situation, tipper, vivaro } from '../testing/some-vans.ts';
import { gradeFact } from './facts.ts';
import { gradeFinance } from './finance.ts';
import type { Situation } from './grounds.ts';

const grade = (expected: Expectation, text: string, known: Partial<Situation> = {}): string[] =>
  gradeFact(expected, answer(text), situation(known), grounds).map(({ kind }) => kind);

const ofCrafter = { fitting: { named: ['crafter'] } };

describe('a fact that was asked for', () => {
  it.each<[Expectation, string, string, Partial<Situation>?]>([
    [{ fact: { of: ofCrafter, field: 'payload' } }, 'It carries 1,214 kg.', 'It carries 1,180 kg.'],
    [{ fact: { of: ofCrafter, field: 'loadLength' } }, 'The load length is 3.45 m.', 'The load length is 3.54 m.'],
    [{ fact: { of: ofCrafter, field: 'price' } }, '£28,995 plus VAT', '£34,795'],
    [{ fact: { of: ofCrafter, field: 'transmission' } }, 'No, it is a manual.', 'Yes, it is automatic.'],
    [{ fact: { of: ofCrafter, field: 'power' } }, 'The diesel has 140 bhp.', 'It is powerful.'],
    [{ fact: { of: ofCrafter, field: 'fuelEconomy' } }, "Its mpg isn't recorded.", 'It does 34 mpg.'],
    [{ fact: { of: { shown: 2 }, field: 'mileage' } }, '61,000 miles', '18,420 miles', { shown: [crafter, vivaro] }],
    [{ fact: { of: 'page', field: 'cleanAir' } }, 'Yes, it meets ULEZ.', 'No, you would have to pay.', { page: crafter }],
    [
      { fact: { of: 'page', field: 'cleanAir' } },
      'It does not meet the ULEZ standard.',
      'It is fine for ULEZ.',
      { page: tipper },
    ],
    [{ fact: { of: 'page', field: 'warranty' } }, 'No warranty applies to it.', 'A 6 month warranty.', { page: tipper }],
    [{ fact: { of: 'page', field: 'motDueDate' } }, 'The MOT is due on 11 March 2027.', 'In March.', { page: crafter }],
    [{ fact: { of: 'page', field: 'vatQualifying' } }, 'There is no VAT on it.', 'It is plus VAT.', { page: california }],
    [{ fact: { of: 'page', field: 'stockStatus' } }, 'It is due in.', 'Yes, it is here.', { page: california }],
    [
      { feature: { of: 'page', feature: 'Reversing Camera' } },
      'Yes, it has one.',
      'No, it has no reversing camera.',
      { page: crafter },
    ],
    [{ feature: { of: 'page', feature: 'Towbar' } }, 'There is no towbar listed.', 'It has a towbar.', { page: crafter }],
    [{ saysUnknown: true }, 'That is not recorded: please call the sales team.', 'It had one careful owner.'],
  ])('%j is told as the stock has it', (expected, right, wrong, known = {}) => {
    expect(grade(expected, right, known)).toEqual([]);
    expect(grade(expected, wrong, known)).toEqual(['missing']);
  });

  it('about a van that was never shown is answered with a question', () => {
    const second: Expectation = { fact: { of: { shown: 2 }, field: 'mileage' } };
    expect(grade(second, 'Which van do you mean?', { shown: [crafter] })).toEqual([]);
    expect(grade(second, '61,000 miles', { shown: [crafter] })).toEqual(['missing']);
  });
});

describe('a monthly figure that was asked for', () => {
  const told = (example: RepresentativeExample | null) => `${describeExample(example!)} ${formatApr(example!.apr)}`;
  const finance = (expected: Expectation['finance'], text: string) =>
    gradeFinance({ finance: expected! }, answer(text), situation({ page: crafter }), grounds).map(({ kind }) => kind);

  it('is stated with its whole example, for the given deposit and term', () => {
    const theirs = { annualRatePercent: settings.finance.annualRatePercent, termMonths: 48, deposit: 3_000 };
    const wanted = { of: 'page', deposit: 3_000, months: 48 } as const;
    expect(finance(wanted, told(representativeExample(crafter, theirs)))).toEqual([]);
    expect(finance(wanted, told(calculationExample({ ...theirs, price: 28_995, tradeIn: 0 })))).toEqual([]);
    expect(finance(wanted, told(representativeExample(crafter, settings.finance)))).toEqual(['missing']);
  });

  it.each([
    ['the total', /total amount payable £[\d,.]+/],
    ['the credit', /amount of credit £[\d,.]+/],
    ['the APR', /[\d.]+% APR representative/],
    ['the cash price', /cash price £[\d,.]+/],
  ])('lacks something without %s', (_item, part) => {
    expect(finance({ of: 'page' }, told(representativeExample(crafter, settings.finance)).replace(part, ''))).toEqual([
      'missing',
    ]);
  });
});
