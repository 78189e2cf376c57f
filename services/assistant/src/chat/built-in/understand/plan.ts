import { amountsOf } from '@forecourt/language';
import { type Deposit, type PlanWords, sumDown } from '../wishes/plan.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import { reclaimsVat } from './vat-wishes.ts';

const NONE = /\b(?:no|zero|nil|nothing|nowt|nought|nae|without|haven't got|havent got|don't have|dont have)\b/;
const NOTHING_DOWN: readonly RegExp[] = [
  /\b(?:no|zero|nil|nothing|nowt|nought|nae|0|without(?: an?| any)?) (?:money )?(?:deposit|down|up ?front)\b/,
  /\b(?:don't|dont|didn't|didnt|can't|cant|without|not) (?:put\w*|pay\w*) (?:\w+ )?(?:down|up ?front)\b/,
];
const YEARS = /\by(?:ea)?rs?\b/;
const LONGEST_YEARS = 7;
/** "With 2 down": thousands. */
const THOUSANDS_BELOW = 50;
const PERCENT = /%|\bper ?cent\b/;
const SHARES: readonly (readonly [percent: number, words: RegExp])[] = [
  [50, /\bhalf\b/],
  [33, /\bthird\b/],
  [25, /\bquarter\b/],
];
const VAT_FIRST: readonly RegExp[] = [
  /\bvat (?:down|as (?:the |a |my |our )?(?:\w+ )?(?:deposit|payment))\b/,
  /\b(?:put|putting|pay|paying|give|with) (?:\w+ ){0,2}vat (?:in )?(?:first|up ?front)\b/,
  /\bdeposit (?:\w+ ){0,2}the vat\b/,
  /\bvat (?:goes|going|to go|is|being)? ?(?:paid )?(?:down|in|first|up ?front)\b/,
];
/** "Do I have to pay the VAT up front" only asks. */
const ASKS_WHETHER = /\b(?:do|must|should) (?:i|we)\b|\b(?:have|need) to\b|\binc\w*\b/;
const MORE = /\b(?:more|another|extra)\b/;
const RATE = /\b(\d+(?:\.\d+)?) ?(?:%|per ?cent|apr)(?! (?:deposit|down|vat|off|up ?front|of)\b)/;
/** "Make it 30 percent" names no rate. */
const OF_RATE = /\b(?:at|apr|rates?|interest|bank\w*|lenders?|offer\w*|quoted|match|beat|lower|does|doing|doing me|elsewhere)\b/;
const HIGHEST_RATE = 40;

const thousands = (pounds: number, below = THOUSANDS_BELOW): number => Math.round(pounds < below ? pounds * 1_000 : pounds);

const shareOf = (slot: Heard): number | null => {
  const said = `${slot.words} ${slot.after.split(' ').slice(0, 2).join(' ')}`;
  const [amount] = amountsOf(slot.tokens);
  if (amount && amount.value >= 1) return PERCENT.test(said) ? amount.value : null;
  return SHARES.find(([, words]) => words.test(slot.words))?.[0] ?? null;
};

const depositOf = (slot: Heard | undefined, text: string): Deposit | null => {
  const vat = VAT_FIRST.some((pattern) => pattern.test(text)) && !ASKS_WHETHER.test(text);
  const percent = slot === undefined ? null : shareOf(slot);
  const [amount] = slot ? amountsOf(slot.tokens) : [];
  const pounds = percent !== null || !amount ? 0 : thousands(amount.value);
  if (vat || percent !== null || amount) {
    const more = slot !== undefined && MORE.test(`${slot.before} ${slot.words} ${slot.after.split(' ')[0]}`);
    return { pounds, percent: percent ?? 0, vat, more };
  }
  const none =
    slot === undefined ? NOTHING_DOWN.some((pattern) => pattern.test(text)) : NONE.test(`${slot.before} ${slot.words}`);
  return none ? sumDown(0) : null;
};

/** "Between 3 and 5 years" is two terms. */
const monthsOf = (term: Heard): readonly number[] => {
  const lengths = amountsOf(term.tokens).flatMap(({ value }) => (value < 1 ? [] : [value]));
  const years = YEARS.test(`${term.words} ${term.after.split(' ')[0]}`) || Math.max(...lengths) <= LONGEST_YEARS;
  return lengths.map((length) => Math.round(length * (years ? 12 : 1)));
};

const poundsIn = (slot: Heard | undefined): number | null => {
  const [amount] = slot ? amountsOf(slot.tokens) : [];
  return amount ? thousands(amount.value, 100) : null;
};

const rateIn = (text: string, deposit: Deposit | null): number | null => {
  const rate = OF_RATE.test(text) ? Number(RATE.exec(text)?.[1] ?? 0) : 0;
  return rate > 0 && rate < HIGHEST_RATE && rate !== deposit?.percent ? rate : null;
};

/** What a message says of paying by the month. @param text the message, spelt right */
export const planOf = (heard: readonly Heard[], text: string): PlanWords => {
  const deposit = depositOf(wantedOf(heard, 'deposit')[0], text);
  return {
    deposit,
    months: wantedOf(heard, 'term').flatMap(monthsOf),
    tradeIn: poundsIn(wantedOf(heard, 'trade_in_value')[0]),
    debt: poundsIn(wantedOf(heard, 'debt')[0]),
    rate: rateIn(text, deposit),
    reclaims: reclaimsVat(text),
  };
};
