import type { DataRequest, FieldChange, UpdateDataRequest } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonEraser } from '../people/person-eraser.ts';
import { DataRequestEntity, type DataRequestRow } from './data-request.entity.ts';
import { dataRequestChanged, dataRequestErased, notAnExtension, notExtendable } from './data-request.errors.ts';
import { dueDateOf, extendableTo } from './data-request.mapper.ts';
import { withNotes } from './data-request-list.ts';
import { lockDataRequest } from './lock-data-request.ts';
import { ukDate } from './uk-date.ts';

@Injectable()
export class UpdateDataRequestUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly eraser: PersonEraser,
    private readonly staffActions: StaffActions,
  ) {}

  async execute(address: string, change: UpdateDataRequest): Promise<DataRequest> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockDataRequest(manager, address);
      const { id, version } = stored;
      if (change.version !== version) throw dataRequestChanged(stored.reference);
      const [changes, field] =
        'done' in change ? [finished(stored, change.done), 'done'] : [extended(stored, change.extension), 'dueDate'];
      await manager.update(DataRequestEntity, { id }, { ...changes, version: version + 1, activeAt: new Date() });
      await this.staffActions.record(manager, {
        action: 'data-request.updated',
        recordType: 'data-request',
        recordId: String(id),
        fields: [field],
        changes: [told(stored, change)],
      });
      // The person has been answered, so nothing needs their address any more.
      if (stored.isErasedWhenDone && changes.doneAt) await this.eraser.eraseDataRequests(manager, [id]);
      const [request] = await withNotes(manager, [await manager.findOneByOrFail(DataRequestEntity, { id })]);
      return request as DataRequest;
    });
  }
}

const told = (stored: DataRequestRow, change: UpdateDataRequest): FieldChange =>
  'done' in change
    ? { field: 'done', from: stored.doneAt !== null, to: change.done }
    : { field: 'dueDate', from: dueDateOf(stored), to: change.extension.dueDate };

const finished = (stored: DataRequestRow, done: boolean): Partial<DataRequestRow> => {
  if (stored.erasedAt !== null) throw dataRequestErased(stored.reference);
  return { doneAt: done ? (stored.doneAt ?? new Date()) : null };
};

const extended = (stored: DataRequestRow, { dueDate, reason }: { dueDate: string; reason: string }): Partial<DataRequestRow> => {
  const latest = extendableTo(stored, ukDate(new Date()));
  if (latest === null) throw notExtendable(stored.reference);
  if (dueDate <= dueDateOf(stored) || dueDate > latest) throw notAnExtension(dueDateOf(stored), latest);
  return { extendedDueDate: dueDate, extensionReason: reason, extensionToldAt: new Date() };
};
