import {
  calculateFinance,
  calculationExample,
  type FinanceInput,
  type FinanceTerms,
  type RepresentativeExample,
  representativeExample,
} from '@forecourt/rules';
import { changesPlan, type PlanWords } from '../wishes/plan.ts';
import { type Van, vatOf } from './van.ts';

/** The terms that are agreed here, in months. */
export const TERM = { shortest: 12, longest: 84 };

/** What is left of their own van when it is paid off; below zero where they owe more than it is worth. */
export const equityOf = ({ tradeIn, debt }: PlanWords): number => (tradeIn ?? 0) - (tradeIn === null ? 0 : (debt ?? 0));

/** The deposit on a van in pounds, the part-exchange apart. */
export const depositOn = (van: Van, plan: PlanWords, terms: FinanceTerms): number => {
  const { deposit } = plan;
  // Who gives a van in names no other deposit.
  if (deposit === null) return equityOf(plan) > 0 ? 0 : terms.deposit;
  const share = ((van.measures.priceWithVat ?? van.pounds) * deposit.percent) / 100;
  return Math.round((deposit.pounds + share + (deposit.vat ? vatOf(van) : 0)) * 100) / 100;
};

const inputOf = (van: Van, plan: PlanWords, terms: FinanceTerms, months: number | undefined): FinanceInput => ({
  price: van.pounds,
  deposit: depositOn(van, plan, terms) + Math.max(0, equityOf(plan)),
  tradeIn: 0,
  annualRatePercent: terms.annualRatePercent,
  termMonths: Math.min(TERM.longest, Math.max(TERM.shortest, months ?? terms.termMonths)),
  vatQualifying: van.vehicle.vatQualifying,
});

/** What a van costs a month under a plan; 0 where the deposit pays for it. */
export const monthlyUnder = (van: Van, plan: PlanWords, terms: FinanceTerms): number =>
  calculateFinance(inputOf(van, plan, terms, plan.months[0])).monthlyPayment;

/**
 * What a van costs by the month: by its representative example, or by what the visitor said, as the finance calculator reckons.
 * A part-exchange is part of the deposit, so that the sums of the example add up. Null where nothing is financed.
 */
export const exampleFor = (
  van: Van,
  plan: PlanWords,
  terms: FinanceTerms,
  months = plan.months[0],
): RepresentativeExample | null => {
  if (!changesPlan({ ...plan, rate: null })) return representativeExample(van.vehicle, terms);
  return calculationExample(inputOf(van, plan, terms, months));
};
