import { Readable } from 'node:stream';
import { type EnquiryFilter, enquiryFilterQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffActions, StaffGuard } from '@forecourt/service-kit';
import { Controller, Get, Query, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { enquiryCsv } from './enquiry-csv.ts';
import { EnquiryList } from './enquiry-list.ts';

/** Enquiries read and written at a time: what is in memory stays small however many there are. */
const PART = 500;

/** GET /api/inquiries/export: what passes the filters as a CSV file. */
@Controller('api/inquiries/export')
@UseGuards(StaffGuard)
export class ExportEnquiriesController {
  constructor(
    private readonly enquiries: EnquiryList,
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  @Get()
  async export(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    const parts = this.parts(parseQuery(enquiryFilterQuerySchema, query));
    // Before anything is sent, so that a database that is down is answered as such.
    const first = await parts.next();
    // Personal data leaves the system, which is worth knowing although nothing changes.
    await this.dataSource.transaction((manager) =>
      this.staffActions.record(manager, { action: 'enquiries.exported', recordType: 'enquiries', recordId: 'CSV' }),
    );
    reply.type('text/csv; charset=utf-8; header=present').header('content-disposition', 'attachment; filename="enquiries.csv"');
    const rest = async function* () {
      if (!first.done) yield first.value;
      yield* parts;
    };
    await reply.send(Readable.from(rest(), { objectMode: false }));
  }

  private async *parts(filter: EnquiryFilter): AsyncGenerator<string> {
    let cursor: string | undefined;
    do {
      const { enquiries, nextCursor } = await this.enquiries.part(filter, PART, cursor);
      yield enquiryCsv(enquiries, cursor === undefined);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
