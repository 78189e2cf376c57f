import { Readable } from 'node:stream';
import { type EnquiryFilter, enquiryFilterQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffActions, StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { enquiryCsv } from './enquiry-csv.ts';
import { EnquiryList } from './enquiry-list.ts';

/** Enquiries per page of the export, which bounds the memory it takes. */
const PAGE_SIZE = 500;

/** GET /api/inquiries/export: the filtered enquiries as a CSV file. */
@Controller('api/inquiries/export')
@StaffMay('enquiries.export')
export class ExportEnquiriesController {
  constructor(
    private readonly enquiries: EnquiryList,
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  @Get()
  async export(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    const pages = this.pages(parseQuery(enquiryFilterQuerySchema, query));
    // Read before anything is sent, so that a database error can still be answered with a status.
    const first = await pages.next();
    // Audited although nothing changes, because personal data leaves the system.
    await this.dataSource.transaction((manager) =>
      this.staffActions.record(manager, { action: 'enquiries.exported', recordType: 'enquiries', recordId: 'CSV' }),
    );
    reply.type('text/csv; charset=utf-8; header=present').header('content-disposition', 'attachment; filename="enquiries.csv"');
    const rest = async function* () {
      if (!first.done) yield first.value;
      yield* pages;
    };
    await reply.send(Readable.from(rest(), { objectMode: false }));
  }

  private async *pages(filter: EnquiryFilter): AsyncGenerator<string> {
    let cursor: string | undefined;
    do {
      const { enquiries, nextCursor } = await this.enquiries.ownPage(filter, { limit: PAGE_SIZE, cursor });
      yield enquiryCsv(enquiries, cursor === undefined);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
