import { lockSchema, type ReleaseState } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffGuard } from '@forecourt/service-kit';
import { Body, Controller, Delete, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ChangeReleaseUseCase } from './change-release.use-case.ts';
import { notLocked, underTrial } from './release.errors.ts';
import { microFrontendIn } from './releases.ts';

/** POST and DELETE /api/releases/:name/lock: while a micro-frontend is locked, nothing but an unlock changes it. */
@Controller('api/releases/:name/lock')
@UseGuards(StaffGuard)
export class LockController {
  constructor(private readonly changes: ChangeReleaseUseCase) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  async lock(@Param('name') name: string, @Body() body: unknown): Promise<ReleaseState> {
    const { reason } = parseInput(lockSchema, body);
    return this.changes.change(microFrontendIn(name), { action: 'locked', reason }, (state, lock) => {
      // Locked, a bad release could not be taken back.
      if (state.candidate) throw underTrial(name, state.candidate);
      return { ...state, lock };
    });
  }

  @Delete()
  @Idempotent()
  async unlock(@Param('name') name: string): Promise<ReleaseState> {
    return this.changes.change(microFrontendIn(name), { action: 'unlocked' }, (state) => {
      if (!state.lock) throw notLocked(name);
      return { ...state, lock: null };
    });
  }
}
