import type { NewAuthenticator, RecoveryCodes as NewCodes, SecondFactor } from '@forecourt/contracts';
import { SETTINGS, StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { z } from 'zod';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { notTheCurrentPassword, OwnPassword } from '../accounts/own-password.ts';
import { Passkeys } from '../passkeys/passkeys.ts';
import type { Settings } from '../settings.ts';
import { onlyFactorStays } from '../sign-in-policy/sign-in-policy.errors.ts';
import { SignInPolicy } from '../sign-in-policy/sign-in-policy.ts';
import { AuthenticatorEntity, type AuthenticatorRow } from './authenticator.entity.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { hasAuthenticator, hasNoAccount, noAuthenticator, notSixDigits, setUpIsOver, wrongCode } from './second-factor.errors.ts';
import { isOfApp, SecondFactors } from './second-factors.ts';
import { newSecret, toApp } from './totp.ts';
import { Vault } from './vault.ts';

/** The second factor of whoever asks. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly password: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly codes: RecoveryCodes,
    private readonly vault: Vault,
    private readonly policy: SignInPolicy,
    private readonly passkeys: Passkeys,
    private readonly actions: StaffActions,
  ) {}

  async read({ sub }: StaffClaims): Promise<SecondFactor> {
    if (!isAccount(sub)) return { since: null, recoveryCodes: 0 };
    const since = await this.factors.since(sub);
    const recoveryCodes = await this.codes.left(this.dataSource.manager, sub);
    const isNeeded = since !== null && (await this.isNeeded(sub));
    return { since: since?.toISOString() ?? null, recoveryCodes, ...(isNeeded && { isNeeded }) };
  }

  /** @throws {ProblemError} 400 if the password is wrong; 409 if an app is turned on. */
  async begin(claims: StaffClaims, password: string): Promise<NewAuthenticator> {
    if (!isAccount(claims.sub)) throw hasNoAccount();
    const account = await this.password.shown(claims, password);
    if (!account) throw notTheCurrentPassword('password', 'Nothing was turned on');
    return this.prepare(account);
  }

  /** Makes a secret for an app, in place of one that was not confirmed. @throws {ProblemError} 409 if an app is turned on. */
  async prepare(account: AccountRow): Promise<NewAuthenticator> {
    const secret = newSecret();
    const written: unknown[] = await this.dataSource.query(
      `INSERT INTO staff_authenticator (account_id, sealed_secret) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET sealed_secret = EXCLUDED.sealed_secret, last_step = 0
       WHERE staff_authenticator.confirmed_at IS NULL
       RETURNING account_id`,
      [account.id, this.vault.seal(account.id, secret)],
    );
    if (written.length === 0) throw hasAuthenticator();
    return toApp(secret, new URL(this.settings.PUBLIC_URL).hostname, account.email ?? account.name);
  }

  /** @throws {ProblemError} 400 if the code is wrong; 409 if nothing is begun. */
  async confirm({ sub }: Pick<StaffClaims, 'sub'>, code: string): Promise<NewCodes> {
    if (!isAccount(sub)) throw hasNoAccount();
    const recoveryCodes = await this.factors.limited(sub, () =>
      this.dataSource.transaction(async (manager) => {
        const where = { accountId: sub, confirmedAt: IsNull() };
        const lock = { mode: 'pessimistic_write' } as const;
        const row = await manager.findOne<AuthenticatorRow>(AuthenticatorEntity, { where, lock });
        if (!row) throw setUpIsOver();
        if (!(await this.factors.isNewest(manager, row, code))) return null;
        await manager.update(AuthenticatorEntity, { accountId: sub }, { confirmedAt: new Date() });
        await this.actions.record(manager, { ...own(sub), action: 'account.authenticator-added' });
        return this.codes.renew(manager, sub);
      }),
    );
    if (!recoveryCodes) throw isOfApp(code) ? wrongCode(true) : notSixDigits();
    return { recoveryCodes };
  }

  /** @throws {ProblemError} 400 if the code is wrong; 409 if it is turned off. */
  async renewCodes({ sub }: StaffClaims, code: string): Promise<NewCodes> {
    await this.prove(sub, code);
    const recoveryCodes = await this.dataSource.transaction(async (manager) => {
      // It may have been turned off meanwhile.
      const row = await manager.findOne(AuthenticatorEntity, {
        where: { accountId: sub },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw noAuthenticator();
      const action = 'account.recovery-codes-renewed';
      await this.actions.record(manager, { action, recordType: 'account', recordId: sub });
      return this.codes.renew(manager, sub);
    });
    return { recoveryCodes };
  }

  /** @throws {ProblemError} 400 if the code is wrong; 409 if it is turned off, or the only one where there has to be one. */
  async turnOff({ sub }: StaffClaims, code: string): Promise<void> {
    // Before a code is used up.
    if (isAccount(sub) && (await this.isNeeded(sub))) throw onlyFactorStays();
    await this.prove(sub, code);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.factors.remove(manager, sub))) return;
      await this.policy.keepOne(manager, sub);
      const action = 'account.authenticator-removed';
      await this.actions.record(manager, { action, recordType: 'account', recordId: sub });
    });
  }

  /** Whether the app is the only second factor, where there has to be one. */
  private async isNeeded(id: string): Promise<boolean> {
    const account = await this.dataSource.manager.findOneBy<AccountRow>(AccountEntity, { id });
    return account !== null && (await this.policy.appliesTo(account)) && (await this.passkeys.of(id)).length === 0;
  }

  private async prove(accountId: string, code: string): Promise<void> {
    if (!isAccount(accountId) || (await this.factors.since(accountId)) === null) throw noAuthenticator();
    if (!(await this.factors.prove(accountId, code))) throw await this.factors.refusal(accountId, code);
  }
}

/** With the actor, whom nobody knows as staff before the login is complete. */
const own = (id: string) => ({ actor: id, recordType: 'account', recordId: id });

/** Whether it can be the id of an account: an operator's subject is a word. */
const isAccount = (id: string): boolean => z.uuid().safeParse(id).success;
