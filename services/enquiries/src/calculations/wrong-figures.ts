import type { Calculation } from '@forecourt/contracts';
import { calculateFinance, formatPounds } from '@forecourt/rules';

const FIGURES = {
  monthlyPayment: 'monthly payment',
  totalCost: 'total cost',
  totalInterest: 'total interest',
} as const;
type Figure = keyof typeof FIGURES;

export interface WrongFigure {
  readonly path: Figure | 'deposit';
  readonly message: string;
}

/**
 * The figures of a calculation that do not follow from its price, deposit, rate and term (D20), each with what it should be;
 * or the deposit, if it leaves nothing to finance.
 * @param vatQualifying whether VAT is added to the price; null if unknown, when either is accepted.
 */
export const wrongFigures = (calculation: Calculation, vatQualifying: boolean | null): readonly WrongFigure[] => {
  const possible = vatQualifying === null ? [true, false] : [vatQualifying];
  const attempts = possible.map((vat) => wrongWith(calculation, vat));
  return attempts.some((wrong) => wrong.length === 0) ? [] : (attempts[0] ?? []);
};

const wrongWith = (calculation: Calculation, vatQualifying: boolean): readonly WrongFigure[] => {
  const { vehiclePrice, deposit, tradeInValue, interestRate, termMonths } = calculation;
  const expected = calculateFinance({
    price: vehiclePrice,
    deposit,
    tradeIn: Number(tradeInValue),
    annualRatePercent: interestRate,
    termMonths,
    vatQualifying,
  });
  if (expected.amountFinanced === 0) return [{ path: 'deposit', message: 'The deposit covers the whole price' }];
  return (Object.keys(FIGURES) as Figure[])
    .filter((figure) => inPence(calculation[figure]) !== inPence(expected[figure]))
    .map((figure) => ({
      path: figure,
      message: `The ${FIGURES[figure]} does not add up: it should be ${formatPounds(expected[figure], 'exact')}`,
    }));
};

const inPence = (pounds: number): number => Math.round(pounds * 100);
