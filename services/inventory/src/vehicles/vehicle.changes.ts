import { isDeepStrictEqual } from 'node:util';
import type { FieldChange, Vehicle } from '@forecourt/contracts';

/** The public fields in which the two differ. */
export const changedFields = (before: Vehicle, after: Vehicle): string[] =>
  (Object.keys(after) as (keyof Vehicle)[]).filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** Other names of what is told already, what nobody has typed, and free text, in which anything may stand. */
const NOT_TOLD = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'verifiedFields',
  'seatingCapacity',
  'maxGrossWeight',
  'imageUrl',
  'mainImageIndex',
  'description',
]);

const LONGEST = 200;
const told = (value: unknown): FieldChange['from'] =>
  typeof value === 'string' ? value.slice(0, LONGEST) : typeof value === 'number' || typeof value === 'boolean' ? value : null;

const isPlain = (value: unknown): boolean => value === null || value === undefined || typeof value !== 'object';

/** What the audit log tells of a change: facts of the van with both values, its specifications one by one, and how many pictures it has. */
export function toldChanges(before: Vehicle, after: Vehicle): FieldChange[] {
  const facts = (vehicle: Vehicle): Record<string, unknown> => ({
    ...vehicle.specifications,
    ...vehicle,
    images: vehicle.images.length,
  });
  const [was, is] = [facts(before), facts(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !NOT_TOLD.has(field) && isPlain(was[field]) && isPlain(is[field]))
    .map((field) => ({ field, from: told(was[field]), to: told(is[field]) }))
    .filter(({ from, to }) => from !== to);
}
