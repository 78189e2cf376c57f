import { changePasswordSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ChangePasswordUseCase } from './change-password.use-case.ts';

/** POST /api/admin/password. */
@Controller('api/admin/password')
@StaffMay('office.use')
export class ChangePasswordController {
  constructor(private readonly changePassword: ChangePasswordUseCase) {}

  @Post()
  @HttpCode(204)
  async change(@Body() body: unknown, @Req() { user }: { readonly user: StaffClaims }): Promise<void> {
    await this.changePassword.execute(user, parseInput(changePasswordSchema, body));
  }
}
