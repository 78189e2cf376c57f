import { newStaffNoteSchema, type StaffNoteReceipt } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity.ts';
import { enquiryErased } from './enquiry.errors.ts';
import { EnquiryNoteEntity, type EnquiryNoteRow } from './enquiry-note.entity.ts';
import { lockEnquiry } from './lock-enquiry.ts';

/** POST /api/inquiries/{id}/notes. */
@Controller('api/inquiries/:id/notes')
export class AddEnquiryNoteController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  @Post()
  @StaffMay('enquiries.work')
  @Idempotent()
  async add(@Param('id') id: string, @Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<StaffNoteReceipt> {
    const { text } = parseInput(newStaffNoteSchema, body);
    return this.dataSource.transaction(async (manager) => {
      // Locked, so that notes stay in order and none is added while the person is being erased.
      const { id: enquiryId, erasedAt } = await lockEnquiry(manager, id);
      if (erasedAt !== null) throw enquiryErased(enquiryId);
      const notes = manager.getRepository<EnquiryNoteRow>(EnquiryNoteEntity);
      const { id: noteId, createdAt } = await notes.save({
        enquiryId,
        by: user.sub,
        text,
        createdAt: new Date(),
        editedAt: null,
      });
      await manager.update(EnquiryEntity, { id: enquiryId }, { activeAt: createdAt });
      await this.staffActions.record(manager, { action: 'enquiry.noted', recordType: 'enquiry', recordId: String(enquiryId) });
      return { id: noteId, by: user.sub, createdAt: createdAt.toISOString() };
    });
  }
}
