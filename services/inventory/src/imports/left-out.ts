import { type FieldRefusal, fieldLabel, readInput, updateVehicleSchema } from '@forecourt/contracts';
import { nestedFacts } from './nested-facts.ts';
import { saysNothing } from './vat-words.ts';

/**
 * A cell of these that cannot be read refuses its row. A van with a wrong price or mileage is worse than none, and one must not look as
 * if it had never been written off, or were for sale, because its cell could not be read.
 */
const NEEDED: ReadonlySet<string> = new Set([
  'registrationNumber',
  'stockNumber',
  'make',
  'model',
  'makeAndModel',
  'year',
  'price',
  'vatQualifying',
  'condition',
  'mileage',
  'writeOffCategory',
  'isSold',
]);

/** Whether the contract takes it by itself; what contradicts another fact is taken. */
export const isReadable = (fact: string, value: unknown): boolean =>
  readInput(updateVehicleSchema, nestedFacts({ [fact]: value })).refusals === undefined;

/** "specifications.motDueDate", "images.3": the fact that is refused. */
const factAt = (path: string): string => path.replace(/^specifications\./, '').replace(/\..*$/, '');

/** Of the facts that were refused, those that a van can do without and that cannot be read. */
export function leftOutOf(refusals: readonly FieldRefusal[], body: Readonly<Record<string, unknown>>): string[] {
  const refused = new Set(refusals.map(({ path }) => factAt(path)));
  return Object.keys(body).filter((fact) => refused.has(fact) && !NEEDED.has(fact) && !isReadable(fact, body[fact]));
}

const LONGEST_QUOTE = 40;
export const quote = (cell: string): string => `“${cell.slice(0, LONGEST_QUOTE)}”`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * "Left out: Number of keys. The file says “two”"; empty if nothing is left out that anything is said of.
 * @param cellOf the cell of a fact, as the file has it.
 */
export function leftOutSentence(facts: readonly string[], cellOf: (fact: string) => string): string {
  const told = facts.filter((fact) => !saysNothing(cellOf(fact)));
  if (told.length === 0) return '';
  const names = told.map((fact) => capitalised(fieldLabel(fact) ?? fact)).join(', ');
  return `Left out: ${names}. The file says ${told.map((fact) => quote(cellOf(fact))).join(', ')}`;
}
