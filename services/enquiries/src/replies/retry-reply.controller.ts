import type { RetriedReply } from '@forecourt/contracts';
import { StaffActions, StaffMay } from '@forecourt/service-kit';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockEnquiry } from '../enquiries/lock-enquiry.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { replyState } from './replies-of.ts';
import { replyNotFound } from './reply.errors.ts';

/** At most nine digits, to fit PostgreSQL's integer. */
const ID = /^[1-9]\d{0,8}$/;

/** POST /api/inquiries/{id}/replies/{replyId}/retry: sends a failed reply again; one that has not failed stays as it is. */
@Controller('api/inquiries/:id/replies/:replyId/retry')
export class RetryReplyController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly staffActions: StaffActions,
  ) {}

  @Post()
  @HttpCode(200)
  @StaffMay('enquiries.work')
  async retry(@Param('id') idText: string, @Param('replyId') replyText: string): Promise<RetriedReply> {
    return this.dataSource.transaction(async (manager) => {
      const { id: enquiryId } = await lockEnquiry(manager, idText);
      const id = ID.test(replyText) ? Number(replyText) : 0;
      const state = await replyState(manager, { id, enquiryId });
      if (state === undefined) throw replyNotFound(replyText);
      if (state !== 'failed') return { id, state };
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
