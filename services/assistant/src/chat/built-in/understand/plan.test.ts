import { NO_PLAN, type PlanWords, sumDown } from '../wishes/plan.ts';
import { readMessage } from './read-message.ts';
import type { StockNames } from './stock-names.ts';

const NAMES: StockNames = {
  makes: new Map(),
  models: new Map(),
  isTrim: () => false,
  isMentioned: () => false,
  vanOfMark: () => undefined,
};
const planIn = (message: string): PlanWords => readMessage(message, NAMES, 2026).plan;
const share = (percent: number) => ({ ...sumDown(0), percent });

describe('a plan to pay by the month', () => {
  it.each<[message: string, plan: Partial<PlanWords>]>([
    ['2k down over 4 years', { deposit: sumDown(2_000), months: [48] }],
    ['whats it a month with 3 down', { deposit: sumDown(3_000) }],
    ['monthly with 10% deposit', { deposit: share(10) }],
    ['15 percent down 36 months', { deposit: share(15), months: [36] }],
    ['what if i put half down', { deposit: share(50) }],
    ['no deposit over 5 years how much', { deposit: sumDown(0), months: [60] }],
    ['how much a month with nothing down', { deposit: sumDown(0) }],
    ['can i put just the vat down as deposit', { deposit: { ...sumDown(0), vat: true } }],
    ['another 500 deposit on top', { deposit: { ...sumDown(500), more: true } }],
    ['monthly at 4.9% over 3 years', { months: [36], rate: 4.9 }],
    ['difference in monthly between 36 and 60 months', { months: [36, 60] }],
    [
      'if i put my old berlingo in at 3500 plus a grand cash what would it be monthly over 4 years',
      { tradeIn: 3_500, deposit: sumDown(1_000), months: [48] },
    ],
    ['what would it cost monthly if i stuck 4 grand in', { deposit: sumDown(4_000) }],
    ['how much a month if i dont put anything down', { deposit: sumDown(0) }],
    ['could the deposit be the vat', { deposit: { ...sumDown(0), vat: true } }],
    ['make it 30 percent', {}],
    ['is the vat up front or do i have to pay it monthly', {}],
  ])('"%s" is read as it was meant', (message, plan) => {
    expect(planIn(message)).toEqual({ ...NO_PLAN, ...plan });
  });
});
