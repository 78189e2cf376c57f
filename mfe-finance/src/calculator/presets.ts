import type { FinanceVehicle } from '@forecourt/contracts';
import { calculateFinance, calculationExample, type FinanceTerms, formatPounds, representativeExample } from '@forecourt/rules';
import { type CalculatorFields, defaultFields, shownPounds } from './calculator-fields.ts';
import { TERMS } from './finance-terms.ts';
import { readCalculation } from './read-calculation.ts';

/** Preset fields and their result. */
export interface Preset {
  readonly name: string;
  readonly fields: CalculatorFields;
  /** Pounds, to the penny. */
  readonly monthlyPayment: number;
  /** Per cent, one decimal. */
  readonly apr: number;
  /** Why its figure is what it is. */
  readonly note: string;
}

const presetOf = (name: string, fields: CalculatorFields, note: string): Preset[] => {
  const { input } = readCalculation(fields);
  const example = input && calculationExample(input);
  if (!example) return [];
  return [{ name, fields, note, monthlyPayment: calculateFinance(input).monthlyPayment, apr: example.apr }];
};

/**
 * 'As advertised', which results in the monthly price of the van's page, and 'No deposit', the calculator's default (D34). The
 * advertised figure finances the price without VAT minus the deposit, the calculator the price with VAT; with the VAT in the
 * deposit both are the same loan (D33). Empty if no monthly price is advertised for an offered term.
 */
export function presetsOf(vehicle: FinanceVehicle | null, terms: FinanceTerms): readonly Preset[] {
  const advertised = vehicle?.monthlyPrice ? representativeExample(vehicle, terms) : null;
  const term = TERMS.find((months) => months === advertised?.numberOfPayments);
  if (!advertised || !term) return [];
  const fields = defaultFields(terms.annualRatePercent, vehicle);
  const deposit = `${formatPounds(advertised.depositBeforeVat)} deposit`;
  return [
    ...presetOf(
      'As advertised',
      { ...fields, deposit: shownPounds(advertised.deposit), term },
      advertised.vatQualifying ? `${deposit} plus the VAT` : deposit,
    ),
    ...presetOf('No deposit', fields, advertised.vatQualifying ? 'VAT financed too' : 'Full price financed'),
  ];
}
