import { type DeadLetter, deadLettersQuerySchema, NEXT_CURSOR_HEADER, recordId } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../auth/staff-may.ts';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { waitingPage } from '../dead-letters/waiting-dead-letters.ts';
import { cursorRefused, decodeCursor, encodeCursor } from '../lists/cursor.ts';

const placeSchema = z.tuple([recordId()]);

/** GET /api/operations/{service}/dead-letters: those that wait, oldest first. */
@Controller('dead-letters')
@StaffMay('operations.manage')
export class ListDeadLettersController {
  constructor(private readonly dataSource: ServiceDataSource) {}

  @Get()
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<DeadLetter[]> {
    const { group, cursor } = parseQuery(deadLettersQuerySchema, query);
    const place = cursor === undefined ? [0] : decodeCursor(cursor, placeSchema);
    if (!place) throw cursorRefused('SERVICE.INVALID_CURSOR', 'Give the cursor of the page before');
    const { letters, next } = await waitingPage(this.dataSource.manager, group, place[0] ?? 0);
    if (next !== null) reply.header(NEXT_CURSOR_HEADER, encodeCursor([next]));
    return letters;
  }
}
