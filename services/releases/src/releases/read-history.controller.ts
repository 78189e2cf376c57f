import { NEXT_CURSOR_HEADER, type ReleaseChange, releaseHistoryQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ReleaseHistory } from './release-history.ts';
import { microFrontendIn } from './releases.ts';

/** GET /api/releases/:name/history: the changes of a micro-frontend, newest first. */
@Controller('api/releases/:name/history')
@StaffMay('releases.manage')
export class ReadHistoryController {
  constructor(private readonly history: ReleaseHistory) {}

  @Get()
  async read(
    @Param('name') name: string,
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReleaseChange[]> {
    const { changes, nextCursor } = await this.history.read(microFrontendIn(name), parseQuery(releaseHistoryQuerySchema, query));
    if (nextCursor !== null) reply.header(NEXT_CURSOR_HEADER, nextCursor);
    return changes;
  }
}
