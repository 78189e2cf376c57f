import type { Enquiry, UpdateEnquiry } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity.ts';
import { enquiryChanged } from './enquiry.errors.ts';
import { EnquiryList } from './enquiry-list.ts';
import { lockEnquiry } from './lock-enquiry.ts';

@Injectable()
export class UpdateEnquiryUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly enquiries: EnquiryList,
    private readonly staffActions: StaffActions,
  ) {}

  /** Stores nothing if the status is unchanged. */
  async execute(address: string, { status, version }: UpdateEnquiry): Promise<Enquiry> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockEnquiry(manager, address);
      const { id } = stored;
      if (version !== stored.version) throw enquiryChanged(id, version, stored.version);
      if (status !== stored.status) {
        await manager.update(EnquiryEntity, { id }, { status, version: version + 1, activeAt: new Date() });
        await this.staffActions.record(manager, {
          action: 'enquiry.updated',
          recordType: 'enquiry',
          recordId: String(id),
          fields: ['status'],
          changes: [{ field: 'status', from: stored.status, to: status }],
        });
      }
      return this.enquiries.one(manager, id);
    });
  }
}
