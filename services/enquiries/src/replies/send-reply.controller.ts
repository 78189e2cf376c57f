import { type EnquiryReplyReceipt, newEnquiryReplySchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnquiryEntity } from '../enquiries/enquiry.entity.ts';
import { lockEnquiry } from '../enquiries/lock-enquiry.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { EnquiryReplyEntity, type EnquiryReplyRow } from './enquiry-reply.entity.ts';
import { repliesToErased } from './reply.errors.ts';

/** POST /api/inquiries/{id}/replies: keeps a reply and queues its mail. A new enquiry becomes 'contacted'. */
@Controller('api/inquiries/:id/replies')
export class SendReplyController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly staffActions: StaffActions,
  ) {}

  @Post()
  @StaffMay('enquiries.work')
  @Idempotent()
  async send(
    @Param('id') idText: string,
    @Body() body: unknown,
    @Req() { user }: { user: StaffClaims },
  ): Promise<EnquiryReplyReceipt> {
    const { subject, text } = parseInput(newEnquiryReplySchema, body);
    return this.dataSource.transaction(async (manager) => {
      // Locked, so that the person is not erased meanwhile and replies stay in order.
      const stored = await lockEnquiry(manager, idText);
      const { id: enquiryId } = stored;
      if (stored.erasedAt !== null) throw repliesToErased(enquiryId);
      const mailId = await this.mails.addReply(manager);
      const reply = { enquiryId, mailId, by: user.sub, subject, text, createdAt: new Date() };
      const { id, by, createdAt } = await manager.getRepository<EnquiryReplyRow>(EnquiryReplyEntity).save(reply);
      const isFirst = stored.status === 'new';
      const status = isFirst ? 'contacted' : stored.status;
      const version = isFirst ? stored.version + 1 : stored.version;
      await manager.update(EnquiryEntity, { id: enquiryId }, { status, version, activeAt: createdAt });
      await this.staffActions.record(manager, {
        action: 'enquiry.replied',
        recordType: 'enquiry',
        recordId: String(enquiryId),
        ...(isFirst && { fields: ['status'], changes: [{ field: 'status', from: 'new', to: status }] }),
      });
      return { id, by, createdAt: createdAt.toISOString(), state: 'queued', status, version };
    });
  }
}
