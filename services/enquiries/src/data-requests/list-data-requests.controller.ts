import type { DataRequest } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { allDataRequests } from './data-request-list.ts';

/** GET /api/data-subject-request: every request, for staff. */
@Controller('api/data-subject-request')
@StaffMay('privacy.manage')
export class ListDataRequestsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async list(): Promise<DataRequest[]> {
    return allDataRequests(this.dataSource.manager);
  }
}
