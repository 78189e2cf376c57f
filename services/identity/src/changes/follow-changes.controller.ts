import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ChangeStreams } from './change-streams.ts';

/** GET /api/admin/changes: an event stream of what changes, until the session ends. */
@Controller('api/admin/changes')
@StaffMay('office.use')
export class FollowChangesController {
  constructor(private readonly streams: ChangeStreams) {}

  @Get()
  follow(@Req() { user }: { readonly user: StaffClaims }, @Res() reply: FastifyReply): void {
    const stream = this.streams.open(user);
    // Proxies must neither collect the stream nor compress it.
    reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    reply.type('text/event-stream; charset=utf-8').send(stream);
  }
}
