import type { ProblemError } from '@forecourt/server-kit';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { SignInLimits } from '../sessions/sign-in-limits.ts';
import { AuthenticatorEntity, type AuthenticatorRow } from './authenticator.entity.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { noCodesLeft, notSixDigits, wrongCode } from './second-factor.errors.ts';
import { stepOf } from './totp.ts';
import { Vault } from './vault.ts';

/** As it is compared: spaces and dashes are the user's. */
const digitsIn = (typed: string): string => typed.replace(/[\s-]/g, '');
/** Whether it looks like a code of the app. */
export const isOfApp = (typed: string): boolean => /^\d{6}$/.test(digitsIn(typed));
/** Meant as a code of the app: a recovery code has twelve characters. */
const isMistyped = (typed: string): boolean => !isOfApp(typed) && /^\d{1,11}$/.test(digitsIn(typed));

/** What accounts ask for besides the password. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: SignInLimits,
    private readonly codes: RecoveryCodes,
    private readonly vault: Vault,
    private readonly actions: StaffActions,
  ) {}

  /** Since when it is asked for; null if it is not. */
  async since(accountId: string): Promise<Date | null> {
    return (await this.authenticator(this.dataSource.manager, accountId))?.confirmedAt ?? null;
  }

  /** Of which accounts a code is asked. */
  async having(manager = this.dataSource.manager): Promise<ReadonlySet<string>> {
    const rows = await manager.findBy<AuthenticatorRow>(AuthenticatorEntity, { confirmedAt: Not(IsNull()) });
    return new Set(rows.map(({ accountId }) => accountId));
  }

  /**
   * Takes a code of the app or a recovery code, and uses it up.
   * Wrong ones are counted for the account, wherever they come from: a code has few digits.
   * @returns null if it is wrong or has been used. @throws {ProblemError} 429 after too many wrong ones.
   */
  prove(accountId: string, typed: string): Promise<true | null> {
    return this.limited(accountId, () => this.dataSource.transaction((manager) => this.accept(manager, accountId, typed)));
  }

  /** How many recovery codes are left after one was used; null after a code of the app. */
  async leftAfter(accountId: string, typed: string): Promise<number | null> {
    return isOfApp(typed) ? null : this.codes.left(this.dataSource.manager, accountId);
  }

  /** Why a code was not accepted. */
  async refusal(accountId: string, typed: string): Promise<ProblemError> {
    if (isOfApp(typed)) return wrongCode(true);
    if (isMistyped(typed)) return notSixDigits();
    return (await this.codes.left(this.dataSource.manager, accountId)) === 0 ? noCodesLeft() : wrongCode(false);
  }

  /** @param attempt resolves to null if the code is wrong. */
  limited<Result>(accountId: string, attempt: () => Promise<Result | null>): Promise<Result | null> {
    return this.limits.guard({ id: `second-factor:${accountId}`, isKnown: true, guesses: 'codes' }, attempt);
  }

  /** Whether it is the app's, and newer than any that was accepted. */
  async isNewest(manager: EntityManager, { accountId, sealedSecret }: AuthenticatorRow, typed: string): Promise<boolean> {
    const step = stepOf(this.vault.open(accountId, sealedSecret), digitsIn(typed));
    if (step === null) return false;
    // By one statement: of two who send a code at the same time, one is refused.
    const [, changed]: [unknown, number] = await manager.query(
      'UPDATE staff_authenticator SET last_step = $2 WHERE account_id = $1 AND last_step < $2 AND sealed_secret = $3',
      [accountId, step, sealedSecret],
    );
    return changed === 1;
  }

  /** Takes it away, with its recovery codes. @returns whether there was one. */
  async remove(manager: EntityManager, accountId: string): Promise<boolean> {
    const { affected } = await manager.delete(AuthenticatorEntity, { accountId, confirmedAt: Not(IsNull()) });
    await manager.delete(RecoveryCodeEntity, { accountId });
    return affected === 1;
  }

  private async accept(manager: EntityManager, accountId: string, typed: string): Promise<true | null> {
    const row = await this.authenticator(manager, accountId);
    if (!row) return null;
    if (isOfApp(typed)) return (await this.isNewest(manager, row, typed)) || null;
    if (!(await this.codes.use(manager, accountId, typed))) return null;
    const account = { actor: accountId, recordType: 'account', recordId: accountId };
    await this.actions.record(manager, { ...account, action: 'account.recovery-code-used' });
    return true;
  }

  private authenticator(manager: EntityManager, accountId: string): Promise<AuthenticatorRow | null> {
    return manager.findOneBy<AuthenticatorRow>(AuthenticatorEntity, { accountId, confirmedAt: Not(IsNull()) });
  }
}
