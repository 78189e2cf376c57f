import { postalAddress } from '@forecourt/content';
import type { Dealership, Enquiry, EnquiryReply } from '@forecourt/contracts';
import { formatDayOfWeek, formatTime, ukClock } from '@forecourt/rules';
import { enquiredVanInSentence } from './enquired-van.ts';

/** "Friday 4 December at 10am", in UK time: as customers are told of an appointment. */
export const appointmentInWords = (at: string): string => {
  const { day, time } = ukClock(Date.parse(at));
  return `${formatDayOfWeek(day)} at ${formatTime(time)}`;
};

/** When the customer comes; null without a day, and once it has passed. @param now Unix milliseconds. */
export const appointmentAhead = ({ status, appointmentAt }: Pick<Enquiry, 'status' | 'appointmentAt'>, now: number) =>
  status === 'appointment' && appointmentAt !== null && Date.parse(appointmentAt) > now ? appointmentAt : null;

type Booked = Pick<Enquiry, 'inquiryType' | 'vehicle' | 'vehicleId' | 'appointmentAt' | 'changes' | 'replies' | 'steps'>;

/** Of the dealership. */
type Told = Pick<Dealership, 'phone' | 'phoneHours' | 'address' | 'policies'>;

const isTestDrive = ({ inquiryType }: Pick<Enquiry, 'inquiryType'>): boolean => inquiryType === 'test_drive';

/** "test drive of the 2022 Ford Transit (HV22 ABC)". */
function visitInWords(enquiry: Booked): string {
  const van = enquiredVanInSentence(enquiry);
  return isTestDrive(enquiry) ? `test drive${van ? ` of the ${van}` : ''}` : `appointment${van ? ` to see the ${van}` : ''}`;
}

/** What a customer is told of an appointment, a paragraph each. */
export function confirmation(enquiry: Booked, at: string, dealership: Told): string[] {
  const { phone, phoneHours, policies } = dealership;
  const verb = toldOtherwise(enquiry)?.isSent ? 'has been moved to' : 'is booked for';
  return [
    `Your ${visitInWords(enquiry)} ${verb} ${appointmentInWords(at)}.`,
    `You will find us at ${postalAddress(dealership)}.`,
    ...(isTestDrive(enquiry) ? [policies.testDrive] : []),
    `If you cannot come then, call us on ${phone} (${phoneHours}).`,
  ];
}

/** An appointment that is off. */
interface Cancelled {
  /** "Your appointment on Friday 4 December at 10am is cancelled." */
  readonly sentence: string;
  /** Whether somebody has spoken or written to the customer since. */
  readonly isTold: boolean;
}

/** The appointment that has been taken out of the diary; null without one, and once its time has passed. @param now Unix milliseconds. */
export function cancelledAppointment(enquiry: Booked & Pick<Enquiry, 'status'>, now: number): Cancelled | null {
  const { status, changes, replies } = enquiry;
  const last = changes.findLast(({ field }) => field === 'appointmentAt');
  // One that is lost keeps its time unseen.
  const at = last?.after === null ? last.before : status === 'lost' ? last?.after : null;
  if (!at || status === 'appointment' || Date.parse(at) <= now) return null;
  const since = changes.findLast(({ field }) => field === 'appointmentAt' || field === 'status')?.createdAt ?? '';
  const isWritten = replies.some((reply) => reply.createdAt > since && (reply.state === 'sent' || reply.state === 'queued'));
  return {
    sentence: `Your ${visitInWords(enquiry)} on ${appointmentInWords(at)} is cancelled.`,
    isTold: isWritten || isSpokenTo(enquiry, since),
  };
}

/** Whether the customer has been spoken to, or written to by WhatsApp, since this moment. */
const isSpokenTo = ({ steps }: Pick<Enquiry, 'steps'>, since: string): boolean =>
  steps.some(({ kind, outcome, createdAt }) => createdAt > since && (kind === 'whatsapp' || outcome === 'spoke'));

/** A reply that confirms another time than the appointment has now. */
export interface ToldTime {
  readonly reply: EnquiryReply;
  /** The other time, in words. */
  readonly when: string;
  /** Whether it has left, or is leaving. */
  readonly isSent: boolean;
}

/**
 * The reply that told the customer another time of the appointment, or would if it was sent now; null once they have heard of the present one
 * by mail, or somebody has spoken or written to them since it was moved.
 */
export function toldOtherwise({ appointmentAt, changes, replies, steps }: Booked): ToldTime | null {
  if (appointmentAt === null) return null;
  const moves = changes.filter(({ field }) => field === 'appointmentAt');
  const times = new Set(moves.flatMap(({ before, after }) => [before, after]).flatMap((at) => at ?? []));
  const others = [...times].map(appointmentInWords);
  const present = appointmentInWords(appointmentAt);
  const confirming = replies.flatMap((reply): ToldTime[] => {
    const when = [present, ...others].find((words) => reply.text.includes(words));
    return when ? [{ reply, when, isSent: reply.state === 'sent' || reply.state === 'queued' }] : [];
  });
  const moved = moves.at(-1)?.createdAt ?? '';
  const isToldElsewhere = isSpokenTo({ steps }, moved);
  const last = (isSent: boolean) => {
    const told = confirming.findLast((one) => one.isSent === isSent);
    return told && told.when !== present ? told : null;
  };
  return (isToldElsewhere ? null : last(true)) ?? last(false);
}
