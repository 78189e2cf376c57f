import type { SignInAnswer } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { AccountRow } from '../accounts/account.entity.ts';
import { Passkeys } from '../passkeys/passkeys.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { SignInTickets } from '../second-factor/sign-in-tickets.ts';
import { passkeyNeeded } from '../sign-in-policy/sign-in-policy.errors.ts';
import { SignInPolicy } from '../sign-in-policy/sign-in-policy.ts';
import { Sessions } from './sessions.ts';

/** What follows a right password. */
@Injectable()
export class SignInSteps {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly policy: SignInPolicy,
    private readonly tickets: SignInTickets,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Signs the account in, asks for its second factor, or has it set one up where everybody has to have one.
   * @param done what is said if that was all.
   * @returns null if the account was disabled or given another password meanwhile.
   * @throws {ProblemError} 403 if it has to show its passkey.
   */
  async after(account: AccountRow, userAgent: string | undefined, done: string): Promise<SignInAnswer | null> {
    if ((await this.factors.since(account.id)) !== null)
      return {
        success: false,
        ticket: await this.tickets.issue(account, 'code'),
        message: 'Enter the code of your authenticator app',
      };
    if (await this.policy.appliesTo(account)) {
      if ((await this.passkeys.of(account.id)).length > 0) throw passkeyNeeded();
      const ticket = await this.tickets.issue(account, 'set-up');
      return { success: false, ticket, message: 'Set up a second factor', asksSetUp: true };
    }
    const token = await this.sessions.begin(account, 'the password', userAgent);
    return token === null ? null : { success: true, token, message: done };
  }
}
