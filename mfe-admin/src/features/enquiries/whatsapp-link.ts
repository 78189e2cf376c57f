import type { Enquiry } from '@forecourt/contracts';
import { ukMobileNumber } from '@forecourt/rules';
import { greeting } from './customer-name.ts';
import { enquiredVanInSentence } from './enquired-van.ts';

type Facts = Pick<Enquiry, 'customerName' | 'customerPhone' | 'vehicle' | 'vehicleId'>;

/** Opens a chat in WhatsApp with a greeting that names the van; null unless the number is that of a UK mobile. */
export function whatsAppLink(enquiry: Facts, tradingName: string): string | null {
  const number = ukMobileNumber(enquiry.customerPhone ?? '');
  if (number === null) return null;
  const van = enquiredVanInSentence(enquiry);
  const text = `${greeting(enquiry.customerName)} this is ${tradingName}${van ? ` about the ${van}` : ''}.`;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
