import { LiveDealership } from '@forecourt/server-kit';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { CalculationEntity } from '../calculations/calculation.entity.ts';
import { DataRequestEntity } from '../data-requests/data-request.entity.ts';
import { EnquiryEntity } from '../enquiries/enquiry.entity.ts';
import type { Settings } from '../settings.ts';
import { StockedVehicleEntity } from '../stock/stocked-vehicle.entity.ts';
import { buildMessage, type Correspondent } from './build-message.ts';
import { dataRequestAcknowledgement, dataRequestNotification } from './data-request-templates.ts';
import type { EmailContent } from './email-content.ts';
import { enquiryAcknowledgement, enquiryNotification } from './enquiry-templates.ts';
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
    const { content, visitor } = await this.contentOf(mail);
    return buildMessage(mail, content, visitor, this.settings);
  }

  private get settings(): Settings {
    return { ...this.given, DEALERSHIP_FILE: this.dealership.now };
  }

  private async contentOf({
    recipient,
    enquiryId,
    dataRequestId,
  }: QueuedMail): Promise<{ content: EmailContent; visitor: Correspondent }> {
    const { manager } = this.dataSource;
    if (enquiryId === null) {
      const request = await manager.findOneByOrFail(DataRequestEntity, { id: dataRequestId ?? 0, erasedAt: IsNull() });
      const template = recipient === 'visitor' ? dataRequestAcknowledgement : dataRequestNotification;
      const visitor = { name: `${request.firstName} ${request.lastName}`, address: request.email };
      return { content: template(request, this.settings), visitor };
    }
    const enquiry = await manager.findOneByOrFail(EnquiryEntity, { id: enquiryId, erasedAt: IsNull() });
    const { vehicleId, calculationId } = enquiry;
    const vehicle = vehicleId === null ? null : await manager.findOneBy(StockedVehicleEntity, { id: vehicleId });
    const calculation = calculationId === null ? null : await manager.findOneBy(CalculationEntity, { id: calculationId });
    const template = recipient === 'visitor' ? enquiryAcknowledgement : enquiryNotification;
    const visitor = { name: enquiry.customerName, address: enquiry.customerEmail };
    return { content: template({ enquiry, vehicle, calculation }, this.settings), visitor };
  }
}
