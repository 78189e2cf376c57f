import { APPOINTMENT_DOUBT_CODES, type AppointmentDoubt } from '@forecourt/contracts';
import { type OpeningTimes, ukClock } from '@forecourt/rules';
import { ProblemError } from '@forecourt/server-kit';
import type { EntityManager } from 'typeorm';
import { closedThen } from './closed-then.ts';

interface Booking {
  readonly enquiryId: number;
  readonly at: Date;
  readonly hours: OpeningTimes;
  /** The doubts that staff have confirmed. */
  readonly despite: readonly AppointmentDoubt[];
}

/** @throws {ProblemError} 409 if the dealership is closed then or somebody else comes at the same time, unless staff have confirmed it. */
export async function refuseDoubtful(manager: EntityManager, { enquiryId, at, hours, despite }: Booking): Promise<void> {
  // Otherwise two colleagues who book the same time at once would not see each other's booking.
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('appointments'))");
  const closed = despite.includes('closed') ? null : closedThen(hours, at.getTime());
  if (closed) throw doubtful('closed', closed);
  if (despite.includes('booked')) return;
  const others: { customerName: string }[] = await manager.query(
    `SELECT customer_name AS "customerName" FROM enquiry
     WHERE status = 'appointment' AND date_trunc('minute', appointment_at) = date_trunc('minute', $1::timestamptz) AND id <> $2
     ORDER BY id`,
    [at, enquiryId],
  );
  const names = new Intl.ListFormat('en-GB').format(others.map(({ customerName }) => customerName));
  const { time } = ukClock(at.getTime());
  if (others.length > 0)
    throw doubtful('booked', `${names} ${others.length === 1 ? 'is' : 'are'} already booked at ${time} on that day.`);
}

const doubtful = (doubt: AppointmentDoubt, detail: string): ProblemError =>
  new ProblemError({ status: 409, code: APPOINTMENT_DOUBT_CODES[doubt], title: 'Is that the right time?', detail });
