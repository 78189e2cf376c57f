import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HealthChecks, type Readiness } from './health-checks.ts';

@Controller('health')
export class HealthController {
  constructor(private readonly checks: HealthChecks) {}

  /** The process runs; says nothing of its stores, or a store's outage would have every replica restarted. */
  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Whether requests should be sent here: 200 ready or degraded, 503 when a required store is down or the service is stopping. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.checks.readiness();
    const ready = readiness.status === 'ready' || readiness.status === 'degraded';
    reply.status(ready ? 200 : 503);
    return readiness;
  }
}
