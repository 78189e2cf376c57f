import { IMPORT_SPECIFICATION_NAMES, type VehicleSpecifications } from '@forecourt/contracts';

const NESTED = new Set<string>(IMPORT_SPECIFICATION_NAMES);

/**
 * Facts by name as the API takes them: some are entries of the specifications, which it replaces as a whole.
 * @param stored the specifications of the van that they are about.
 */
export function nestedFacts(facts: Readonly<Record<string, unknown>>, stored: VehicleSpecifications = {}) {
  const entries = Object.entries(facts);
  const nested = entries.filter(([name]) => NESTED.has(name));
  if (nested.length === 0) return { ...facts };
  const own = Object.fromEntries(entries.filter(([name]) => !NESTED.has(name)));
  return { ...own, specifications: { ...stored, ...Object.fromEntries(nested) } };
}
