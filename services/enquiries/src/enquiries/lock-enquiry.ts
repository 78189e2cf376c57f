import type { EntityManager } from 'typeorm';
import { EnquiryEntity, type EnquiryRow } from './enquiry.entity.ts';
import { enquiryNotFound } from './enquiry.errors.ts';

/** At most nine digits, to fit PostgreSQL's integer. */
const ID = /^[1-9]\d{0,8}$/;

/** Finds an enquiry by the id in the path and locks it until the transaction ends. @throws {ProblemError} 404. */
export const lockEnquiry = async (manager: EntityManager, id: string): Promise<EnquiryRow> => {
  const row = ID.test(id)
    ? await manager.findOne(EnquiryEntity, { where: { id: Number(id) }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!row) throw enquiryNotFound(id);
  return row;
};
