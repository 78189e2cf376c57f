import {
  type Enquiry,
  type EnquiryCounts,
  enquiryFilterQuerySchema,
  enquiryListQuerySchema,
  NEXT_CURSOR_HEADER,
} from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EnquiryList } from './enquiry-list.ts';

@Controller('api/inquiries')
@StaffMay('enquiries.read')
export class ListEnquiriesController {
  constructor(private readonly enquiries: EnquiryList) {}

  /** GET /api/inquiries: the filtered enquiries, by default the newest first; `limit` and `cursor` paginate. */
  @Get()
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<Enquiry[]> {
    const { limit, cursor, sort, ...filter } = parseQuery(enquiryListQuerySchema, query);
    const { enquiries, nextCursor } = await this.enquiries.page(filter, { limit, cursor, sort });
    if (nextCursor !== null) reply.header(NEXT_CURSOR_HEADER, nextCursor);
    return enquiries;
  }

  /** GET /api/inquiries/counts: the number of enquiries in each status. */
  @Get('counts')
  async count(@Query() query: unknown): Promise<EnquiryCounts> {
    return this.enquiries.counts(parseQuery(enquiryFilterQuerySchema, query));
  }
}
