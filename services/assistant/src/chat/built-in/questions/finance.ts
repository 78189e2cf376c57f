import type { Dealership } from '@forecourt/contracts';
import {
  calculationExample,
  describeExample,
  formatApr,
  formatPounds,
  type RepresentativeExample,
  representativeExample,
} from '@forecourt/rules';
import type { Van } from '../find/van.ts';
import { vanName } from '../say/van-words.ts';
import type { PlanWords } from '../understand/reading.ts';

/** A monthly figure never stands without its example (D21). */
const figure = (subject: string, example: RepresentativeExample, kind: string): string =>
  `${subject} would be ${formatPounds(example.monthlyPayment, 'exact')} a month.\n${kind}, ${formatApr(example.apr)}. ${describeExample(example)} Subject to status.`;

/** The representative example of a van, or null where nothing is financed. @param subject what it is called in the sentence. */
export const exampleOf = (van: Van, { finance }: Dealership, subject = `The ${vanName(van)}`): string | null => {
  const example = van.vehicle.isSold || van.vehicle.stockStatus === 'Sold' ? null : representativeExample(van.vehicle, finance);
  return example && figure(subject, example, 'Representative example');
};

const SHORTEST = 12;
const LONGEST = 84;

/** What a van that has been named costs a month: by the representative example, or with the visitor's deposit and term as the finance calculator reckons. */
export const financeAnswer = (van: Van, plan: PlanWords, dealership: Dealership, subject = 'It'): string => {
  const { finance, phone } = dealership;
  if (van.vehicle.isSold || van.vehicle.stockStatus === 'Sold')
    return `${subject} has been sold, so there are no finance figures for it.`;
  if (plan.deposit === null && plan.months === null && plan.tradeIn === null) {
    return (
      exampleOf(van, dealership, subject) ??
      `There's no monthly figure for it, as the price is no more than the usual deposit. The sales team can help on ${phone}.`
    );
  }
  const termMonths = Math.min(LONGEST, Math.max(SHORTEST, plan.months ?? finance.termMonths));
  const example = calculationExample({
    price: van.pounds,
    deposit: plan.deposit ?? finance.deposit,
    tradeIn: plan.tradeIn ?? 0,
    annualRatePercent: finance.annualRatePercent,
    termMonths,
    vatQualifying: van.vehicle.vatQualifying,
  });
  if (example === null) return 'With that deposit there is nothing left to finance on it.';
  return figure(subject, example, van.vehicle.vatQualifying ? 'Your figures, with the VAT financed too' : 'Your figures');
};

/** Finance as such, when no van is spoken of. */
export const financeInGeneral = ({ creditStatement, finance, phone }: Dealership, example: string | null): string =>
  `We can introduce you to lenders for hire purchase, for example with a deposit of ${formatPounds(finance.deposit)} over ${finance.termMonths} months; the page /finance works it out with any deposit. ${creditStatement} ${example ?? ''} Tell me which van for its figures, or call ${phone}.`.replace(
    / {2,}/g,
    ' ',
  );
