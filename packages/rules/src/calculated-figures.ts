import { formatPounds } from './money.ts';
import { calculationExample, describeExample, formatApr } from './representative-example.ts';

/** A calculation that a visitor sent; amounts in pounds. */
export interface SentCalculation {
  /** Excluding VAT. */
  readonly vehiclePrice: number;
  readonly deposit: number;
  /** Nominal annual rate in per cent. */
  readonly interestRate: number;
  readonly termMonths: number;
  readonly monthlyPayment: number;
  readonly totalCost: number;
}

interface Known {
  /** Whether the price has VAT. */
  readonly vatQualifying: boolean;
  /** Nominal annual rate of the dealership in per cent. */
  readonly annualRatePercent: number;
}

/**
 * What a letter says of a calculation that was sent, a paragraph each: its figures as they were stored, and the examples that must stand with them, as in
 * the calculator (D21). Null if the figures no longer follow from it, as after a change of the van's VAT.
 */
export const calculatedFigures = (
  sent: SentCalculation,
  { vatQualifying, annualRatePercent }: Known,
): readonly string[] | null => {
  const { vehiclePrice: price, deposit, interestRate, termMonths, monthlyPayment, totalCost } = sent;
  const input = { price, deposit, tradeIn: 0, termMonths, vatQualifying };
  const own = calculationExample({ ...input, annualRatePercent: interestRate });
  const representative = calculationExample({ ...input, annualRatePercent });
  if (own?.monthlyPayment !== monthlyPayment || own.totalPayable !== totalCost || representative === null) return null;
  const exact = (pounds: number) => formatPounds(pounds, 'exact');
  return [
    `${exact(monthlyPayment)} a month over ${termMonths} months with a deposit of ${exact(deposit)}, ${exact(totalCost)} in all.`,
    ...(interestRate === annualRatePercent
      ? []
      : [`Your figures, ${formatApr(own.apr, false)}: ${describeExample(own)} Not an offer of credit at this rate.`]),
    `Representative example, ${formatApr(representative.apr)}: ${describeExample(representative)} Subject to status.`,
  ];
};
