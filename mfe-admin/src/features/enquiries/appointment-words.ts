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

/** What a customer is told of an appointment, a paragraph each. */
export function confirmation(enquiry: Booked, at: string, dealership: Told): string[] {
  const van = enquiredVanInSentence(enquiry);
  const isDrive = enquiry.inquiryType === 'test_drive';
  const what = isDrive ? `test drive${van ? ` of the ${van}` : ''}` : `appointment${van ? ` to see the ${van}` : ''}`;
  const { phone, phoneHours, policies } = dealership;
  const verb = toldOtherwise(enquiry)?.isSent ? 'has been moved to' : 'is booked for';
  return [
    `Your ${what} ${verb} ${appointmentInWords(at)}.`,
    `You will find us at ${postalAddress(dealership)}.`,
    ...(isDrive ? [policies.testDrive] : []),
    `If you cannot come then, call us on ${phone} (${phoneHours}).`,
  ];
}

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
  const isToldElsewhere = steps.some(
    ({ kind, outcome, createdAt }) => createdAt > moved && (kind === 'whatsapp' || outcome === 'spoke'),
  );
  const last = (isSent: boolean) => {
    const told = confirming.findLast((one) => one.isSent === isSent);
    return told && told.when !== present ? told : null;
  };
  return (isToldElsewhere ? null : last(true)) ?? last(false);
}
