import type { DataRequest, DataRequestState } from '@forecourt/contracts';
import { latestExtendedDueDate } from '@forecourt/rules';
import type { DataRequestRow } from './data-request.entity.ts';
import type { DataRequestNoteRow } from './data-request-note.entity.ts';
import { ukDate } from './uk-date.ts';

/** When an answer is due. */
export const dueDateOf = ({ dueDate, extendedDueDate }: DataRequestRow): string => extendedDueDate ?? dueDate;

/**
 * The latest date to which it may be extended; null once the first month is over, within which the person has to be told
 * (UK GDPR article 12(3)).
 * @param today in UK time.
 */
export const extendableTo = (row: DataRequestRow, today: string): string | null =>
  row.doneAt !== null || today > row.dueDate ? null : latestExtendedDueDate(ukDate(row.createdAt));

/** What staff see. */
export const toDataRequest = (row: DataRequestRow, notes: readonly DataRequestNoteRow[], today: string): DataRequest => {
  const { id, reference, requestType, firstName, lastName, email, phone, description, isErasedWhenDone, version } = row;
  const { extensionReason: reason, extensionToldAt: toldAt, dueDate: firstDueDate } = row;
  return {
    ...{ id, reference, requestType, firstName, lastName, email, phone, description, isErasedWhenDone, version },
    createdAt: row.createdAt.toISOString(),
    dueDate: dueDateOf(row),
    extension: reason === null || toldAt === null ? null : { reason, firstDueDate, toldAt: toldAt.toISOString() },
    extendableTo: extendableTo(row, today),
    state: stateOf(row, today),
    doneAt: row.doneAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    notes: notes.map((note) => ({ id: note.id, by: note.by, text: note.text, createdAt: note.createdAt.toISOString() })),
  };
};

/** A request is overdue from the day after its due date. */
const stateOf = (row: DataRequestRow, today: string): DataRequestState => {
  if (row.doneAt !== null) return 'done';
  return today > dueDateOf(row) ? 'overdue' : 'open';
};
