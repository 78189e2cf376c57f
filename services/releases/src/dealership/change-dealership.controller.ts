import { changeDealershipSchema, type DealershipState } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Put } from '@nestjs/common';
import { ChangeDealershipUseCase } from './change-dealership.use-case.ts';
import { refusePastDays } from './past-days.ts';

/** PUT /api/dealership: makes other settings live. */
@Controller('api/dealership')
@StaffMay('settings.manage')
export class ChangeDealershipController {
  constructor(private readonly changes: ChangeDealershipUseCase) {}

  @Put()
  async change(@Body() body: unknown): Promise<DealershipState> {
    const { serial, settings } = parseInput(changeDealershipSchema, body);
    return this.changes.change(serial, async (_manager, before) => {
      refusePastDays(settings.specialDays, before.specialDays);
      return { settings, restores: null };
    });
  }
}
