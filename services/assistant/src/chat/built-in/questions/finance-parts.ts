import { formatApr, formatNumber, formatPounds, type RepresentativeExample, roundToPence } from '@forecourt/rules';
import type { FinancePart } from '../understand/finance-parts.ts';

const exact = (pounds: number): string => formatPounds(pounds, 'exact');

/** What the payments come to beyond what is lent. */
export const interestOf = ({ totalPayable, deposit, amountOfCredit }: RepresentativeExample): number =>
  roundToPence(totalPayable - deposit - amountOfCredit);

/** The VAT that is paid with the deposit; 0 where it is financed or there is none. */
const vatUpFront = ({ deposit, depositBeforeVat }: RepresentativeExample): number => roundToPence(deposit - depositBeforeVat);

const vatWords = (example: RepresentativeExample): string => {
  if (!example.vatQualifying) return "There's no VAT on it, so none to add.";
  const vat = vatUpFront(example);
  return vat > 0
    ? `No, the payments leave the VAT out: the VAT of ${exact(vat)} is paid up front with the deposit.`
    : `Yes, the VAT is in these figures: they start from the price of ${exact(example.cashPrice)} inc. VAT.`;
};

const WORDS: Readonly<Record<FinancePart, (example: RepresentativeExample) => string>> = {
  rate: ({ annualRatePercent, apr }) =>
    `The rate of interest on it is ${formatNumber(annualRatePercent, 1)}% a year fixed, which is ${formatApr(apr)}.`,
  total: (example) => `You would pay ${exact(example.totalPayable)} in all, of which ${exact(interestOf(example))} is interest.`,
  interest: (example) => `The interest would come to ${exact(interestOf(example))} in all.`,
  vat: vatWords,
  credit: ({ amountOfCredit, deposit }) =>
    `With ${exact(deposit)} paid up front, that leaves ${exact(amountOfCredit)} to finance.`,
  deposit: (example) => {
    const vat = vatUpFront(example);
    return `You would pay ${exact(example.deposit)} up front${vat > 0 ? `: a deposit of ${formatPounds(example.depositBeforeVat)} and the VAT of ${exact(vat)}` : ''}.`;
  },
};

/** A sentence on each part of an agreement that is asked about. */
export const partSentences = (parts: readonly FinancePart[], example: RepresentativeExample): readonly string[] =>
  parts
    // The total says the interest too.
    .filter((part) => part !== 'interest' || !parts.includes('total'))
    .map((part) => WORDS[part](example));
