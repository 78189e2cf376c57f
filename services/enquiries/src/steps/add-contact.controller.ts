import { type ContactReceipt, newContactSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnquiryEntity } from '../enquiries/enquiry.entity.ts';
import { enquiryErased } from '../enquiries/enquiry.errors.ts';
import { lockEnquiry } from '../enquiries/lock-enquiry.ts';
import { EnquiryStepEntity, type EnquiryStepRow } from './enquiry-step.entity.ts';

/** POST /api/inquiries/{id}/contacts: keeps that the customer was called or written to, which answers a new enquiry. */
@Controller('api/inquiries/:id/contacts')
export class AddContactController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  @Post()
  @StaffMay('enquiries.work')
  @Idempotent()
  async add(@Param('id') idText: string, @Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<ContactReceipt> {
    const { way: kind, text } = parseInput(newContactSchema, body);
    return this.dataSource.transaction(async (manager) => {
      // Locked, so that steps stay in order and none is added while the person is being erased.
      const stored = await lockEnquiry(manager, idText);
      const { id: enquiryId } = stored;
      if (stored.erasedAt !== null) throw enquiryErased(enquiryId);
      const step = { enquiryId, by: user.sub, kind, assignee: null, text: text || null, createdAt: new Date() };
      const { id, by, assignee, createdAt } = await manager.getRepository<EnquiryStepRow>(EnquiryStepEntity).save(step);
      const isFirst = stored.status === 'new';
      const status = isFirst ? 'contacted' : stored.status;
      const version = isFirst ? stored.version + 1 : stored.version;
      await manager.update(EnquiryEntity, { id: enquiryId }, { status, version, activeAt: createdAt });
      await this.staffActions.record(manager, {
        action: `enquiry.${kind === 'called' ? 'called' : 'messaged'}`,
        recordType: 'enquiry',
        recordId: String(enquiryId),
      });
      return { id, by, kind, assignee, createdAt: createdAt.toISOString(), status, version };
    });
  }
}
