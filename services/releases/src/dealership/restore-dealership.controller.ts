import { type DealershipState, restoreDealershipSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ChangeDealershipUseCase } from './change-dealership.use-case.ts';
import { unknownVersion } from './dealership.errors.ts';
import { DealershipVersions } from './dealership-versions.ts';

/** POST /api/dealership/restore: makes the values of an earlier version live again. */
@Controller('api/dealership/restore')
@StaffMay('settings.manage')
export class RestoreDealershipController {
  constructor(
    private readonly changes: ChangeDealershipUseCase,
    private readonly versions: DealershipVersions,
  ) {}

  @Post()
  @HttpCode(200)
  async restore(@Body() body: unknown): Promise<DealershipState> {
    const { serial, version } = parseInput(restoreDealershipSchema, body);
    return this.changes.change(serial, async (manager) => {
      const { settings } = (await this.versions.find(manager, version)) ?? {};
      if (settings === undefined) throw unknownVersion();
      return { settings, restores: version };
    });
  }
}
