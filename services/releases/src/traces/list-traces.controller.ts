import type { RecentTraces as Answer } from '@forecourt/contracts';
import { isTracingOn } from '@forecourt/server-kit';
import { SETTINGS, StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Inject } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { RecentTraces } from './recent-traces.ts';

/** GET /api/operations/releases/traces: the latest traces of all parts. */
@Controller('api/operations/releases/traces')
@StaffMay('operations.manage')
export class ListTracesController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly traces: RecentTraces,
  ) {}

  @Get()
  list(): Answer {
    return { isOn: isTracingOn(this.settings), traces: this.traces.list() };
  }
}
