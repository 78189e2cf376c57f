import type { Dealership, Vehicle } from '@forecourt/contracts';
import { calculationExample, type RepresentativeExample, representativeExample } from '@forecourt/rules';
import { type Figure, figuresIn } from '../../texts/found-figures.ts';

const SHORTEST_TERM = 12;
const LONGEST_TERM = 84;
/** More deposits or terms than a visitor means. */
const MOST_TRIED = 12;

/** Every example that a van can have with the deposit and term of the settings, or of the visitor's own words. */
export const examplesOf = (
  vehicle: Vehicle,
  { finance }: Dealership,
  visitor: ReadonlySet<number>,
): readonly RepresentativeExample[] => {
  if (vehicle.isSold) return [];
  const price = Number(vehicle.price);
  const deposits = new Set([finance.deposit, 0, ...[...visitor].filter((value) => value <= price * 1.2).slice(0, MOST_TRIED)]);
  const terms = [...visitor].filter((value) => Number.isInteger(value) && value >= SHORTEST_TERM && value <= LONGEST_TERM);
  const { annualRatePercent } = finance;
  return [finance.termMonths, ...terms.slice(0, MOST_TRIED)].flatMap((termMonths) =>
    [...deposits].flatMap((deposit) => {
      const { vatQualifying } = vehicle;
      const onSite = representativeExample(vehicle, { annualRatePercent, termMonths, deposit });
      const calculated = calculationExample({ price, deposit, tradeIn: 0, annualRatePercent, termMonths, vatQualifying });
      return [onSite, calculated].filter((example) => example !== null);
    }),
  );
};

export const exampleFigures = (example: RepresentativeExample): readonly Figure[] => [
  ...[example.cashPrice, example.deposit, example.depositBeforeVat, example.amountOfCredit, example.totalPayable].map(
    (value) => ({
      value,
      unit: '£',
    }),
  ),
  ...[example.monthlyPayment, Math.round(example.monthlyPayment)].map((value) => ({ value, unit: '£' })),
  { value: example.numberOfPayments, unit: 'month' },
  { value: example.numberOfPayments / 12, unit: 'year' },
  { value: example.annualRatePercent, unit: '%' },
  { value: example.apr, unit: '%' },
];

/** Whether a text holds every item of an example, and says which rate is the APR (D21). */
export const holdsExample = (text: string, example: RepresentativeExample): boolean => {
  const values = new Set(figuresIn(text).map(({ value }) => value));
  const { cashPrice, deposit, amountOfCredit, numberOfPayments, monthlyPayment, totalPayable, annualRatePercent, apr } = example;
  return (
    /\bapr\b/i.test(text) &&
    [cashPrice, deposit, amountOfCredit, numberOfPayments, monthlyPayment, totalPayable, annualRatePercent, apr].every((item) =>
      values.has(item),
    )
  );
};
