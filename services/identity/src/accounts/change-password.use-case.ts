import type { ChangePassword } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import { StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SignInLimits } from '../sessions/sign-in-limits.ts';
import { AccountEntity } from './account.entity.ts';
import { Accounts, FIRST_ACCOUNT } from './accounts.ts';
import { isRightPassword } from './password-hash.ts';

/** Subject of tokens that `npm run password` signs with the deployment's key. */
const OPERATOR = 'operator';

@Injectable()
export class ChangePasswordUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
    private readonly limits: SignInLimits,
    private readonly actions: StaffActions,
  ) {}

  /**
   * Guesses are limited by session, so that somebody guessing with a stolen session does not keep the owner from changing the
   * password in another one.
   * @throws {ProblemError} 400 if the current password is wrong; 429 after too many wrong ones.
   */
  async execute({ sub, jti }: StaffClaims, { currentPassword, newPassword }: ChangePassword): Promise<void> {
    const known = sub === OPERATOR ? { name: FIRST_ACCOUNT } : await this.shown(sub, jti, currentPassword ?? '');
    await this.dataSource.transaction(async (manager) => {
      // The hash is part of the key: of two concurrent changes, the second was checked against a password that is no longer current.
      const account = await manager.findOne(AccountEntity, { where: known, lock: { mode: 'pessimistic_write' } });
      if (!account) throw notTheCurrentPassword();
      await this.accounts.setPassword(manager, account, newPassword);
      await this.actions.record(manager, { action: 'account.password-changed', recordType: 'account', recordId: account.id });
    });
  }

  /** Checks the current password, outside the transaction because a guess may be delayed. */
  private async shown(
    id: string,
    session: string,
    password: string,
  ): Promise<{ readonly id: string; readonly passwordHash: string }> {
    const account = await this.limits.guard({ id: `session:${session}`, isKnown: true }, async () => {
      const row = await this.dataSource.manager.findOneBy(AccountEntity, { id });
      return (await isRightPassword(row?.passwordHash ?? null, password)) ? row : null;
    });
    if (!account) throw notTheCurrentPassword();
    return { id, passwordHash: account.passwordHash };
  }
}

const notTheCurrentPassword = (): ProblemError => {
  const message = 'This is not your current password';
  return new ProblemError({
    status: 400,
    code: 'IDENTITY.INCORRECT_PASSWORD',
    title: 'The password was not changed',
    detail: `${message}.`,
    errors: [{ path: 'currentPassword', message }],
  });
};
