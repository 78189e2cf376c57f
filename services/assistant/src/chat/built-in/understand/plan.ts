import { amountsOf } from '@forecourt/language';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import type { PlanWords } from './reading.ts';

const NONE = /\b(?:no|zero|nil|nothing|without|haven't got|havent got|don't have|dont have)\b/;
const YEARS = /\by(?:ea)?rs?\b/;
const LONGEST_YEARS = 7;

const poundsIn = (slot: Heard | undefined): number | null => {
  const [amount] = slot ? amountsOf(slot.tokens) : [];
  return amount ? Math.round(amount.value) : null;
};

/** "Mine's worth 11": thousands. */
const thousands = (pounds: number | null): number | null => (pounds !== null && pounds < 100 ? pounds * 1_000 : pounds);

/** The deposit, the months and the part-exchange that a visitor names. */
export const planOf = (heard: readonly Heard[]): PlanWords => {
  const [deposit] = wantedOf(heard, 'deposit');
  const [term] = wantedOf(heard, 'term');
  const [tradeIn] = wantedOf(heard, 'trade_in_value');
  const none = deposit !== undefined && NONE.test(`${deposit.before} ${deposit.words}`) && poundsIn(deposit) === null;
  const [length] = term ? amountsOf(term.tokens) : [];
  const years = length && (YEARS.test(`${term?.words} ${term?.after}`) || length.value <= LONGEST_YEARS);
  return {
    deposit: none ? 0 : poundsIn(deposit),
    months: length ? length.value * (years ? 12 : 1) : null,
    tradeIn: thousands(poundsIn(tradeIn)),
  };
};
