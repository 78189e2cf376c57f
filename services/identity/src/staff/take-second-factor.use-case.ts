import { StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Passkeys } from '../passkeys/passkeys.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { Sessions } from '../sessions/sessions.ts';
import { ownAccountStays } from './staff.errors.ts';
import { StaffMembers } from './staff-members.ts';
import { StaffNotices } from './staff-notices.ts';

/** An owner takes the second factor from a colleague who has lost it, and the passkeys, which the same phone may hold. */
@Injectable()
export class TakeSecondFactorUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: StaffMembers,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly notices: StaffNotices,
    private readonly actions: StaffActions,
  ) {}

  /**
   * Ends the account's sessions too: whoever has the phone may have one. Taking it again changes nothing.
   * @throws {ProblemError} 404 if there is no such account; 409 for the first account and one's own.
   */
  async execute({ sub }: StaffClaims, id: string): Promise<void> {
    const taken = await this.dataSource.transaction(async (manager) => {
      const account = await this.members.locked(manager, id);
      if (account.id === sub) throw ownAccountStays();
      const hadFactor = await this.factors.remove(manager, id);
      const hadPasskeys = await this.passkeys.removeAll(manager, id);
      if (!hadFactor && !hadPasskeys) return null;
      await this.sessions.revokeAll(manager, id, 'second-factor-removed');
      await this.actions.record(manager, { action: 'account.second-factor-removed', recordType: 'account', recordId: id });
      return account;
    });
    if (taken) await this.notices.tell(taken, 'second-factor-removed');
  }
}
