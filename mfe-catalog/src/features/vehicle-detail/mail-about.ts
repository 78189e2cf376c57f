import type { Dealership, Vehicle } from '@forecourt/contracts';
import { displayRegistration } from '@forecourt/rules';

/** The address of a message to the sales team about a vehicle, with its subject filled in. */
export function mailAbout({ year, make, model, registrationNumber, id }: Vehicle, { email }: Dealership, wish: string): string {
  const plate = registrationNumber ? displayRegistration(registrationNumber) : `no. ${id}`;
  return `mailto:${email}?subject=${encodeURIComponent(`${wish}: ${year} ${make} ${model} (${plate})`)}`;
}
