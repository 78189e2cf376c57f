import type { ChangePassword } from '@forecourt/contracts';
import { ProblemError, StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEntity } from './account.entity.ts';
import { Accounts, FIRST_ACCOUNT } from './accounts.ts';
import { isRightPassword } from './password-hash.ts';

/** Subject of the tokens that the deployment's own key signs for its operator: `npm run password`. */
const OPERATOR = 'operator';

@Injectable()
export class ChangePasswordUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
    private readonly actions: StaffActions,
  ) {}

  /** @throws {ProblemError} 400 when the current password is not right. */
  async execute({ sub }: StaffClaims, { currentPassword, newPassword }: ChangePassword): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const isOperator = sub === OPERATOR;
      const account = await manager.findOneByOrFail(AccountEntity, isOperator ? { name: FIRST_ACCOUNT } : { id: sub });
      if (!isOperator && !(await isRightPassword(account.passwordHash, currentPassword ?? ''))) throw notTheCurrentPassword();
      await this.accounts.setPassword(manager, account, newPassword);
      await this.actions.record(manager, { action: 'account.password-changed', recordType: 'account', recordId: account.id });
    });
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
