import { sendStaffNoticeV1 } from '@forecourt/contracts';
import type { Logger } from '@forecourt/server-kit';
import { Commands, LOGGER, StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { Sessions } from '../sessions/sessions.ts';
import { ownAccountStays } from './staff.errors.ts';
import { StaffMembers } from './staff-members.ts';

/** Longer than a mail server may take. */
const SENT_WITHIN_MS = 15_000;

/** An owner takes the second factor from a colleague who has lost it. */
@Injectable()
export class TakeSecondFactorUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: StaffMembers,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly commands: Commands,
    private readonly actions: StaffActions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Ends the account's sessions too: whoever has the phone may have one. Taking it again changes nothing.
   * @throws {ProblemError} 404 if there is no such account; 409 for the first account and one's own.
   */
  async execute({ sub }: StaffClaims, id: string): Promise<void> {
    const taken = await this.dataSource.transaction(async (manager) => {
      const account = await this.members.locked(manager, id);
      if (account.id === sub) throw ownAccountStays();
      if (!(await this.factors.remove(manager, id))) return null;
      await this.sessions.revokeAll(manager, id);
      await this.actions.record(manager, { action: 'account.second-factor-removed', recordType: 'account', recordId: id });
      return account;
    });
    if (taken) await this.tell(taken.name, taken.email ?? '', id);
  }

  /** Without the mail it has been taken all the same: the activity says so too. */
  private async tell(name: string, email: string, id: string): Promise<void> {
    try {
      await this.commands.ask(sendStaffNoticeV1, { name, email }, SENT_WITHIN_MS);
    } catch (error) {
      this.logger.warn({ err: error, account: id }, 'nobody was told that their second factor has been taken away');
    }
  }
}
