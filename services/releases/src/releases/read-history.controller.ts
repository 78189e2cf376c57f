import type { ReleaseChange } from '@forecourt/contracts';
import { StaffGuard } from '@forecourt/service-kit';
import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { microFrontendIn, Releases } from './releases.ts';

/** GET /api/releases/:name/history: every change of a micro-frontend, newest first. */
@Controller('api/releases/:name/history')
@UseGuards(StaffGuard)
export class ReadHistoryController {
  constructor(private readonly releases: Releases) {}

  @Get()
  async read(@Param('name') name: string): Promise<ReleaseChange[]> {
    return this.releases.history(microFrontendIn(name));
  }
}
