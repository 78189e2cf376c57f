import type { HeldData } from '@forecourt/contracts';

/** What tells our own records and accounts apart: it says nothing of the person. */
const OURS = new Set(['id', 'vehicleId', 'version', 'by', 'enquiryId', 'dataRequestId', 'isErasedWhenDone', 'isRemoved']);

const withoutOurs = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOurs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, held]) => (OURS.has(key) ? [] : [[key, withoutOurs(held)] as const])),
  );
};

/** What is handed over to a person who asks for their data (UK GDPR articles 15 and 20): all of it, without our numbers. */
export const handedOver = (held: HeldData): string => JSON.stringify(withoutOurs(held), null, 2);
