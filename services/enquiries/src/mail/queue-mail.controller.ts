import {
  type DataRequestReceivedV1,
  dataRequestReceivedV1,
  type EnquiryReceivedV1,
  enquiryReceivedV1,
} from '@forecourt/contracts';
import { EventContext } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { MailQueue } from './mail-queue.ts';

/** What came in is told by mail: queued with the inbox row, sent after. */
@Controller()
export class QueueMailController {
  constructor(private readonly mails: MailQueue) {}

  @EventPattern<string>(enquiryReceivedV1.type)
  async enquiryReceived(@Payload() { id, entityId }: EnquiryReceivedV1, @Ctx() { manager }: EventContext): Promise<void> {
    await this.mails.add(manager, id, { enquiryId: Number(entityId) });
  }

  @EventPattern<string>(dataRequestReceivedV1.type)
  async dataRequestReceived(@Payload() { id, entityId }: DataRequestReceivedV1, @Ctx() { manager }: EventContext): Promise<void> {
    await this.mails.add(manager, id, { dataRequestId: Number(entityId) });
  }
}
