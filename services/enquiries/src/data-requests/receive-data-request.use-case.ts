import { type DataSubjectRequest, dataRequestReceivedV1, type ReceivedDataRequest } from '@forecourt/contracts';
import { dataRequestDueDate } from '@forecourt/rules';
import { Outbox } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FormLimits } from '../forms/form-limits.ts';
import type { Visitor } from '../forms/visitor.ts';
import { DataRequestEntity, type DataRequestRow } from './data-request.entity.ts';
import { newReference } from './reference.ts';
import { ukDate } from './uk-date.ts';

@Injectable()
export class ReceiveDataRequestUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly limits: FormLimits,
  ) {}

  async execute(sent: DataSubjectRequest, visitor: Visitor): Promise<ReceivedDataRequest> {
    const { requestType, firstName, lastName, email, phone, description } = sent;
    const createdAt = new Date();
    const dueDate = dataRequestDueDate(ukDate(createdAt));
    const facts = { requestType, firstName, lastName, email, phone: phone || null, description: description || null };
    return this.dataSource.transaction((manager) =>
      this.limits.enforce('data-request', visitor, async () => {
        const requests = manager.getRepository<DataRequestRow>(DataRequestEntity);
        const { id, reference } = await requests.save({ ...facts, reference: newReference(), dueDate, createdAt });
        await this.outbox.add(manager, dataRequestReceivedV1, {
          entityId: String(id),
          entityVersion: 1,
          data: { requestType, dueDate },
        });
        return { reference, dueDate };
      }),
    );
  }
}
