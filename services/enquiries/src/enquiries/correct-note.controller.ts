import { type CorrectionReceipt, newStaffNoteSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { keepChanges } from '../changes/keep-changes.ts';
import { EnquiryNoteEntity, type EnquiryNoteRow } from './enquiry-note.entity.ts';
import { lockEnquiry } from './lock-enquiry.ts';
import { ownEntry, recordCorrection } from './own-entry.ts';

/** /api/inquiries/{id}/notes/{noteId}, for whoever wrote it. */
@Controller('api/inquiries/:id/notes/:noteId')
@StaffMay('enquiries.work')
export class CorrectNoteController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  /** PATCH: the note says from then on that it was edited. */
  @Patch()
  async correct(
    @Param('id') idText: string,
    @Param('noteId') noteId: string,
    @Body() body: unknown,
    @Req() { user }: { user: StaffClaims },
  ): Promise<CorrectionReceipt> {
    const { text } = parseInput(newStaffNoteSchema, body);
    return this.dataSource.transaction(async (manager) => {
      const { id, enquiryId, text: before } = await this.own(manager, idText, noteId, user);
      const editedAt = new Date();
      await manager.update(EnquiryNoteEntity, { id }, { text, editedAt });
      await keepChanges(manager, { enquiryId, by: user.sub }, [{ field: 'text', before, after: text, noteId: id }]);
      await recordCorrection(manager, this.staffActions, { enquiryId, action: 'enquiry.note-corrected' });
      return { id, editedAt: editedAt.toISOString() };
    });
  }

  /** DELETE: it can be undone for a while, and the activity still says that there was one. */
  @Delete()
  @HttpCode(204)
  async remove(
    @Param('id') idText: string,
    @Param('noteId') noteId: string,
    @Req() { user }: { user: StaffClaims },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id, enquiryId } = await this.own(manager, idText, noteId, user);
      await manager.softDelete(EnquiryNoteEntity, { id });
      await recordCorrection(manager, this.staffActions, { enquiryId, action: 'enquiry.note-deleted' });
    });
  }

  /** POST …/restore: undoes the deletion; again, it does nothing. */
  @Post('restore')
  @HttpCode(204)
  async restore(
    @Param('id') idText: string,
    @Param('noteId') noteId: string,
    @Req() { user }: { user: StaffClaims },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id, enquiryId, removedAt } = await this.own(manager, idText, noteId, user, true);
      if (removedAt === null) return;
      await manager.restore(EnquiryNoteEntity, { id });
      await recordCorrection(manager, this.staffActions, { enquiryId, action: 'enquiry.note-restored' });
    });
  }

  private async own(
    manager: EntityManager,
    idText: string,
    id: string,
    { sub }: StaffClaims,
    withRemoved = false,
  ): Promise<EnquiryNoteRow> {
    const { id: enquiryId } = await lockEnquiry(manager, idText);
    return ownEntry(manager, { entity: EnquiryNoteEntity, what: 'note', enquiryId, id, account: sub, withRemoved });
  }
}
