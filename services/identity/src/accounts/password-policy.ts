import { LiveDealership, ProblemError } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import type { AccountRow } from './account.entity.ts';
import { whyGuessable } from './guessable-password.ts';

/** What a password that somebody chooses must not be. ADMIN_PASSWORD is up to whoever runs the site. */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly dealership: LiveDealership) {}

  /** @throws {ProblemError} 400 if others would guess it soon. */
  check(newPassword: string, { name, displayName, email }: Pick<AccountRow, 'name' | 'displayName' | 'email'>): void {
    const { tradingName, legalName } = this.dealership.now;
    const names = [name, displayName, email, tradingName, legalName].filter((one) => one !== null);
    const message = whyGuessable(newPassword, names);
    if (message === null) return;
    throw new ProblemError({
      status: 400,
      code: 'IDENTITY.GUESSABLE_PASSWORD',
      title: 'The password was not set',
      detail: `${message}.`,
      errors: [{ path: 'newPassword', message }],
    });
  }
}
