import type { ReleaseState } from '@forecourt/contracts';
import { StaffGuard } from '@forecourt/service-kit';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { Releases } from './releases.ts';

/** GET /api/releases: what is live of every micro-frontend. */
@Controller('api/releases')
@UseGuards(StaffGuard)
export class ListReleasesController {
  constructor(private readonly releases: Releases) {}

  @Get()
  async list(): Promise<ReleaseState[]> {
    return this.releases.states();
  }
}
