import { type Enquiry, updateEnquirySchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffActions, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity.ts';
import { enquiryChanged } from './enquiry.errors.ts';
import { EnquiryList } from './enquiry-list.ts';
import { lockEnquiry } from './lock-enquiry.ts';

/** PATCH /api/inquiries/{id}. */
@Controller('api/inquiries/:id')
export class UpdateEnquiryController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly enquiries: EnquiryList,
    private readonly staffActions: StaffActions,
  ) {}

  /** Stores nothing if the status is unchanged. */
  @Patch()
  @StaffMay('enquiries.work')
  async update(@Param('id') idText: string, @Body() body: unknown): Promise<Enquiry> {
    const { status, version } = parseInput(updateEnquirySchema, body);
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockEnquiry(manager, idText);
      const { id } = stored;
      if (version !== stored.version) throw enquiryChanged(id);
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
