import type { EnquiryReply, ReplyState } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';

interface StoredReply extends Omit<EnquiryReply, 'createdAt'> {
  readonly enquiryId: number;
  readonly createdAt: Date;
}

/** A reply's state is that of its mail. */
const STATE = `CASE
  WHEN mail.abandoned_at IS NOT NULL THEN 'failed'
  WHEN mail.sent_at IS NULL THEN 'queued'
  WHEN mail.is_file THEN 'saved'
  ELSE 'sent' END`;

/** The mail of a reply has not left and does not leave by itself, or has been tried in vain. */
const IS_UNSENT = 'mail.abandoned_at IS NOT NULL OR mail.is_file OR (mail.sent_at IS NULL AND mail.last_error IS NOT NULL)';

/** The ids of enquiries with a reply that has not left. */
export const UNSENT_REPLIES = `SELECT reply.enquiry_id FROM enquiry_reply AS reply JOIN mail ON mail.id = reply.mail_id
  WHERE ${IS_UNSENT}`;

/** The replies to each of these enquiries, oldest first. */
export const repliesOf = async (manager: EntityManager, enquiryIds: readonly number[]): Promise<Map<number, EnquiryReply[]>> => {
  const replies: StoredReply[] = await manager.query(
    `SELECT reply.id, reply.enquiry_id AS "enquiryId", reply.account_id AS by, reply.subject, reply.text,
       reply.signed_by AS "signedBy",
       reply.created_at AS "createdAt", ${STATE} AS state
     FROM enquiry_reply AS reply JOIN mail ON mail.id = reply.mail_id
     WHERE reply.enquiry_id = ANY($1::integer[]) ORDER BY reply.id`,
    [enquiryIds],
  );
  const repliesTo = new Map<number, EnquiryReply[]>(enquiryIds.map((id) => [id, []]));
  for (const { enquiryId, createdAt, ...reply } of replies)
    repliesTo.get(enquiryId)?.push({ ...reply, createdAt: createdAt.toISOString() });
  return repliesTo;
};

/** The state of one reply to this enquiry; undefined if there is none. */
export const replyState = async (
  manager: EntityManager,
  reply: { readonly id: number; readonly enquiryId: number },
): Promise<ReplyState | undefined> => {
  const [found]: { state: ReplyState }[] = await manager.query(
    `SELECT ${STATE} AS state FROM enquiry_reply AS reply JOIN mail ON mail.id = reply.mail_id
     WHERE reply.id = $1 AND reply.enquiry_id = $2`,
    [reply.id, reply.enquiryId],
  );
  return found?.state;
};
