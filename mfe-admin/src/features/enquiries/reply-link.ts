import type { Enquiry } from '@forecourt/contracts';

/** "2022 Ford Transit, HV23 ABC", as far as it is known. */
export const enquiredVan = ({ vehicle, vehicleId }: Pick<Enquiry, 'vehicle' | 'vehicleId'>): string | null => {
  if (vehicle === null) return vehicleId === null ? null : `vehicle ${vehicleId}`;
  return [`${vehicle.year} ${vehicle.make} ${vehicle.model}`, vehicle.registrationNumber].filter(Boolean).join(', ');
};

/** A mail to the customer with its subject filled in; the member of staff writes the rest. */
export function replyLink(enquiry: Enquiry, tradingName: string): string {
  const van = enquiredVan(enquiry);
  const subject = `Your enquiry to ${tradingName}${van ? `: ${van}` : ''}`;
  const body = `Dear ${enquiry.customerName},\r\n\r\nThank you for your enquiry${van ? ` about the ${van}` : ''}.\r\n\r\n`;
  const address = encodeURIComponent(enquiry.customerEmail).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
