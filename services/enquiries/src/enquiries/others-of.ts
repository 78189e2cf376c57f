import type { OtherEnquiries } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';
import { SHORTEST_NUMBER, sameNumber, subscriber } from '../people/subscriber.ts';

/** How many are named, the newest first; the others are counted. */
const NAMED = 5;

type Named = OtherEnquiries['newest'][number];

/** How many have the same email address or number as `id`, which is among them; of each the newest. */
interface Found {
  readonly id: number;
  readonly count: number;
  readonly newest: readonly number[];
}

/** The ids of enquiries with the email address or the telephone number of `one`, if it has one; it is among them then. */
export const SAME_PERSON = `
  SELECT same.id FROM enquiry AS same
  WHERE same.erased_at IS NULL AND one.erased_at IS NULL AND lower(same.customer_email) = lower(one.customer_email)
  UNION
  SELECT same.id FROM enquiry AS same
  WHERE same.erased_at IS NULL AND one.erased_at IS NULL AND ${sameNumber('same.customer_phone', 'one.customer_phone')}`;

const EMAIL = 'lower(customer_email)';
const PHONE = subscriber('customer_phone');
const NEWEST = `(array_agg(id ORDER BY id DESC))[1:${NAMED + 1}] AS newest`;

/**
 * What else was asked by whoever sent each of these enquiries. Those of one address or number are counted once for all who have it:
 * thousands of one sender would otherwise be paired with each other.
 */
export const othersOf = async (manager: EntityManager, ids: readonly number[]): Promise<Map<number, OtherEnquiries>> => {
  const found: Found[] = await manager.query(
    `WITH wanted AS MATERIALIZED (
       SELECT id, ${EMAIL} AS email, CASE WHEN length(${PHONE}) >= ${SHORTEST_NUMBER} THEN ${PHONE} END AS phone
       FROM enquiry WHERE id = ANY($1::integer[]) AND erased_at IS NULL
     ), by_email AS (
       SELECT ${EMAIL} AS email, count(*) AS count, ${NEWEST} FROM enquiry
       WHERE erased_at IS NULL AND ${EMAIL} IN (SELECT email FROM wanted) GROUP BY 1
     ), by_phone AS (
       SELECT ${PHONE} AS phone, count(*) AS count, ${NEWEST} FROM enquiry
       WHERE erased_at IS NULL AND ${PHONE} IN (SELECT phone FROM wanted) GROUP BY 1
     ), by_both AS (
       SELECT ${EMAIL} AS email, ${PHONE} AS phone, count(*) AS count FROM enquiry
       WHERE erased_at IS NULL AND ${EMAIL} IN (SELECT email FROM wanted) AND ${PHONE} IN (SELECT phone FROM wanted) GROUP BY 1, 2
     )
     SELECT wanted.id, greatest(coalesce(by_email.count, 0) + coalesce(by_phone.count, 0) - coalesce(by_both.count, 0), 1)::integer AS count,
       coalesce(by_email.newest, '{}') || coalesce(by_phone.newest, '{}') AS newest
     FROM wanted LEFT JOIN by_email USING (email) LEFT JOIN by_phone USING (phone)
       LEFT JOIN by_both ON by_both.email = wanted.email AND by_both.phone = wanted.phone`,
    [ids],
  );
  const newestOf = new Map(
    found.map(({ id, newest }) => {
      const others = new Set(newest.filter((other) => other !== id));
      return [id, [...others].sort((one, other) => other - one).slice(0, NAMED)];
    }),
  );
  const named = await namedById(manager, [...new Set([...newestOf.values()].flat())]);
  const countOf = new Map(found.map(({ id, count }) => [id, count - 1]));
  return new Map(
    ids.map((id) => {
      const newest = (newestOf.get(id) ?? []).flatMap((other) => named.get(other) ?? []);
      return [id, { count: countOf.get(id) ?? 0, newest }];
    }),
  );
};

async function namedById(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Named>> {
  const rows: (Omit<Named, 'createdAt'> & { readonly createdAt: Date })[] = await manager.query(
    `SELECT id, inquiry_type AS "inquiryType", came_by AS "cameBy", status, created_at AS "createdAt", assignee FROM enquiry WHERE id = ANY($1::integer[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, { ...row, createdAt: row.createdAt.toISOString() }]));
}
