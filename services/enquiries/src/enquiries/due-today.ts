import type { DueEnquiries, DueToday, VanIs } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';

/** How many are named, the first by time; the others are counted. */
const NAMED = 5;

const TODAY = `date_trunc('day', now() AT TIME ZONE 'Europe/London')`;
/** When today begins, in UK time. */
export const BEGINS = `(${TODAY}) AT TIME ZONE 'Europe/London'`;
const ENDS = `(${TODAY} + interval '1 day') AT TIME ZONE 'Europe/London'`;

/** The condition of an enquiry that has this to be done today, in UK time. A call that is overdue is still to be made. */
export const DUE: Readonly<Record<DueToday, string>> = {
  call: `enquiry.ring_again_at < ${ENDS}`,
  appointment: `enquiry.status = 'appointment' AND enquiry.appointment_at >= ${BEGINS} AND enquiry.appointment_at < ${ENDS}`,
};

/** The condition of an enquiry whose appointment was on a day before, and nobody has said what came of it. */
export const TO_SETTLE = `enquiry.status = 'appointment' AND enquiry.appointment_at < ${BEGINS}`;
/** The condition of an enquiry whose appointment has no day. */
export const WITHOUT_DAY = "enquiry.status = 'appointment' AND enquiry.appointment_at IS NULL AND enquiry.erased_at IS NULL";

const AT: Readonly<Record<DueToday, string>> = { call: 'enquiry.ring_again_at', appointment: 'enquiry.appointment_at' };

/** Why the van of an enquiry cannot be had, as `vanIs`. */
export const VAN_IS = `CASE WHEN vehicle.is_removed THEN 'gone' WHEN vehicle.is_sold OR vehicle.stock_status = 'Sold' THEN 'sold' END AS "vanIs"`;

interface Found {
  readonly count: number;
  readonly id: number;
  readonly customerName: string;
  readonly at: Date;
  readonly van: string | null;
  readonly vanIs: VanIs;
  readonly assignee: string | null;
  readonly customerPhone: string | null;
}

/** The calls or appointments of today, those that were due first at the top. */
export async function dueToday(manager: EntityManager, what: DueToday): Promise<DueEnquiries> {
  const found: Found[] = await manager.query(
    `SELECT count(*) OVER ()::integer AS count, enquiry.id, customer_name AS "customerName", customer_phone AS "customerPhone", assignee, ${AT[what]} AS at,
       concat_ws(' ', vehicle.year, vehicle.make, vehicle.model) AS van, ${VAN_IS}
     FROM enquiry LEFT JOIN vehicle ON vehicle.id = enquiry.vehicle_id
     WHERE ${DUE[what]} ORDER BY ${AT[what]}, enquiry.id LIMIT ${NAMED}`,
  );
  return {
    count: found[0]?.count ?? 0,
    first: found.map(({ count: _, at, van, ...enquiry }) => ({ ...enquiry, at: at.toISOString(), van: van || null })),
  };
}
