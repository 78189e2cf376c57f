import type { Enquiry } from '@forecourt/contracts';
import { ukMobileNumber } from '@forecourt/rules';
import { greeting } from './customer-name.ts';
import { enquiredVanInSentence } from './enquired-van.ts';
import { isUnsent, letterOf } from './thread.ts';

type Facts = Pick<Enquiry, 'customerName' | 'customerPhone' | 'vehicle' | 'vehicleId' | 'replies'>;

/** Opens a chat in WhatsApp with the last reply that was not sent, or a greeting that names the van; null unless the number is that of a UK mobile. */
export function whatsAppLink(enquiry: Facts, tradingName: string): string | null {
  const number = ukMobileNumber(enquiry.customerPhone ?? '');
  if (number === null) return null;
  const unsent = enquiry.replies.findLast(isUnsent);
  const van = enquiredVanInSentence(enquiry);
  const text = `${greeting(enquiry.customerName)} this is ${tradingName}${van ? ` about the ${van}` : ''}.`;
  return `https://wa.me/${number}?text=${encodeURIComponent(unsent ? letterOf(unsent) : text)}`;
}
