import type { StaffNoteReceipt } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity.ts';
import { enquiryErased } from './enquiry.errors.ts';
import { EnquiryNoteEntity, type EnquiryNoteRow } from './enquiry-note.entity.ts';
import { lockEnquiry } from './lock-enquiry.ts';

@Injectable()
export class AddEnquiryNoteUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  /** @param by account id. */
  async execute(address: string, text: string, by: string): Promise<StaffNoteReceipt> {
    return this.dataSource.transaction(async (manager) => {
      // Locked, so that notes keep their order and none comes in while the person is being erased.
      const { id: enquiryId, erasedAt } = await lockEnquiry(manager, address);
      if (erasedAt !== null) throw enquiryErased(enquiryId);
      const notes = manager.getRepository<EnquiryNoteRow>(EnquiryNoteEntity);
      const { id, createdAt } = await notes.save({ enquiryId, by, text, createdAt: new Date() });
      await manager.update(EnquiryEntity, { id: enquiryId }, { activeAt: createdAt });
      await this.staffActions.record(manager, { action: 'enquiry.noted', recordType: 'enquiry', recordId: String(enquiryId) });
      return { id, by, createdAt: createdAt.toISOString() };
    });
  }
}
