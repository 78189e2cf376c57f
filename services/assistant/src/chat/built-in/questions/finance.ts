import type { Dealership } from '@forecourt/contracts';
import { describeExample, formatApr, formatNumber, formatPounds, type RepresentativeExample } from '@forecourt/rules';
import { depositOn, equityOf, exampleFor, TERM } from '../find/plan-figures.ts';
import type { Van } from '../find/van.ts';
import { priceWords, vanName } from '../say/van-words.ts';
import type { FinancePart } from '../understand/finance-parts.ts';
import { changesPlan, NO_PLAN, type PlanWords } from '../wishes/plan.ts';
import { partSentences } from './finance-parts.ts';
import { isSold } from './van-facts.ts';

/** A monthly figure never stands without its example (D21). */
const figure = (subject: string, example: RepresentativeExample, kind: string): string =>
  `${subject} would be ${formatPounds(example.monthlyPayment, 'exact')} a month.\n${kind}, ${formatApr(example.apr)}. ${describeExample(example)} Subject to status.`;

const kindOf = (van: Van, plan: PlanWords): string => {
  if (!changesPlan({ ...plan, rate: null })) return 'Representative example';
  const equity = equityOf(plan);
  const vat = !van.vehicle.vatQualifying
    ? ''
    : plan.deposit?.vat
      ? ', with the VAT paid up front'
      : ', with the VAT financed too';
  return `Your figures${vat}${equity > 0 ? ` and ${formatPounds(equity)} of the deposit from your part-exchange` : ''}`;
};

/** What a plan has that no figure can show. */
const notesOn = (van: Van, plan: PlanWords, { finance, phone }: Dealership): readonly string[] => {
  const price = van.measures.priceWithVat ?? van.pounds;
  const isOut = plan.months.some((months) => months < TERM.shortest || months > TERM.longest);
  return [
    ...(plan.rate === null
      ? []
      : ["I've used the rate our lenders charge here. I can't work to another or promise you one: the lender sets it."]),
    ...(isOut ? [`Terms go from ${TERM.shortest} to ${TERM.longest} months.`] : []),
    ...(plan.deposit !== null && depositOn(van, plan, finance) > price / 2
      ? [`That's a deposit of more than half the price, so check it with the sales team on ${phone}.`]
      : []),
    ...(plan.tradeIn === null ? [] : [tradeInNote(plan, phone)]),
  ];
};

const tradeInNote = (plan: PlanWords, phone: string): string => {
  const equity = equityOf(plan);
  if (equity < 0) return `You owe more on your van than it's worth, so I've left it out: ask the sales team on ${phone}.`;
  return `What your van is worth is for the sales team to say, on ${phone}${plan.debt === null ? '' : ', and what you owe comes off it'}.`;
};

/** The representative example of a van, or null where nothing is financed. @param subject what it is called in the sentence. */
export const exampleOf = (van: Van, dealership: Dealership, plan = NO_PLAN, subject = `The ${vanName(van)}`): string | null => {
  const example = isSold(van) ? null : exampleFor(van, plan, dealership.finance);
  return example && figure(subject, example, kindOf(van, plan));
};

/**
 * What a van that has been named costs a month: by the representative example, or with the visitor's deposit, term and
 * part-exchange as the finance calculator reckons.
 *
 * @param parts what else of it is asked, which is said first
 */
export const financeAnswer = (
  van: Van,
  plan: PlanWords,
  dealership: Dealership,
  subject = 'It',
  parts: readonly FinancePart[] = [],
): string => {
  const { finance, phone } = dealership;
  if (isSold(van))
    return `${subject} has been sold, so there are no finance figures for it. Tell me what you need and I'll look for something like it.`;
  const example = exampleFor(van, plan, finance);
  if (example === null) {
    return changesPlan(plan)
      ? `${subject} is ${priceWords(van)}: with that deposit there is nothing left to finance.`
      : `There's no monthly figure for it, as the price is no more than the usual deposit. The sales team can help on ${phone}.`;
  }
  const others = plan.months.slice(1).flatMap((months) => {
    const other = exampleFor(van, plan, finance, months);
    return other === null ? [] : [figure(`Over ${months} months it`, other, kindOf(van, plan))];
  });
  return [
    [...partSentences(parts, example), figure(subject, example, kindOf(van, plan))].join(' '),
    ...others,
    ...notesOn(van, plan, dealership),
  ].join('\n');
};

/** The rate of every example; what somebody is offered is for the lender to say. */
export const rateInGeneral = ({ finance }: Dealership): string =>
  `Our figures are at ${formatNumber(finance.annualRatePercent, 1)}% a year fixed, the rate our lenders charge here. The lender sets yours, so I can't promise, match or beat a rate. For example:`;
