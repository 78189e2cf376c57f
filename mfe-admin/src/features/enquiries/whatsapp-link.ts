import type { Dealership, Enquiry, EnquiryReply } from '@forecourt/contracts';
import { ukMobileNumber } from '@forecourt/rules';
import { appointmentAhead, appointmentInWords, cancelledAppointment, confirmation } from './appointment-words.ts';
import { greeting } from './customer-name.ts';
import { enquiredVanInSentence } from './enquired-van.ts';
import { isUnsent, letterOf } from './thread.ts';
import { type Availability, availabilityOf, isOutdated, STATE_SENTENCES } from './van-sentences.ts';

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
  /** Whoever writes: nobody sends what a colleague wrote and signed. */
  readonly account: string | null;
  readonly dealership: Pick<Dealership, 'tradingName' | 'phone' | 'phoneHours' | 'address' | 'policies'>;
  /** Unix milliseconds. */
  readonly now: number;
}

/**
 * Opens a chat in WhatsApp with the text of `keptFor`, the confirmation or the cancellation of an appointment, or a greeting that names the van and says if it
 * cannot be had; null unless the number is that of a UK mobile.
 */
export function whatsAppLink(enquiry: About, writing: Writing): string | null {
  const number = ukMobileNumber(enquiry.customerPhone ?? '');
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(textFor(enquiry, writing))}`;
}

function textFor(enquiry: About, writing: Writing): string {
  const kept = keptFor(enquiry, writing);
  if (kept) return letterOf(kept);
  const { dealership } = writing;
  const hello = `${greeting(enquiry.customerName)} this is ${dealership.tradingName}`;
  const booked = bookedFor(enquiry, writing);
  if (booked) return [`${hello}.`, ...confirmation(enquiry, booked, dealership)].join('\n\n');
  const cancelled = cancelledAppointment(enquiry, writing.now);
  if (cancelled && !cancelled.isTold) return [`${hello}.`, cancelled.sentence, ...newsOf(enquiry, writing)].join(' ');
  const van = enquiredVanInSentence(enquiry);
  return [`${hello}${van ? ` about the ${van}` : ''}.`, ...newsOf(enquiry, writing)].join(' ');
}

/** Why the van cannot be had, if it cannot. */
function newsOf(enquiry: About, { now }: Writing): string[] {
  const availability = nowOf(enquiry);
  if (availability === 'available' || availability === 'due') return [];
  const state = `It ${STATE_SENTENCES[availability]}.`;
  if (availability === 'reserved') return [state];
  const planned = appointmentAhead(enquiry, now);
  const came = planned ? [`You were to come on ${appointmentInWords(planned)}.`] : [];
  return [state, ...came, 'Would you like to see others like it?'];
}

/** The last reply that this colleague wrote and that was not sent, unless the appointment or the van has changed since. */
export function keptFor(enquiry: About, writing: Pick<Writing, 'account' | 'now'>): EnquiryReply | null {
  const { replies, changes } = enquiry;
  const kept = replies.findLast((reply) => isUnsent(reply) && reply.by === writing.account);
  if (!kept || isOutdated(kept.text, nowOf(enquiry))) return null;
  const planned = changes.findLast(({ field }) => field === 'appointmentAt')?.createdAt ?? '';
  return kept.createdAt < planned ? null : kept;
}

const bookedFor = (enquiry: About, { now }: Pick<Writing, 'now'>): string | null =>
  ['sold', 'gone'].includes(nowOf(enquiry)) ? null : appointmentAhead(enquiry, now);

/** A van that is not known is taken to be there. */
const nowOf = ({ vehicle }: About): Availability =>
  vehicle === null ? 'available' : availabilityOf(vehicle.isRemoved ? null : vehicle);
