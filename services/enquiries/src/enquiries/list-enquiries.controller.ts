import { type Enquiry, NEXT_CURSOR_HEADER } from '@forecourt/contracts';
import { parseInput, StaffGuard } from '@forecourt/service-kit';
import { Controller, Get, Header, Query, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { EnquiryEntity } from './enquiry.entity.ts';
import { toEnquiry } from './enquiry.mapper.ts';
import { cursorOf, placeOf } from './list-cursor.ts';

const querySchema = z.strictObject({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Give a number from 1 to 999')
    .transform(Number)
    .optional(),
  cursor: z.string().max(200).optional(),
});

/** GET /api/inquiries: every enquiry, newest first, for staff; `limit` and `cursor` read it in parts. */
@Controller('api/inquiries')
@UseGuards(StaffGuard)
export class ListEnquiriesController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<Enquiry[]> {
    const { limit, cursor } = parseInput(querySchema, query);
    const enquiries = this.dataSource.manager
      .createQueryBuilder(EnquiryEntity, 'enquiry')
      .orderBy({ 'enquiry.createdAt': 'DESC', 'enquiry.id': 'DESC' });
    if (cursor !== undefined) enquiries.where('(enquiry.createdAt, enquiry.id) < (:createdAt, :id)', placeOf(cursor));
    // One more than asked for tells whether there is another part.
    if (limit !== undefined) enquiries.limit(limit + 1);
    const found = await enquiries.getMany();
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    if (rows.length < found.length && last) reply.header(NEXT_CURSOR_HEADER, cursorOf(last));
    return rows.map(toEnquiry);
  }
}
