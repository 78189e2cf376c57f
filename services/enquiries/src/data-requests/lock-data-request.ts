import type { EntityManager } from 'typeorm';
import { DataRequestEntity, type DataRequestRow } from './data-request.entity.ts';
import { dataRequestNotFound } from './data-request.errors.ts';

/** At most nine digits, to fit PostgreSQL's integer. */
const ID = /^[1-9]\d{0,8}$/;

/** Finds a request by the id in the path and locks it until the transaction ends. @throws {ProblemError} 404. */
export const lockDataRequest = async (manager: EntityManager, id: string): Promise<DataRequestRow> => {
  const row = ID.test(id)
    ? await manager.findOne(DataRequestEntity, { where: { id: Number(id) }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!row) throw dataRequestNotFound(id);
  return row;
};
