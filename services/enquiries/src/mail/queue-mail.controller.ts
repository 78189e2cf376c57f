import {
  type DataRequestReceivedV1,
  dataRequestReceivedV1,
  type EnquiryReceivedV1,
  enquiryReceivedV1,
} from '@forecourt/contracts';
import { type EventContext, HandlesEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { MailQueue } from './mail-queue.ts';

/** Queues the mails of an event in the inbox row's transaction; they are sent after it commits. */
@Controller()
export class QueueMailController {
  constructor(private readonly mails: MailQueue) {}

  @HandlesEvents(enquiryReceivedV1)
  async enquiryReceived({ id, entityId }: EnquiryReceivedV1, { manager }: EventContext): Promise<void> {
    await this.mails.add(manager, id, { enquiryId: Number(entityId) });
  }

  @HandlesEvents(dataRequestReceivedV1)
  async dataRequestReceived({ id, entityId }: DataRequestReceivedV1, { manager }: EventContext): Promise<void> {
    await this.mails.add(manager, id, { dataRequestId: Number(entityId) });
  }
}
