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

  /** Those of these accounts that cannot log in, so that what they were given waits for nobody. */
  async whoCannotLogIn(ids: readonly string[]): Promise<string[]> {
    const states = await Promise.all(ids.map((id) => this.stateOf(id)));
    return ids.filter((_, place) => states[place] !== 'active');
  }

  /** Null without an account. If identity does not answer, the colleague counts as active. */
  private async stateOf(id: string): Promise<StaffState | null> {
    try {
      return (await this.commands.ask(getAccountStateV1, { id }, ANSWERED_WITHIN_MS)).state;
    } catch (error) {
      this.logger.warn({ err: error, account: id }, 'whether a colleague can log in is not known');
      return 'active';
    }
  }
}
