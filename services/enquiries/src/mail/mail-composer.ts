import { LiveDealership } from '@forecourt/server-kit';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { CalculationEntity } from '../calculations/calculation.entity.ts';
import { DataRequestEntity } from '../data-requests/data-request.entity.ts';
import { EnquiryEntity, type EnquiryRow } from '../enquiries/enquiry.entity.ts';
import { EnquiryReplyEntity } from '../replies/enquiry-reply.entity.ts';
import type { Settings } from '../settings.ts';
import { StockedVehicleEntity } from '../stock/stocked-vehicle.entity.ts';
import { buildLead } from './build-lead.ts';
import { buildMessage, type Correspondent } from './build-message.ts';
import { buildReply } from './build-reply.ts';
import { dataRequestAcknowledgement, dataRequestNotification } from './data-request-templates.ts';
import type { EmailContent } from './email-content.ts';
import { enquiryAcknowledgement, enquiryNotification, lateEnquiry, type ReceivedEnquiry } from './enquiry-templates.ts';
import type { Message } from './mail-transport.ts';
import type { QueuedMail } from './queued-mail.ts';

/** Composes a mail from the current rows when it is sent. Fails if the person has been erased. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dealership: LiveDealership,
    @Inject(SETTINGS) private readonly given: Settings,
  ) {}

  async compose(mail: QueuedMail): Promise<Message> {
    if (mail.enquiryId === null && mail.dataRequestId === null) return this.reply(mail);
    if (mail.recipient === 'crm') return this.lead(mail);
    const { content, visitor } = await this.contentOf(mail);
    const message = buildMessage(mail, content, visitor, this.settings);
    const { MANAGER_EMAIL, DEALERSHIP_FILE } = this.settings;
    return mail.isReminder && MANAGER_EMAIL
      ? { ...message, to: { name: DEALERSHIP_FILE.tradingName, address: MANAGER_EMAIL } }
      : message;
  }

  private get settings(): Settings {
    return { ...this.given, DEALERSHIP_FILE: this.dealership.now };
  }

  private async reply(mail: QueuedMail): Promise<Message> {
    const { manager } = this.dataSource;
    const reply = await manager.findOneByOrFail(EnquiryReplyEntity, { mailId: mail.id });
    const enquiry = await manager.findOneByOrFail(EnquiryEntity, { id: reply.enquiryId, erasedAt: IsNull() });
    const earlier: Pick<QueuedMail, 'eventId' | 'recipient'>[] = await manager.query(
      `SELECT event_id AS "eventId", recipient FROM mail
       WHERE recipient = 'visitor' AND sent_at IS NOT NULL AND id < $2
         AND (enquiry_id = $1 OR id IN (SELECT mail_id FROM enquiry_reply WHERE enquiry_id = $1)) ORDER BY id`,
      [enquiry.id, mail.id],
    );
    return buildReply(mail, reply, correspondent(enquiry), earlier, this.settings);
  }

  private async contentOf({
    recipient,
    enquiryId,
    dataRequestId,
    isReminder,
  }: QueuedMail): Promise<{ content: EmailContent; visitor: Correspondent }> {
    const { manager } = this.dataSource;
    if (enquiryId === null) {
      const request = await manager.findOneByOrFail(DataRequestEntity, { id: dataRequestId ?? 0, erasedAt: IsNull() });
      const template = recipient === 'visitor' ? dataRequestAcknowledgement : dataRequestNotification;
      const visitor = { name: `${request.firstName} ${request.lastName}`, address: request.email };
      return { content: template(request, this.settings), visitor };
    }
    const received = await this.received(enquiryId);
    const forStaff = isReminder ? lateEnquiry : enquiryNotification;
    const template = recipient === 'visitor' ? enquiryAcknowledgement : forStaff;
    return { content: template(received, this.settings), visitor: correspondent(received.enquiry) };
  }

  private async lead({ eventId, recipient, enquiryId }: QueuedMail): Promise<Message> {
    return buildLead({ eventId, recipient }, await this.received(enquiryId), this.settings);
  }

  private async received(enquiryId: number | null): Promise<ReceivedEnquiry> {
    const { manager } = this.dataSource;
    const enquiry = await manager.findOneByOrFail(EnquiryEntity, { id: enquiryId ?? 0, erasedAt: IsNull() });
    const { vehicleId, calculationId } = enquiry;
    const vehicle = vehicleId === null ? null : await manager.findOneBy(StockedVehicleEntity, { id: vehicleId });
    const calculation = calculationId === null ? null : await manager.findOneBy(CalculationEntity, { id: calculationId });
    return { enquiry, vehicle, calculation };
  }
}

const correspondent = ({ id, customerName, customerEmail }: EnquiryRow): Correspondent => {
  // No mail is queued that would need one.
  if (customerEmail === null) throw new Error(`Enquiry ${id} has no email address`);
  return { name: customerName, address: customerEmail };
};
