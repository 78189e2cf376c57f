import type { Dealership } from '@forecourt/contracts';
import { calculationExample, describeExample, formatApr, formatPounds } from '@forecourt/rules';
import { TERM } from '../find/plan-figures.ts';
import type { FinancePart } from '../understand/finance-parts.ts';
import type { PlanWords } from '../wishes/plan.ts';
import { partSentences } from './finance-parts.ts';

/** What a sum costs by the month, whatever van it is for; null where nothing is left to finance. */
export const sumAnswer = (
  pounds: number,
  { deposit, months }: PlanWords,
  parts: readonly FinancePart[],
  { finance }: Dealership,
): string | null => {
  const example = calculationExample({
    price: pounds,
    deposit: deposit === null ? 0 : deposit.pounds + (pounds * deposit.percent) / 100,
    tradeIn: 0,
    annualRatePercent: finance.annualRatePercent,
    termMonths: Math.min(TERM.longest, Math.max(TERM.shortest, months[0] ?? finance.termMonths)),
    vatQualifying: false,
  });
  if (example === null) return null;
  const monthly = `${formatPounds(pounds)} over ${example.numberOfPayments} months would be ${formatPounds(example.monthlyPayment, 'exact')} a month.`;
  return `${[...partSentences(parts, example).slice(0, 2), monthly].join(' ')}\nYour figures, ${formatApr(example.apr)}. ${describeExample(example)} Subject to status.`;
};
