import type { SeenThread } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';
import { SAME_PERSON } from '../enquiries/others-of.ts';
import { threadChanged } from './reply.errors.ts';

/** @throws {ProblemError} 409 if the enquiry, which is locked, has got anything that its reader has not seen, or its sender has asked again. */
export async function refuseUnseen(
  manager: EntityManager,
  enquiryId: number,
  { reply, note, step, enquiry }: SeenThread,
): Promise<void> {
  const [{ isUnseen }]: [{ isUnseen: boolean }] = await manager.query(
    `SELECT EXISTS (SELECT FROM enquiry_reply WHERE enquiry_id = $1 AND id > $2)
       OR EXISTS (SELECT FROM enquiry_note WHERE enquiry_id = $1 AND id > $3 AND removed_at IS NULL)
       OR EXISTS (SELECT FROM enquiry_step WHERE enquiry_id = $1 AND id > $4::integer AND removed_at IS NULL)
       OR EXISTS (
         SELECT FROM enquiry AS one CROSS JOIN LATERAL (${SAME_PERSON}) AS related
         WHERE one.id = $1 AND related.id <> one.id AND related.id > $5::integer) AS "isUnseen"`,
    [enquiryId, reply, note, step ?? null, enquiry ?? null],
  );
  if (isUnseen) throw threadChanged(enquiryId);
}
