import type { StaffAccount } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get } from '@nestjs/common';
import { Accounts } from './accounts.ts';
import { shownName } from './shown-name.ts';

/** GET /api/admin/accounts: all accounts, including disabled ones, which records still refer to. */
@Controller('api/admin/accounts')
@StaffMay('office.use')
export class ListAccountsController {
  constructor(private readonly accounts: Accounts) {}

  @Get()
  async list(): Promise<StaffAccount[]> {
    return (await this.accounts.all()).map((account) => ({
      id: account.id,
      name: shownName(account),
      isActive: !account.isDisabled && !account.isInvited,
      isInvited: account.isInvited && !account.isDisabled,
    }));
  }
}
