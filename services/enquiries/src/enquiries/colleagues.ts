import { getAccountStateV1, type StaffState } from '@forecourt/contracts';
import type { Logger } from '@forecourt/server-kit';
import { Commands, LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { cannotLogIn } from './enquiry.errors.ts';

/** Somebody waits for it at their screen. */
const ANSWERED_WITHIN_MS = 2_000;

/** Who else works on enquiries; identity knows them. */
@Injectable()
export class Colleagues {
  constructor(
    private readonly commands: Commands,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws {ProblemError} 409 if they cannot log in, so that an enquiry would wait for nobody. */
  async requireActive(id: string): Promise<void> {
    const state = await this.stateOf(id);
    if (state !== 'active') throw cannotLogIn(state);
  }

  /** Null without an account. If identity does not answer, the colleague counts as active: the list offers nobody else. */
  private async stateOf(id: string): Promise<StaffState | null> {
    try {
      return (await this.commands.ask(getAccountStateV1, { id }, ANSWERED_WITHIN_MS)).state;
    } catch (error) {
      this.logger.warn({ err: error, account: id }, 'whether a colleague can log in is not known');
      return 'active';
    }
  }
}
