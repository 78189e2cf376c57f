import type { GenerateDescription, PostFacts } from '@forecourt/contracts';

/** What a text may be written from. What is not known is absent: neither null, nor blank, nor a zero that means "not filled in". */
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
  /** As staff wrote it. */
  readonly description?: string;
}

/** One line of plain text: what staff typed may hold line breaks, control characters or markup, and none of it is meant. */
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

/** The facts of a van that are known, cleaned. The registration number is nobody's business in a text. */
export const vanFacts = (van: GenerateDescription | PostFacts): VanFacts => {
  const given = new Map(Object.entries(van));
  const known = FACTS.map((name) => [name, clean(given.get(name))] as const).filter(([, value]) => isKnown(value));
  return Object.fromEntries(known) as unknown as VanFacts;
};
