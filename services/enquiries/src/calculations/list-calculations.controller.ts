import { type KeptCalculation, moment, NEXT_CURSOR_HEADER, savedCalculationsQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { cursorRefused, decodeCursor, encodeCursor, StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CalculationEntity } from './calculation.entity.ts';
import { toCalculation } from './calculation.mapper.ts';

const placeSchema = z.tuple([moment(), z.uuid()]);

/** GET /api/finance/saved: every saved calculation, newest first, for staff. */
@Controller('api/finance/saved')
@StaffMay('enquiries.read')
export class ListCalculationsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<KeptCalculation[]> {
    const { limit, cursor } = parseQuery(savedCalculationsQuerySchema, query);
    const calculations = this.dataSource.manager
      .createQueryBuilder(CalculationEntity, 'calculation')
      .orderBy({ 'calculation.createdAt': 'DESC', 'calculation.id': 'DESC' })
      // One more than the page size, to know whether there is another page.
      .limit(limit + 1);
    if (cursor !== undefined) {
      const place = decodeCursor(cursor, placeSchema);
      if (!place) throw cursorRefused('ENQUIRIES.INVALID_CURSOR', 'Give the cursor of the part before');
      calculations.where('(calculation.createdAt, calculation.id) < (:createdAt, :id)', { createdAt: place[0], id: place[1] });
    }
    const found = await calculations.getMany();
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    if (last && rows.length < found.length)
      reply.header(NEXT_CURSOR_HEADER, encodeCursor([last.createdAt.toISOString(), last.id]));
    return rows.map((row) => ({ ...toCalculation(row), id: row.id, createdAt: row.createdAt.toISOString() }));
  }
}
