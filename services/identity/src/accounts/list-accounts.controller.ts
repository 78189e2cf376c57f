import type { StaffAccount } from '@forecourt/contracts';
import { StaffGuard } from '@forecourt/service-kit';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { Accounts } from './accounts.ts';

/** GET /api/admin/accounts: all accounts, including disabled ones, which records still refer to. */
@Controller('api/admin/accounts')
@UseGuards(StaffGuard)
export class ListAccountsController {
  constructor(private readonly accounts: Accounts) {}

  @Get()
  async list(): Promise<StaffAccount[]> {
    return (await this.accounts.all()).map(({ id, name }) => ({ id, name }));
  }
}
