import { StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { Sessions } from '../sessions/sessions.ts';
import { ownFactorFirst } from './sign-in-policy.errors.ts';
import { SignInPolicy } from './sign-in-policy.ts';

/** Requires a second factor of everybody, or no longer. */
@Injectable()
export class ChangeSignInPolicyUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: SignInPolicy,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly actions: StaffActions,
  ) {}

  /**
   * Once it is required, the sessions end that a password alone may have begun, but not the one that asks.
   * @throws {ProblemError} 409 if whoever requires it has none.
   */
  async execute(claims: StaffClaims, isRequired: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Whoever logs in or takes a factor away at the same time waits here, or is waited for.
      const accounts = await manager.find<AccountRow>(AccountEntity, {
        where: { email: Not(IsNull()) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!(await this.policy.set(manager, isRequired))) return;
      if (isRequired) await this.endSessions(manager, claims, accounts);
      const action = isRequired ? 'account.second-factor-required' : 'account.second-factor-optional';
      await this.actions.record(manager, { action, recordType: 'account', recordId: 'all' });
    });
  }

  private async endSessions(manager: EntityManager, { sub, jti }: StaffClaims, accounts: readonly AccountRow[]): Promise<void> {
    if (accounts.some(({ id }) => id === sub) && !(await this.policy.isMet(manager, sub))) throw ownFactorFirst();
    const withApp = await this.factors.having(manager);
    for (const { id } of accounts)
      if (!withApp.has(id)) await this.sessions.revokeAll(manager, id, 'second-factor-required', jti);
  }
}
