import { type Archived, deadLetterSelectionSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { StaffActions } from '../audit/staff-actions.ts';
import { StaffMay } from '../auth/staff-may.ts';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { settle, waitingIds } from '../dead-letters/waiting-dead-letters.ts';

/** POST /api/operations/{service}/archive: dead letters that nobody needs. */
@Controller('archive')
@StaffMay('operations.manage')
export class ArchiveDeadLettersController {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly dataSource: ServiceDataSource,
    private readonly staffActions: StaffActions,
  ) {}

  @Post()
  @HttpCode(200)
  async archive(@Body() body: unknown): Promise<Archived> {
    const selection = parseInput(deadLetterSelectionSchema, body);
    let archived = 0;
    for (let last: number | undefined; ; ) {
      const ids = await waitingIds(this.dataSource.manager, selection, last);
      if (ids.length === 0) return { archived };
      archived += await this.settle(ids);
      last = ids.at(-1);
    }
  }

  private settle(ids: readonly number[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const settled = await settle(manager, ids, 'archived');
      for (const id of settled) {
        const recordId = `${this.service}-${id}`;
        await this.staffActions.record(manager, { action: 'dead-letter.archived', recordType: 'dead-letter', recordId });
      }
      return settled.length;
    });
  }
}
