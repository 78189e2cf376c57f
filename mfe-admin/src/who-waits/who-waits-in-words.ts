import type { Enquiry } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { dayAndTime } from '../time/chosen-time.ts';

/** The open enquiries about vans. */
export interface WhoWaits {
  readonly enquiries: number;
  readonly appointments: number;
  /** Of one van, if all of its open enquiries are known. */
  readonly one: {
    /** The name of each person once, whoever asked last first. */
    readonly people: readonly string[];
    /** When the next of them comes. */
    readonly nextAppointment: string | null;
  } | null;
}

type Open = Pick<Enquiry, 'status' | 'customerName' | 'customerEmail' | 'customerPhone' | 'appointmentAt'>;

/** @param open all open enquiries about one van, the newest first. @param now Unix milliseconds. */
export function whoWaitsFor(open: readonly Open[], now: number): WhoWaits {
  const people = new Map(
    open
      .map((enquiry) => [enquiry.customerEmail?.toLowerCase() ?? enquiry.customerPhone, enquiry.customerName] as const)
      .toReversed(),
  );
  const appointments = open.filter(({ status }) => status === 'appointment');
  const ahead = appointments.flatMap(({ appointmentAt }) =>
    appointmentAt && Date.parse(appointmentAt) > now ? appointmentAt : [],
  );
  return {
    enquiries: open.length,
    appointments: appointments.length,
    one: { people: [...people.values()].toReversed(), nextAppointment: ahead.toSorted()[0] ?? null },
  };
}

const counted = (count: number, one: string, many: string): string => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** "Dave Smith and 2 others have open enquiries about it; 1 appointment, tomorrow at 10:00"; null if nobody waits. @param now Unix milliseconds. */
export function whoWaitsInWords({ enquiries, appointments, one }: WhoWaits, now: number): string | null {
  if (enquiries === 0) return null;
  const booked =
    appointments === 0 ? '' : `; ${counted(appointments, 'appointment', 'appointments')}${whenOf(one, appointments, now)}`;
  if (one === null) return `${counted(enquiries, 'open enquiry', 'open enquiries')}${booked}`;
  const [first = '', ...others] = one.people;
  const who = others.length === 0 ? first : `${first} and ${counted(others.length, 'other', 'others')}`;
  const have = `${others.length === 0 ? 'has' : 'have'} ${enquiries === 1 ? 'an open enquiry' : 'open enquiries'}`;
  return `${who} ${have} about it${booked}`;
}

const whenOf = (one: WhoWaits['one'], appointments: number, now: number): string => {
  if (!one?.nextAppointment) return '';
  return `, ${appointments === 1 ? '' : 'the next '}${dayAndTime(one.nextAppointment, now)}`;
};
