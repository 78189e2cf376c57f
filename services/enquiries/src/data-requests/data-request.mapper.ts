import type { DataRequest, DataRequestState } from '@forecourt/contracts';
import { latestExtendedDueDate } from '@forecourt/rules';
import type { DataRequestRow } from './data-request.entity.ts';
import type { DataRequestNoteRow } from './data-request-note.entity.ts';
import { dealershipsDay } from './dealerships-day.ts';

/** By when it is answered. */
export const dueDateOf = ({ dueDate, extendedDueDate }: DataRequestRow): string => extendedDueDate ?? dueDate;

/**
 * The last day to which it may be extended. The person has to be told within the first month (UK GDPR article 12(3)), so
 * nothing may be once that is over.
 * @param today by the dealership's clock.
 */
export const extendableTo = (row: DataRequestRow, today: string): string | null =>
  row.doneAt !== null || today > row.dueDate ? null : latestExtendedDueDate(dealershipsDay(row.createdAt));

/** As staff read it. */
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

/** A due date holds to its end. */
const stateOf = (row: DataRequestRow, today: string): DataRequestState => {
  if (row.doneAt !== null) return 'done';
  return today > dueDateOf(row) ? 'overdue' : 'open';
};
