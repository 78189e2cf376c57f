import { APPOINTMENT_DOUBT_CODES, type AppointmentDoubt } from '@forecourt/contracts';
import { type OpeningTimes, ukClock } from '@forecourt/rules';
import { ProblemError } from '@forecourt/server-kit';
import type { EntityManager } from 'typeorm';
import { closedThen } from './closed-then.ts';

interface Booking {
  readonly enquiryId: number;
  readonly at: Date;
  /** The van that it is about, and who sees to it. */
  readonly vehicleId: number | null;
  readonly assignee: string | null;
  readonly hours: OpeningTimes;
  /** The doubts that staff have confirmed. */
  readonly despite: readonly AppointmentDoubt[];
}

interface Other {
  readonly customerName: string;
  readonly at: Date;
  readonly isSameTime: boolean;
  readonly isSameVan: boolean;
}

/**
 * @throws {ProblemError} 409 if the dealership is closed then, somebody else comes at the same time, or somebody comes less than an hour
 * before or after for the same van or to the same colleague, unless staff have confirmed it.
 */
export async function refuseDoubtful(manager: EntityManager, booking: Booking): Promise<void> {
  const { enquiryId, at, vehicleId, assignee, hours, despite } = booking;
  // Otherwise two colleagues who book the same time at once would not see each other's booking.
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('appointments'))");
  const closed = despite.includes('closed') ? null : closedThen(hours, at.getTime());
  if (closed) throw doubtful('closed', closed);
  if (despite.includes('booked')) return;
  const others: Other[] = await manager.query(
    `SELECT * FROM (
       SELECT id, customer_name AS "customerName", appointment_at AS at, vehicle_id = $3::integer AS "isSameVan",
         assignee = $4::text AS "isSameColleague",
         date_trunc('minute', appointment_at) = date_trunc('minute', $1::timestamptz) AS "isSameTime"
       FROM enquiry
       WHERE status = 'appointment' AND id <> $2
         AND appointment_at > $1::timestamptz - interval '1 hour' AND appointment_at < $1::timestamptz + interval '1 hour') AS near
     WHERE "isSameTime" OR "isSameVan" OR "isSameColleague"
     ORDER BY at, id`,
    [at, enquiryId, vehicleId, assignee],
  );
  if (others.length > 0) throw doubtful('booked', whoElse(others, at));
}

/** Who else comes: at the same time in one sentence, and for the same van or about then in one each. */
function whoElse(others: readonly Other[], at: Date): string {
  const isTogether = ({ isSameTime, isSameVan }: Other) => isSameTime && !isSameVan;
  const together = others.filter(isTogether).map(({ customerName }) => customerName);
  const names = new Intl.ListFormat('en-GB').format(together);
  const about = others
    .filter((other) => !isTogether(other))
    .map(({ customerName, at: other, isSameVan }) => {
      const what = isSameVan ? 'for the same van' : 'with the same colleague';
      return `${customerName} is booked ${what} at ${ukClock(other.getTime()).time} on that day.`;
    });
  const { time } = ukClock(at.getTime());
  const booked = `${names} ${together.length === 1 ? 'is' : 'are'} already booked at ${time} on that day.`;
  return [...(together.length > 0 ? [booked] : []), ...about].join(' ');
}

const doubtful = (doubt: AppointmentDoubt, detail: string): ProblemError =>
  new ProblemError({ status: 409, code: APPOINTMENT_DOUBT_CODES[doubt], title: 'Is that the right time?', detail });
