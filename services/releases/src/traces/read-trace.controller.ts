import type { Trace } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { RecentTraces } from './recent-traces.ts';

/** GET /api/operations/releases/traces/{id} */
@Controller('api/operations/releases/traces')
@StaffMay('operations.manage')
export class ReadTraceController {
  constructor(private readonly traces: RecentTraces) {}

  @Get(':id')
  read(@Param('id') id: string): Trace {
    const trace = this.traces.find(id);
    if (trace) return trace;
    throw new ProblemError({
      status: 404,
      code: 'RELEASES.TRACE_NOT_FOUND',
      title: 'Trace not found',
      detail: 'This trace is no longer kept. Only the latest are, and none from before a restart.',
    });
  }
}
