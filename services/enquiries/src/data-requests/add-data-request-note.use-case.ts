import type { StaffNoteReceipt } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataRequestEntity } from './data-request.entity.ts';
import { DataRequestNoteEntity, type DataRequestNoteRow } from './data-request-note.entity.ts';
import { lockDataRequest } from './lock-data-request.ts';

@Injectable()
export class AddDataRequestNoteUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  /** @param by account id. */
  async execute(address: string, text: string, by: string): Promise<StaffNoteReceipt> {
    return this.dataSource.transaction(async (manager) => {
      const { id: dataRequestId } = await lockDataRequest(manager, address);
      const notes = manager.getRepository<DataRequestNoteRow>(DataRequestNoteEntity);
      const { id, createdAt } = await notes.save({ dataRequestId, by, text, createdAt: new Date() });
      await manager.update(DataRequestEntity, { id: dataRequestId }, { activeAt: createdAt });
      const action = { action: 'data-request.noted', recordType: 'data-request', recordId: String(dataRequestId) };
      await this.staffActions.record(manager, action);
      return { id, by, createdAt: createdAt.toISOString() };
    });
  }
}
