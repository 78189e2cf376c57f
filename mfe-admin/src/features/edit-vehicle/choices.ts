import {
  BODY_TYPES,
  CONDITION_LABELS,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  ROOF_TYPES,
  SERVICE_HISTORIES,
  STOCK_STATUSES,
  TRANSMISSIONS,
  WHEELBASE_TYPES,
  WRITE_OFF_CATEGORIES,
  WRITE_OFF_LABELS,
} from '@forecourt/rules';
import type { TextName } from './fields.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const named = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
const NOT_KNOWN: Choice = { value: '', label: 'Not known' };

/** As DVLA words them; the flags of the cards go by these (D26). */
const TAX_STATUSES = ['Taxed', 'Untaxed', 'SORN'] as const;

const CHOICES: Partial<Record<TextName, readonly Choice[]>> = {
  condition: CONDITIONS.map((value) => ({ value, label: CONDITION_LABELS[value] })),
  stockStatus: named(STOCK_STATUSES),
  bodyType: [NOT_KNOWN, ...named(BODY_TYPES)],
  fuelType: [NOT_KNOWN, ...named(FUEL_TYPES)],
  transmission: [NOT_KNOWN, ...named(TRANSMISSIONS)],
  serviceHistory: [NOT_KNOWN, ...named(SERVICE_HISTORIES)],
  writeOffCategory: [NOT_KNOWN, ...WRITE_OFF_CATEGORIES.map((value) => ({ value, label: WRITE_OFF_LABELS[value] }))],
  drivetrain: [NOT_KNOWN, ...named(DRIVETRAINS)],
  roofType: [NOT_KNOWN, ...named(ROOF_TYPES)],
  wheelbaseType: [NOT_KNOWN, ...named(WHEELBASE_TYPES)],
  taxStatus: [NOT_KNOWN, ...named(TAX_STATUSES)],
  // The second field of the doors (product §5); what the first one takes besides is shown as well.
  doors: [NOT_KNOWN, ...named(['2', '3', '4', '5'])],
};

/** The options, plus the current value if it is not among them. */
export function choicesOf(name: TextName, value: string): readonly Choice[] {
  const choices = CHOICES[name] ?? [];
  return choices.some((choice) => choice.value === value) ? choices : [...choices, ...named([value])];
}
