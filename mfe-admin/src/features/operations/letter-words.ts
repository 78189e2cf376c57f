import type { ServiceName } from '@forecourt/contracts';
import { SERVICE_WORDS } from './service-words.ts';

/** What a consumer hears of, by the middle of its name: `enquiries-inventory_vehicle_any_v1`. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/inventory_vehicle/, 'changes of vans'],
  [/enquiry_(received|entered)/, 'new enquiries'],
  [/data-request_received/, 'new data requests'],
  [/staff-action/, 'what staff did'],
];

/** "Enquiries: changes of vans". */
export const heardBy = (service: ServiceName, consumer: string): string => {
  const events = EVENTS.find(([pattern]) => pattern.test(consumer))?.[1] ?? consumer;
  return `${SERVICE_WORDS[service].name}: ${events}`;
};

/** "UnreadableEventError: not JSON" becomes "Not JSON"; other errors keep their names, which tell programmers most. */
export const reasonInWords = (reason: string): string => {
  const said = reason.replace(/^UnreadableEventError: /, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
};
