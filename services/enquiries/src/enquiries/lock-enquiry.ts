import type { EntityManager } from 'typeorm';
import { EnquiryEntity, type EnquiryRow } from './enquiry.entity.ts';
import { enquiryNotFound } from './enquiry.errors.ts';

/** At most nine digits, to fit PostgreSQL's integer. */
const ID = /^[1-9]\d{0,8}$/;

/** Finds an enquiry by the id in the path. @throws {ProblemError} 404. */
export const findEnquiry = async (manager: EntityManager, id: string, lock: 'none' | 'write' = 'none'): Promise<EnquiryRow> => {
  const isLocked = lock === 'write' && { lock: { mode: 'pessimistic_write' as const } };
  const row = ID.test(id) ? await manager.findOne(EnquiryEntity, { where: { id: Number(id) }, ...isLocked }) : null;
  if (!row) throw enquiryNotFound(id);
  return row;
};

/** The same, locked until the transaction ends. */
export const lockEnquiry = (manager: EntityManager, id: string): Promise<EnquiryRow> => findEnquiry(manager, id, 'write');
