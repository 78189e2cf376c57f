import type { Enquiry } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withRelated } from './enquiry-list.ts';
import { findEnquiry } from './lock-enquiry.ts';

/** GET /api/inquiries/{id}. */
@Controller('api/inquiries/:id')
export class GetEnquiryController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @StaffMay('enquiries.read')
  async get(@Param('id') idText: string): Promise<Enquiry> {
    const { manager } = this.dataSource;
    const [enquiry] = await withRelated(manager, [await findEnquiry(manager, idText)]);
    return enquiry as Enquiry;
  }
}
