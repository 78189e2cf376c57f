import { lockSchema, type ReleaseState, unlockSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ChangeReleaseUseCase } from './change-release.use-case.ts';
import { locked, notLocked } from './release.errors.ts';
import { microFrontendIn } from './releases.ts';

/**
 * POST /api/releases/:name/lock and unlock: while a micro-frontend is locked, what is live stays live, and a trial
 * keeps its share of visitors unless it is ended.
 */
@Controller('api/releases/:name')
@StaffMay('releases.manage')
export class LockController {
  constructor(private readonly changes: ChangeReleaseUseCase) {}

  @Post('lock')
  @HttpCode(200)
  @Idempotent()
  async lock(@Param('name') name: string, @Body() body: unknown): Promise<ReleaseState> {
    const { reason } = parseInput(lockSchema, body);
    return this.changes.change(microFrontendIn(name), { action: 'locked', reason }, (state, lock) => {
      if (state.lock) throw locked(name, state.lock);
      return { ...state, lock };
    });
  }

  @Post('unlock')
  @HttpCode(200)
  @Idempotent()
  async unlock(@Param('name') name: string, @Body() body: unknown): Promise<ReleaseState> {
    const { reason } = parseInput(unlockSchema, body);
    return this.changes.change(microFrontendIn(name), { action: 'unlocked', reason }, (state) => {
      if (!state.lock) throw notLocked(name);
      return { ...state, lock: null };
    });
  }
}
