import type { SignInAnswer } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { AccountRow } from '../accounts/account.entity.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { SignInTickets } from '../second-factor/sign-in-tickets.ts';
import { Sessions } from './sessions.ts';

/** What follows a right password. */
@Injectable()
export class SignInSteps {
  constructor(
    private readonly factors: SecondFactors,
    private readonly tickets: SignInTickets,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Signs the account in, or asks for its second factor.
   * @param done what is said if that was all.
   * @returns null if the account was disabled or given another password meanwhile.
   */
  async after(account: AccountRow, userAgent: string | undefined, done: string): Promise<SignInAnswer | null> {
    if ((await this.factors.since(account.id)) !== null)
      return { success: false, ticket: await this.tickets.issue(account), message: 'Enter the code of your authenticator app' };
    const token = await this.sessions.begin(account, userAgent);
    return token === null ? null : { success: true, token, message: done };
  }
}
