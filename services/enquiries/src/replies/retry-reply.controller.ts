import type { RetriedReply } from '@forecourt/contracts';
import { SETTINGS, StaffActions, StaffMay } from '@forecourt/service-kit';
import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockEnquiry } from '../enquiries/lock-enquiry.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { isMailConnected, type Settings } from '../settings.ts';
import { replyState } from './replies-of.ts';
import { replyNotFound } from './reply.errors.ts';
import { replyIdIn } from './reply-id.ts';

/** POST /api/inquiries/{id}/replies/{replyId}/retry: sends a reply again that failed, or that was kept while no mail server was set. */
@Controller('api/inquiries/:id/replies/:replyId/retry')
export class RetryReplyController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly staffActions: StaffActions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(200)
  @StaffMay('enquiries.work')
  async retry(@Param('id') idText: string, @Param('replyId') replyText: string): Promise<RetriedReply> {
    return this.dataSource.transaction(async (manager) => {
      const { id: enquiryId } = await lockEnquiry(manager, idText);
      const id = replyIdIn(replyText);
      const state = await replyState(manager, { id, enquiryId });
      if (state === undefined) throw replyNotFound(replyText);
      const isUnsent = state === 'failed' || (state === 'saved' && isMailConnected(this.settings));
      if (!isUnsent) return { id, state };
      await this.mails.retryReply(manager, id);
      await this.staffActions.record(manager, {
        action: 'enquiry.reply-retried',
        recordType: 'enquiry',
        recordId: String(enquiryId),
      });
      return { id, state: 'queued' };
    });
  }
}
