import type { OtherEnquiries } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';
import { sameNumber } from '../people/subscriber.ts';

/** How many are named, the newest first; the others are counted. */
const NAMED = 5;

type Named = OtherEnquiries['newest'][number];

interface Found extends Omit<Named, 'createdAt'> {
  readonly of: number;
  readonly count: number;
  readonly createdAt: Date;
}

/** The ids of enquiries with the email address or the telephone number of `one`; it is among them. */
export const SAME_PERSON = `
  SELECT same.id FROM enquiry AS same
  WHERE same.erased_at IS NULL AND one.erased_at IS NULL AND lower(same.customer_email) = lower(one.customer_email)
  UNION
  SELECT same.id FROM enquiry AS same
  WHERE same.erased_at IS NULL AND one.erased_at IS NULL AND ${sameNumber('same.customer_phone', 'one.customer_phone')}`;

/** What else was asked by whoever sent each of these enquiries. */
export const othersOf = async (manager: EntityManager, ids: readonly number[]): Promise<Map<number, OtherEnquiries>> => {
  const found: Found[] = await manager.query(
    `SELECT * FROM (
       SELECT one.id AS "of", other.id, other.inquiry_type AS "inquiryType", other.status, other.created_at AS "createdAt",
         count(*) OVER (PARTITION BY one.id)::integer AS count,
         row_number() OVER (PARTITION BY one.id ORDER BY other.id DESC) AS place
       FROM enquiry AS one CROSS JOIN LATERAL (${SAME_PERSON}) AS related JOIN enquiry AS other ON other.id = related.id
       WHERE one.id = ANY($1::integer[]) AND other.id <> one.id) AS ranked
     WHERE place <= ${NAMED} ORDER BY "of", place`,
    [ids],
  );
  const others = new Map<number, { count: number; newest: Named[] }>(ids.map((id) => [id, { count: 0, newest: [] }]));
  for (const { of, count, id, inquiryType, status, createdAt } of found) {
    const one = others.get(of);
    if (!one) continue;
    one.count = count;
    one.newest.push({ id, inquiryType, status, createdAt: createdAt.toISOString() });
  }
  return others;
};
