import { isDeepStrictEqual } from 'node:util';
import type { FieldChange, Vehicle } from '@forecourt/contracts';

/** The public fields that differ. */
export const changedFields = (before: Vehicle, after: Vehicle): string[] =>
  (Object.keys(after) as (keyof Vehicle)[]).filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** Aliases, generated fields, and free text, which may contain anything. */
const NOT_AUDITED = new Set([
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

const MAX_LENGTH = 200;
const audited = (value: unknown): FieldChange['from'] =>
  typeof value === 'string' ? value.slice(0, MAX_LENGTH) : typeof value === 'number' || typeof value === 'boolean' ? value : null;

const isPlain = (value: unknown): boolean => value === null || value === undefined || typeof value !== 'object';

/** The changes for the audit log: plain fields and specifications with both values, and the number of pictures. */
export function auditedChanges(before: Vehicle, after: Vehicle): FieldChange[] {
  const facts = (vehicle: Vehicle): Record<string, unknown> => ({
    ...vehicle.specifications,
    ...vehicle,
    images: vehicle.images.length,
  });
  const [was, is] = [facts(before), facts(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !NOT_AUDITED.has(field) && isPlain(was[field]) && isPlain(is[field]))
    .map((field) => ({ field, from: audited(was[field]), to: audited(is[field]) }))
    .filter(({ from, to }) => from !== to);
}
