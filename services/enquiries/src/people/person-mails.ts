import type { EntityManager } from 'typeorm';

/** The records that mails are about. */
export interface MailSubjects {
  readonly enquiryIds: readonly number[];
  readonly dataRequestIds: readonly number[];
}

/** The stored facts about a mail. */
export interface MailRecord {
  readonly id: string;
  readonly eventId: string;
  readonly to: 'dealership' | 'visitor';
  readonly enquiryId: number | null;
  readonly dataRequestId: number | null;
  readonly queuedAt: Date;
  readonly sentAt: Date | null;
}

const COLUMNS = `id, event_id AS "eventId", recipient AS "to", enquiry_id AS "enquiryId", data_request_id AS "dataRequestId",
  created_at AS "queuedAt", sent_at AS "sentAt"`;
const ABOUT = 'enquiry_id = ANY($1::integer[]) OR data_request_id = ANY($2::integer[])';

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
