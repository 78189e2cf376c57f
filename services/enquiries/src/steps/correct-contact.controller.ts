import { type CorrectionReceipt, correctContactSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { keepChanges } from '../changes/keep-changes.ts';
import { entryNotFound } from '../enquiries/enquiry.errors.ts';
import { lockEnquiry } from '../enquiries/lock-enquiry.ts';
import { ownEntry, recordCorrection } from '../enquiries/own-entry.ts';
import { EnquiryStepEntity, type EnquiryStepRow } from './enquiry-step.entity.ts';

/** /api/inquiries/{id}/contacts/{contactId}, for whoever wrote it. The enquiry's status is left: staff choose it. */
@Controller('api/inquiries/:id/contacts/:contactId')
@StaffMay('enquiries.work')
export class CorrectContactController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  /** PATCH: the entry says from then on that it was edited. */
  @Patch()
  async correct(
    @Param('id') idText: string,
    @Param('contactId') contactId: string,
    @Body() body: unknown,
    @Req() { user }: { user: StaffClaims },
  ): Promise<CorrectionReceipt> {
    const { text, outcome } = parseInput(correctContactSchema, body);
    return this.dataSource.transaction(async (manager) => {
      const { id, enquiryId, kind, ...before } = await this.own(manager, idText, contactId, user);
      const editedAt = new Date();
      const corrected = { text: text || null, outcome: kind === 'called' ? (outcome ?? before.outcome) : null };
      await manager.update(EnquiryStepEntity, { id }, { ...corrected, editedAt });
      const changed = (['outcome', 'text'] as const).map((field) => ({
        field,
        before: before[field],
        after: corrected[field],
        stepId: id,
      }));
      await keepChanges(manager, { enquiryId, by: user.sub }, changed);
      await recordCorrection(manager, this.staffActions, { enquiryId, action: 'enquiry.contact-corrected' });
      return { id, editedAt: editedAt.toISOString() };
    });
  }

  /** DELETE: it can be undone for a while, and the activity still says that there was one. */
  @Delete()
  @HttpCode(204)
  async remove(
    @Param('id') idText: string,
    @Param('contactId') contactId: string,
    @Req() { user }: { user: StaffClaims },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id, enquiryId } = await this.own(manager, idText, contactId, user);
      await manager.softDelete(EnquiryStepEntity, { id });
      await recordCorrection(manager, this.staffActions, { enquiryId, action: 'enquiry.contact-deleted' });
    });
  }

  /** POST …/restore: undoes the deletion; again, it does nothing. */
  @Post('restore')
  @HttpCode(204)
  async restore(
    @Param('id') idText: string,
    @Param('contactId') contactId: string,
    @Req() { user }: { user: StaffClaims },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id, enquiryId, removedAt } = await this.own(manager, idText, contactId, user, true);
      if (removedAt === null) return;
      await manager.restore(EnquiryStepEntity, { id });
      await recordCorrection(manager, this.staffActions, { enquiryId, action: 'enquiry.contact-restored' });
    });
  }

  private async own(
    manager: EntityManager,
    idText: string,
    id: string,
    { sub }: StaffClaims,
    withRemoved = false,
  ): Promise<EnquiryStepRow> {
    const { id: enquiryId } = await lockEnquiry(manager, idText);
    const step = await ownEntry(manager, {
      entity: EnquiryStepEntity,
      what: 'contact',
      enquiryId,
      id,
      account: sub,
      withRemoved,
    });
    if (step.kind === 'given') throw entryNotFound('contact');
    return step;
  }
}
