import type { DealershipState } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get } from '@nestjs/common';
import { DealershipVersions } from './dealership-versions.ts';

/** GET /api/dealership: the settings that are live, and their versions. */
@Controller('api/dealership')
@StaffMay('settings.manage')
export class ReadDealershipController {
  constructor(private readonly versions: DealershipVersions) {}

  @Get()
  read(): Promise<DealershipState> {
    return this.versions.state();
  }
}
