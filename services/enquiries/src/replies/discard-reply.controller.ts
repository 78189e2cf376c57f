import { StaffActions, StaffMay } from '@forecourt/service-kit';
import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnquiryEntity } from '../enquiries/enquiry.entity.ts';
import { lockEnquiry } from '../enquiries/lock-enquiry.ts';
import { replyIdIn } from './reply-id.ts';
import { UnsentReplies } from './unsent-replies.ts';

/** DELETE /api/inquiries/{id}/replies/{replyId}: throws away a reply that has not been sent. */
@Controller('api/inquiries/:id/replies/:replyId')
export class DiscardReplyController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unsent: UnsentReplies,
    private readonly staffActions: StaffActions,
  ) {}

  @Delete()
  @HttpCode(204)
  @StaffMay('enquiries.work')
  async discard(@Param('id') idText: string, @Param('replyId') replyText: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id: enquiryId } = await lockEnquiry(manager, idText);
      await this.unsent.remove(manager, { id: replyIdIn(replyText), enquiryId });
      await manager.update(EnquiryEntity, { id: enquiryId }, { activeAt: new Date() });
      const action = { action: 'enquiry.reply-discarded', recordType: 'enquiry', recordId: String(enquiryId) };
      await this.staffActions.record(manager, action);
    });
  }
}
