import type { ChangePassword } from '@forecourt/contracts';
import { StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Passkeys } from '../passkeys/passkeys.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { StaffNotices } from '../staff/staff-notices.ts';
import { AccountEntity } from './account.entity.ts';
import { Accounts, FIRST_ACCOUNT } from './accounts.ts';
import { notTheCurrentPassword, OwnPassword } from './own-password.ts';
import { PasswordPolicy } from './password-policy.ts';

/** Subject of tokens that `npm run password` signs with the deployment's key. */
const OPERATOR = 'operator';

@Injectable()
export class ChangePasswordUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
    private readonly password: OwnPassword,
    private readonly policy: PasswordPolicy,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly notices: StaffNotices,
    private readonly actions: StaffActions,
  ) {}

  /**
   * Ends the account's other sessions; the one that asks goes on. The operator's way back into the first account also takes its second
   * factor away.
   * @throws {ProblemError} 400 if the current password is wrong, or the new one easy to guess; 429 after too many wrong ones.
   */
  async execute(claims: StaffClaims, { currentPassword, newPassword }: ChangePassword): Promise<void> {
    const isOperator = claims.sub === OPERATOR;
    const known = isOperator ? { name: FIRST_ACCOUNT } : await this.shown(claims, currentPassword ?? '');
    const changed = await this.dataSource.transaction(async (manager) => {
      // The hash is part of the key: of two concurrent changes, the second was checked against a password that is no longer current.
      const account = await manager.findOne(AccountEntity, { where: known, lock: { mode: 'pessimistic_write' } });
      if (!account) throw notChanged();
      this.policy.check(newPassword, account);
      await this.accounts.setPassword(manager, account, newPassword, {}, isOperator ? undefined : claims.jti);
      const record = { recordType: 'account', recordId: account.id };
      if (isOperator) {
        const hadFactor = await this.factors.remove(manager, account.id);
        const hadPasskeys = await this.passkeys.removeAll(manager, account.id);
        if (hadFactor || hadPasskeys) await this.actions.record(manager, { ...record, action: 'account.second-factor-removed' });
      }
      await this.actions.record(manager, { ...record, action: 'account.password-changed' });
      return account;
    });
    // Nobody waits for the mail server.
    void this.notices.tell(changed, 'password-changed');
  }

  private async shown(claims: StaffClaims, password: string): Promise<{ readonly id: string; readonly passwordHash: string }> {
    const account = await this.password.shown(claims, password);
    if (!account) throw notChanged();
    return { id: account.id, passwordHash: account.passwordHash };
  }
}

const notChanged = () => notTheCurrentPassword('currentPassword', 'The password was not changed');
