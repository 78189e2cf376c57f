import { type AuditEntry, auditLogQuerySchema, NEXT_CURSOR_HEADER } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AuditLog } from './audit-log.ts';

/** GET /api/admin/audit-log: newest first. */
@Controller('api/admin/audit-log')
@StaffMay('audit.read')
export class ReadAuditLogController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  async read(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<AuditEntry[]> {
    const { entries, nextCursor } = await this.log.read(parseQuery(auditLogQuerySchema, query));
    if (nextCursor !== null) reply.header(NEXT_CURSOR_HEADER, nextCursor);
    return entries;
  }
}
