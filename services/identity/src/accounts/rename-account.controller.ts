import { renameAccountSchema, type StaffAccount } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Patch, Req } from '@nestjs/common';
import { RenameAccountUseCase } from './rename-account.use-case.ts';

/** PATCH /api/admin/account: the caller's own. */
@Controller('api/admin/account')
@StaffMay('office.use')
export class RenameAccountController {
  constructor(private readonly renameAccount: RenameAccountUseCase) {}

  @Patch()
  async rename(@Body() body: unknown, @Req() { user }: { readonly user: StaffClaims }): Promise<StaffAccount> {
    return this.renameAccount.execute(user, parseInput(renameAccountSchema, body).name);
  }
}
