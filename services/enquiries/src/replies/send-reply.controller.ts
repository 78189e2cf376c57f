import { type EnquiryReplyReceipt, newEnquiryReplySchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, SETTINGS, StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Inject, Param, Post, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { answeredBy, keepTaken } from '../enquiries/answered-by.ts';
import { EnquiryEntity } from '../enquiries/enquiry.entity.ts';
import { lockEnquiry } from '../enquiries/lock-enquiry.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { isMailConnected, type Settings } from '../settings.ts';
import { EnquiryReplyEntity, type EnquiryReplyRow } from './enquiry-reply.entity.ts';
import { refuseUnseen } from './refuse-unseen.ts';
import { noAddress, repliesToErased } from './reply.errors.ts';
import { UnsentReplies } from './unsent-replies.ts';

/** POST /api/inquiries/{id}/replies: keeps a reply and queues its mail. A new enquiry becomes 'contacted' once that is sent; one that is nobody's is its writer's. */
@Controller('api/inquiries/:id/replies')
export class SendReplyController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly unsent: UnsentReplies,
    private readonly staffActions: StaffActions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @StaffMay('enquiries.work')
  @Idempotent()
  async send(
    @Param('id') idText: string,
    @Body() body: unknown,
    @Req() { user }: { user: StaffClaims },
  ): Promise<EnquiryReplyReceipt> {
    const { subject, text, signedBy = null, seen, replaces } = parseInput(newEnquiryReplySchema, body);
    return this.dataSource.transaction(async (manager) => {
      // Locked, so that the person is not erased meanwhile and replies stay in order.
      const stored = await lockEnquiry(manager, idText);
      const { id: enquiryId } = stored;
      if (stored.erasedAt !== null) throw repliesToErased(enquiryId);
      if (stored.customerEmail === null) throw noAddress(enquiryId);
      if (seen) await refuseUnseen(manager, enquiryId, seen);
      if (replaces !== undefined) await this.unsent.remove(manager, { id: replaces, enquiryId });
      const mailId = await this.mails.addReply(manager);
      const reply = { enquiryId, mailId, by: user.sub, subject, text, signedBy, createdAt: new Date() };
      const { id, by, createdAt } = await manager.getRepository<EnquiryReplyRow>(EnquiryReplyEntity).save(reply);
      // So that a colleague who has not seen it cannot change the status.
      const assignee = answeredBy(stored, user);
      const isTaken = assignee !== stored.assignee;
      const version = stored.status === 'new' || isTaken ? stored.version + 1 : stored.version;
      await manager.update(EnquiryEntity, { id: enquiryId }, { version, assignee, activeAt: createdAt });
      await this.staffActions.record(manager, { action: 'enquiry.replied', recordType: 'enquiry', recordId: String(enquiryId) });
      if (isTaken) await keepTaken(manager, this.staffActions, { enquiryId, by: user.sub, assignee });
      const state = isMailConnected(this.settings) ? 'queued' : 'saved';
      return { id, by, createdAt: createdAt.toISOString(), state, status: stored.status, version, assignee };
    });
  }
}
