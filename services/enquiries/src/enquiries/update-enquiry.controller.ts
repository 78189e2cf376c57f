import { type Enquiry, updateEnquirySchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnquiryStepEntity } from '../steps/enquiry-step.entity.ts';
import { EnquiryEntity } from './enquiry.entity.ts';
import { enquiryChanged } from './enquiry.errors.ts';
import { EnquiryList } from './enquiry-list.ts';
import { lockEnquiry } from './lock-enquiry.ts';

const FIELDS = ['status', 'assignee'] as const;

/** PATCH /api/inquiries/{id}. */
@Controller('api/inquiries/:id')
export class UpdateEnquiryController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly enquiries: EnquiryList,
    private readonly staffActions: StaffActions,
  ) {}

  /** Stores nothing if nothing is changed. */
  @Patch()
  @StaffMay('enquiries.work')
  async update(@Param('id') idText: string, @Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<Enquiry> {
    const { version, status, assignee } = parseInput(updateEnquirySchema, body);
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockEnquiry(manager, idText);
      const { id } = stored;
      const wanted = { status: status ?? stored.status, assignee: assignee === undefined ? stored.assignee : assignee };
      if (version !== stored.version) throw enquiryChanged(id);
      const fields = FIELDS.filter((field) => wanted[field] !== stored[field]);
      if (fields.length > 0) {
        await manager.update(EnquiryEntity, { id }, { ...wanted, version: version + 1, activeAt: new Date() });
        if (fields.includes('assignee')) {
          const step = { enquiryId: id, by: user.sub, kind: 'given', assignee: wanted.assignee, text: null } as const;
          await manager.insert(EnquiryStepEntity, { ...step, createdAt: new Date() });
        }
        await this.staffActions.record(manager, {
          action: 'enquiry.updated',
          recordType: 'enquiry',
          recordId: String(id),
          fields,
          changes: fields.map((field) => ({ field, from: stored[field], to: wanted[field] })),
        });
      }
      return this.enquiries.one(manager, id);
    });
  }
}
