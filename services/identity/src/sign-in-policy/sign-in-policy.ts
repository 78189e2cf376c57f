import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { PasskeyEntity } from '../passkeys/passkey.entity.ts';
import { AuthenticatorEntity } from '../second-factor/authenticator.entity.ts';
import { onlyFactorStays } from './sign-in-policy.errors.ts';
import { SignInRuleEntity } from './sign-in-rule.entity.ts';

const RULE = { name: 'second-factor' } as const;

/** Whether everybody has to have a second factor: an authenticator app or a passkey. */
@Injectable()
export class SignInPolicy {
  constructor(private readonly dataSource: DataSource) {}

  requiresSecondFactor(manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(SignInRuleEntity, RULE);
  }

  /** Not to the first account: its one password lets its owner in whatever the others have done. */
  async appliesTo({ email }: Pick<AccountRow, 'email'>, manager?: EntityManager): Promise<boolean> {
    return email !== null && (await this.requiresSecondFactor(manager));
  }

  /** @returns whether it was not so before. */
  async set(manager: EntityManager, isRequired: boolean): Promise<boolean> {
    if (!isRequired) return (await manager.delete(SignInRuleEntity, RULE)).affected === 1;
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(SignInRuleEntity)
      .values(RULE)
      .orIgnore()
      .returning('name')
      .execute();
    return raw.length === 1;
  }

  /** Whether the account has one. */
  async isMet(manager: EntityManager, accountId: string): Promise<boolean> {
    const hasApp = await manager.existsBy(AuthenticatorEntity, { accountId, confirmedAt: Not(IsNull()) });
    return hasApp || (await manager.existsBy(PasskeyEntity, { accountId }));
  }

  /**
   * To be called after one was taken away: the account is locked until the transaction ends, so that of its last two, taken away at the
   * same time, one stays, and that the rule does not begin meanwhile.
   * @throws {ProblemError} 409 if none is left and there has to be one.
   */
  async keepOne(manager: EntityManager, accountId: string): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const account = await manager.findOneOrFail<AccountRow>(AccountEntity, { where: { id: accountId }, lock });
    if ((await this.appliesTo(account, manager)) && !(await this.isMet(manager, accountId))) throw onlyFactorStays();
  }
}
