import type { DataRequest } from '@forecourt/contracts';
import { StaffGuard } from '@forecourt/service-kit';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { allDataRequests } from './data-request-list.ts';

/** GET /api/data-subject-request: every request, for staff. */
@Controller('api/data-subject-request')
@UseGuards(StaffGuard)
export class ListDataRequestsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async list(): Promise<DataRequest[]> {
    return allDataRequests(this.dataSource.manager);
  }
}
