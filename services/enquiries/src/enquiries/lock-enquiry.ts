import type { EntityManager } from 'typeorm';
import { EnquiryEntity, type EnquiryRow } from './enquiry.entity.ts';
import { enquiryNotFound } from './enquiry.errors.ts';

/** PostgreSQL's integer. */
const ID = /^[1-9]\d{0,8}$/;

/** The enquiry of an address, kept from others until the transaction ends. @throws {ProblemError} 404. */
export const lockEnquiry = async (manager: EntityManager, id: string): Promise<EnquiryRow> => {
  const row = ID.test(id)
    ? await manager.findOne(EnquiryEntity, { where: { id: Number(id) }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!row) throw enquiryNotFound(id);
  return row;
};
