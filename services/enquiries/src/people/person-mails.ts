import type { EntityManager } from 'typeorm';
import type { Recipient } from '../mail/queued-mail.ts';

/** The records that mails are about. */
export interface MailSubjects {
  readonly enquiryIds: readonly number[];
  readonly dataRequestIds: readonly number[];
}

/** The stored facts about a mail. */
export interface MailRecord {
  readonly id: string;
  readonly eventId: string;
  readonly to: Recipient;
  readonly enquiryId: number | null;
  readonly dataRequestId: number | null;
  readonly queuedAt: Date;
  readonly sentAt: Date | null;
}

const COLUMNS = `id, event_id AS "eventId", recipient AS "to", data_request_id AS "dataRequestId",
  coalesce(enquiry_id, (SELECT reply.enquiry_id FROM enquiry_reply AS reply WHERE reply.mail_id = mail.id)) AS "enquiryId",
  created_at AS "queuedAt", sent_at AS "sentAt"`;
const ABOUT = `enquiry_id = ANY($1::integer[]) OR data_request_id = ANY($2::integer[])
  OR id IN (SELECT mail_id FROM enquiry_reply WHERE enquiry_id = ANY($1::integer[]))`;

export const mailsAbout = (manager: EntityManager, { enquiryIds, dataRequestIds }: MailSubjects): Promise<MailRecord[]> =>
  manager.query(`SELECT ${COLUMNS} FROM mail WHERE ${ABOUT} ORDER BY id`, [enquiryIds, dataRequestIds]);

/** Deletes the records, so that waiting mails are not sent. The sender of one in progress removes its file. */
export const forgetMailsAbout = async (manager: EntityManager, subjects: MailSubjects): Promise<MailRecord[]> => {
  const [mails]: [MailRecord[], number] = await manager.query(`DELETE FROM mail WHERE ${ABOUT} RETURNING ${COLUMNS}`, [
    subjects.enquiryIds,
    subjects.dataRequestIds,
  ]);
  return mails;
};
