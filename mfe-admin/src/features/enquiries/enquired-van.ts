import type { Enquiry } from '@forecourt/contracts';

type About = Pick<Enquiry, 'vehicle' | 'vehicleId'>;

const named = ({ vehicle, vehicleId }: About, join: (name: string, registration: string) => string): string | null => {
  if (vehicle === null) return vehicleId === null ? null : `vehicle ${vehicleId}`;
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  return vehicle.registrationNumber ? join(name, vehicle.registrationNumber) : name;
};

/** "2022 Ford Transit, HV23 ABC", as far as it is known; null if the enquiry is about none. */
export const enquiredVan = (enquiry: About): string | null => named(enquiry, (name, registration) => `${name}, ${registration}`);

/** The same within a sentence: "2022 Ford Transit (HV23 ABC)". */
export const enquiredVanInSentence = (enquiry: About): string | null =>
  named(enquiry, (name, registration) => `${name} (${registration})`);
