import type { GenerateDescription, PostFacts } from '@forecourt/contracts';

/** The facts for a text. Unknown ones are absent: not null, blank, or a zero that means "not filled in". */
export interface VanFacts {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly derivative?: string;
  readonly condition?: PostFacts['condition'];
  readonly mileage?: number;
  readonly bodyType?: NonNullable<PostFacts['bodyType']>;
  readonly transmission?: NonNullable<PostFacts['transmission']>;
  readonly fuelType?: NonNullable<PostFacts['fuelType']>;
  /** Litres. */
  readonly engineSize?: number;
  /** bhp. */
  readonly power?: number;
  /** mpg. */
  readonly fuelEconomy?: number;
  /** Miles. */
  readonly range?: number;
  /** Kilograms. */
  readonly payload?: number;
  /** Cubic metres. */
  readonly loadVolume?: number;
  readonly seats?: number;
  readonly colour?: string;
  readonly features?: readonly string[];
  /** As typed by staff. */
  readonly description?: string;
}

/** Reduces typed text to one line without control characters or markup. */
const plain = (text: string): string =>
  text
    .replace(/[<>]/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

const isKnown = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && value !== 0;

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.map(clean).filter(isKnown);
  return value;
};

const FACTS = [
  'make',
  'model',
  'year',
  'derivative',
  'condition',
  'mileage',
  'bodyType',
  'transmission',
  'fuelType',
  'engineSize',
  'power',
  'fuelEconomy',
  'range',
  'payload',
  'loadVolume',
  'seats',
  'colour',
  'features',
  'description',
] as const satisfies readonly (keyof VanFacts)[];

/** The known facts of a van, cleaned. The registration number is omitted, as it does not belong in a text. */
export const vanFacts = (van: GenerateDescription | PostFacts): VanFacts => {
  const given = new Map(Object.entries(van));
  const known = FACTS.map((name) => [name, clean(given.get(name))] as const).filter(([, value]) => isKnown(value));
  return Object.fromEntries(known) as unknown as VanFacts;
};
