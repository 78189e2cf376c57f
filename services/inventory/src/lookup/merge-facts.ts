import { type LookedUpFacts, type LookupSource, lookedUpFactsSchema, type VehicleLookup } from '@forecourt/contracts';
import { normaliseRegistration } from '@forecourt/rules';
import type { KnownFacts } from './vehicle-source.ts';

/** The facts from one source. */
export interface FoundFacts {
  readonly source: LookupSource;
  readonly facts: KnownFacts;
}

const FIELDS = lookedUpFactsSchema.keyof().options;

/** Merges the facts of all sources: each field comes from the first source that has it. */
export const mergeFacts = (
  registration: string,
  found: readonly FoundFacts[],
  missing: readonly LookupSource[],
): VehicleLookup => {
  const given = FIELDS.map((field) => ({ field, by: found.find(({ facts }) => facts[field] !== undefined) }));
  return {
    ...(Object.fromEntries(given.map(({ field, by }) => [field, by?.facts[field] ?? null])) as LookedUpFacts),
    registration: normaliseRegistration(registration),
    sources: Object.fromEntries(given.flatMap(({ field, by }) => (by ? [[field, by.source]] : []))),
    missing: [...missing],
  };
};
