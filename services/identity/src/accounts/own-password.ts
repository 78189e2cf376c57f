import { ProblemError } from '@forecourt/server-kit';
import type { StaffClaims } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SignInLimits } from '../sessions/sign-in-limits.ts';
import { AccountEntity, type AccountRow } from './account.entity.ts';
import { isRightPassword } from './password-hash.ts';

/** The password by which somebody who is signed in shows that it is still them. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: SignInLimits,
  ) {}

  /**
   * Guesses are limited by session, so that somebody guessing with a stolen session does not keep the owner of the account from
   * using another one. A guess may be delayed, so this is not for transactions.
   * @returns the account; null if the password is wrong. @throws {ProblemError} 429 after too many wrong ones.
   */
  shown({ sub, jti }: StaffClaims, password: string): Promise<AccountRow | null> {
    return this.limits.guard({ id: `session:${jti}`, isKnown: true }, async () => {
      const row = await this.dataSource.manager.findOneBy<AccountRow>(AccountEntity, { id: sub });
      return (await isRightPassword(row?.passwordHash ?? null, password)) ? row : null;
    });
  }
}

/** @param path of the field. @param title what was not done. */
export const notTheCurrentPassword = (path: string, title: string): ProblemError => {
  const message = 'This is not your current password';
  return new ProblemError({
    status: 400,
    code: 'IDENTITY.INCORRECT_PASSWORD',
    title,
    detail: `${message}.`,
    errors: [{ path, message }],
  });
};
