import {
  type DataRequestReceivedV1,
  dataRequestReceivedV1,
  type EnquiryEnteredV1,
  type EnquiryReceivedV1,
  enquiryEnteredV1,
  enquiryReceivedV1,
} from '@forecourt/contracts';
import { type EventContext, HandlesEvents, SETTINGS } from '@forecourt/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { MailQueue } from './mail-queue.ts';

const STAFF_AND_VISITOR = ['dealership', 'visitor'] as const;

/** Queues the mails of an event in the inbox row's transaction; they are sent after it commits. */
@Controller()
export class QueueMailController {
  constructor(
    private readonly mails: MailQueue,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @HandlesEvents(enquiryReceivedV1)
  async enquiryReceived({ id, entityId }: EnquiryReceivedV1, { manager }: EventContext): Promise<void> {
    const recipients = this.settings.ADF_EMAIL ? [...STAFF_AND_VISITOR, 'crm' as const] : STAFF_AND_VISITOR;
    await this.mails.add(manager, id, { enquiryId: Number(entityId) }, recipients);
  }

  /** Staff know of it, and the customer has been spoken to. */
  @HandlesEvents(enquiryEnteredV1)
  async enquiryEntered({ id, entityId }: EnquiryEnteredV1, { manager }: EventContext): Promise<void> {
    if (this.settings.ADF_EMAIL) await this.mails.add(manager, id, { enquiryId: Number(entityId) }, ['crm']);
  }

  @HandlesEvents(dataRequestReceivedV1)
  async dataRequestReceived({ id, entityId }: DataRequestReceivedV1, { manager }: EventContext): Promise<void> {
    await this.mails.add(manager, id, { dataRequestId: Number(entityId) }, STAFF_AND_VISITOR);
  }
}
