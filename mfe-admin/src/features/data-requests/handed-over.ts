import type { HeldData } from '@forecourt/contracts';

/** Internal ids, which are not personal data. */
const OURS = new Set(['id', 'vehicleId', 'version', 'by', 'enquiryId', 'dataRequestId', 'isErasedWhenDone', 'isRemoved']);

const withoutOurs = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOurs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, held]) => (OURS.has(key) ? [] : [[key, withoutOurs(held)] as const])),
  );
};

/** The data for a person who requests it (UK GDPR articles 15 and 20), without our internal ids. */
export const handedOver = (held: HeldData): string => JSON.stringify(withoutOurs(held), null, 2);
