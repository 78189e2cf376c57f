import type { PlanWords } from './reading.ts';
import type { Typed } from './typed.ts';

const MONEY = '£? ?(\\d+(?:\\.\\d+)?) ?(k|grand|thousand)?(?: ?(?:quid|pounds?))?';
const DEPOSIT: readonly RegExp[] = [
  new RegExp(`\\b${MONEY} (?:as (?:a )?)?(?:cash )?(?:deposit|down|up ?front|initial)\\b`.replace('\\b£', '£'), 'g'),
  new RegExp(
    `\\b(?:deposit (?:of|is|would be|around|about)?|put(?:ting)? (?:down|in)|down payment of|pay up ?front) ?${MONEY}`,
    'g',
  ),
  new RegExp(`\\bput ${MONEY} (?:down|in|towards)`, 'g'),
];
const NO_DEPOSIT =
  /\b(?:no|zero|nil|0|without(?: a)?|£0) (?:money )?(?:deposit|down|up ?front)\b|\bnothing (?:down|up ?front)\b/g;
/** Who pays cash asks for no figures. */
const NO_FINANCE =
  /\b(?:no|not (?:on|want(?:ing)?|interested in|after)|dont (?:want|need|do)|without) (?:any |the )?(?:finance|financing|hp|credit|monthly payments)\b/g;
const TERM =
  /\b(?:over|for|across|on an?|spread over|in)? ?(\d{1,2}) ?(months?|mths?|mnths?|years?|yrs?)\b(?! (?:old|warranty|mot))/g;
const TRADE_IN = new RegExp(
  `\\b(?:part ex(?:change)?|trade in)(?: \\w+){0,3}? (?:worth|of|at|for|value)(?: about)? ${MONEY}`,
  'g',
);

const amount = (figure: string | undefined, unit: string | undefined): number =>
  Number(figure) * (unit === undefined ? 1 : 1_000);

const LONGEST = 84;

/** The deposit and the term of a plan; read before budgets and ages. */
export const readPlan = (typed: Typed): PlanWords => {
  const [tradeIn] = typed.take(TRADE_IN);
  typed.drop(NO_FINANCE);
  const none = typed.drop(NO_DEPOSIT);
  let deposit: number | null = none ? 0 : null;
  for (const pattern of DEPOSIT) {
    for (const { match } of typed.take(pattern)) deposit = amount(match[1], match[2]);
  }
  let months: number | null = null;
  // "less than 3 years old" is an age, "over 3 years" a term.
  if (
    /\b(?:over|across|spread|for|term|finance|month|monthly|deposit|years?|months?)\b/.test(typed.rest) &&
    !/\b(?:old|under|less than|no more than|last|within) \d|years? old\b/.test(typed.rest)
  ) {
    for (const { match } of typed.take(TERM)) {
      const term = Number(match[1]) * (match[2]?.startsWith('y') ? 12 : 1);
      if (term >= 6 && term <= LONGEST) months = term;
    }
  }
  return { deposit, months, tradeIn: tradeIn ? amount(tradeIn.match[1], tradeIn.match[2]) : null };
};
