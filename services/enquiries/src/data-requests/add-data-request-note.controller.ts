import { newStaffNoteSchema, type StaffNoteReceipt } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataRequestEntity } from './data-request.entity.ts';
import { DataRequestNoteEntity, type DataRequestNoteRow } from './data-request-note.entity.ts';
import { lockDataRequest } from './lock-data-request.ts';

/** POST /api/data-subject-request/{id}/notes. */
@Controller('api/data-subject-request/:id/notes')
export class AddDataRequestNoteController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  @Post()
  @StaffMay('privacy.manage')
  @Idempotent()
  async add(@Param('id') id: string, @Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<StaffNoteReceipt> {
    const { text } = parseInput(newStaffNoteSchema, body);
    return this.dataSource.transaction(async (manager) => {
      const { id: dataRequestId } = await lockDataRequest(manager, id);
      const notes = manager.getRepository<DataRequestNoteRow>(DataRequestNoteEntity);
      const { id: noteId, createdAt } = await notes.save({ dataRequestId, by: user.sub, text, createdAt: new Date() });
      await manager.update(DataRequestEntity, { id: dataRequestId }, { activeAt: createdAt });
      const action = { action: 'data-request.noted', recordType: 'data-request', recordId: String(dataRequestId) };
      await this.staffActions.record(manager, action);
      return { id: noteId, by: user.sub, createdAt: createdAt.toISOString() };
    });
  }
}
