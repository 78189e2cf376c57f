import type { SeenThread } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';
import { threadChanged } from './reply.errors.ts';

/** @throws {ProblemError} 409 if the enquiry, which is locked, has got anything that its reader has not seen. */
export async function refuseUnseen(manager: EntityManager, enquiryId: number, { reply, note, step }: SeenThread): Promise<void> {
  const [{ isUnseen }]: [{ isUnseen: boolean }] = await manager.query(
    `SELECT EXISTS (SELECT FROM enquiry_reply WHERE enquiry_id = $1 AND id > $2)
       OR EXISTS (SELECT FROM enquiry_note WHERE enquiry_id = $1 AND id > $3)
       OR EXISTS (SELECT FROM enquiry_step WHERE enquiry_id = $1 AND id > $4::integer) AS "isUnseen"`,
    [enquiryId, reply, note, step ?? null],
  );
  if (isUnseen) throw threadChanged(enquiryId);
}
