import type { DataRequest } from '@forecourt/contracts';
import { Any, type EntityManager } from 'typeorm';
import { DataRequestEntity, type DataRequestRow } from './data-request.entity.ts';
import { toDataRequest } from './data-request.mapper.ts';
import { DataRequestNoteEntity, type DataRequestNoteRow } from './data-request-note.entity.ts';
import { ukDate } from './uk-date.ts';

/** All requests: open ones by due date, then those that are done. */
export const allDataRequests = async (manager: EntityManager): Promise<DataRequest[]> => {
  const rows = await manager
    .createQueryBuilder(DataRequestEntity, 'request')
    .orderBy('request.done_at', 'DESC', 'NULLS FIRST')
    .addOrderBy('coalesce(request.extended_due_date, request.due_date)')
    .addOrderBy('request.id')
    .getMany();
  return withNotes(manager, rows);
};

/** Maps rows to what staff see, with their notes. */
export const withNotes = async (manager: EntityManager, rows: readonly DataRequestRow[]): Promise<DataRequest[]> => {
  const notesOf = new Map<number, DataRequestNoteRow[]>(rows.map(({ id }) => [id, []]));
  const where = { dataRequestId: Any([...notesOf.keys()]) };
  for (const note of await manager.find(DataRequestNoteEntity, { where, order: { id: 'ASC' } })) {
    notesOf.get(note.dataRequestId)?.push(note);
  }
  const today = ukDate(new Date());
  return rows.map((row) => toDataRequest(row, notesOf.get(row.id) ?? [], today));
};
