import type { OwnAccount } from '@forecourt/contracts';
import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Req } from '@nestjs/common';
import { Accounts } from './accounts.ts';

/** GET /api/admin/account: the caller's own. */
@Controller('api/admin/account')
@StaffMay('office.use')
export class OwnAccountController {
  constructor(private readonly accounts: Accounts) {}

  @Get()
  async read(@Req() { user }: { readonly user: StaffClaims }): Promise<OwnAccount> {
    const account = (await this.accounts.all()).find(({ id }) => id === user.sub);
    // An operator's token has no account.
    if (!account) return { email: null, password: 'none' };
    return { email: account.email, password: account.email === null ? 'setting' : 'own' };
  }
}
