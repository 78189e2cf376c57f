import type { Dealership, Enquiry } from '@forecourt/contracts';
import { ukMobileNumber } from '@forecourt/rules';
import { appointmentAhead, confirmation } from './appointment-words.ts';
import { greeting } from './customer-name.ts';
import { enquiredVanInSentence } from './enquired-van.ts';
import { isUnsent, letterOf } from './thread.ts';
import { availabilityOf } from './van-sentences.ts';

type About = Pick<
  Enquiry,
  | 'customerName'
  | 'customerPhone'
  | 'inquiryType'
  | 'vehicle'
  | 'vehicleId'
  | 'status'
  | 'appointmentAt'
  | 'replies'
  | 'steps'
  | 'changes'
>;

interface Writing {
  readonly dealership: Pick<Dealership, 'tradingName' | 'phone' | 'phoneHours' | 'address' | 'policies'>;
  /** Unix milliseconds. */
  readonly now: number;
}

/**
 * Opens a chat in WhatsApp with the last reply that was not sent, the confirmation of an appointment that was made since, or a greeting that names
 * the van; null unless the number is that of a UK mobile.
 */
export function whatsAppLink(enquiry: About, writing: Writing): string | null {
  const number = ukMobileNumber(enquiry.customerPhone ?? '');
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(textFor(enquiry, writing))}`;
}

function textFor(enquiry: About, { dealership, now }: Writing): string {
  const { replies, changes, vehicle } = enquiry;
  const booked = isGone(vehicle) ? null : appointmentAhead(enquiry, now);
  const planned = changes.findLast(({ field }) => field === 'appointmentAt')?.createdAt ?? '';
  const unsent = replies.findLast(isUnsent);
  if (unsent && !(booked && unsent.createdAt < planned)) return letterOf(unsent);
  const hello = `${greeting(enquiry.customerName)} this is ${dealership.tradingName}`;
  if (booked) return [`${hello}.`, ...confirmation(enquiry, booked, dealership)].join('\n\n');
  const van = enquiredVanInSentence(enquiry);
  return `${hello}${van ? ` about the ${van}` : ''}.`;
}

/** A van that is not known is taken to be there. */
const isGone = (vehicle: Enquiry['vehicle']): boolean =>
  vehicle !== null && (vehicle.isRemoved || availabilityOf(vehicle) === 'sold');
