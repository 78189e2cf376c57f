import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { CalculationEntity } from '../calculations/calculation.entity.ts';
import { DataRequestEntity } from '../data-requests/data-request.entity.ts';
import { EnquiryEntity } from '../enquiries/enquiry.entity.ts';
import type { Settings } from '../settings.ts';
import { StockedVehicleEntity } from '../stock/stocked-vehicle.entity.ts';
import { type Correspondent, messageOf } from './addressed-message.ts';
import { acknowledgeDataRequest, announceDataRequest } from './data-request-letters.ts';
import { acknowledgeEnquiry, announceEnquiry } from './enquiry-letters.ts';
import type { Letter } from './letter.ts';
import type { Message } from './mail-transport.ts';
import type { QueuedMail } from './queued-mail.ts';

/** Writes a mail from the rows it is about, as they are when it is sent; there is none to write about somebody who was erased. */
@Injectable()
export class LetterWriter {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async write(mail: QueuedMail): Promise<Message> {
    const { letter, visitor } = await this.letterOf(mail);
    return messageOf(mail, letter, visitor, this.settings);
  }

  private async letterOf({
    recipient,
    enquiryId,
    dataRequestId,
  }: QueuedMail): Promise<{ letter: Letter; visitor: Correspondent }> {
    const { manager } = this.dataSource;
    if (enquiryId === null) {
      const request = await manager.findOneByOrFail(DataRequestEntity, { id: dataRequestId ?? 0, erasedAt: IsNull() });
      const write = recipient === 'visitor' ? acknowledgeDataRequest : announceDataRequest;
      const visitor = { name: `${request.firstName} ${request.lastName}`, address: request.email };
      return { letter: write(request, this.settings), visitor };
    }
    const enquiry = await manager.findOneByOrFail(EnquiryEntity, { id: enquiryId, erasedAt: IsNull() });
    const { vehicleId, calculationId } = enquiry;
    const vehicle = vehicleId === null ? null : await manager.findOneBy(StockedVehicleEntity, { id: vehicleId });
    const calculation = calculationId === null ? null : await manager.findOneBy(CalculationEntity, { id: calculationId });
    const write = recipient === 'visitor' ? acknowledgeEnquiry : announceEnquiry;
    const visitor = { name: enquiry.customerName, address: enquiry.customerEmail };
    return { letter: write({ enquiry, vehicle, calculation }, this.settings), visitor };
  }
}
