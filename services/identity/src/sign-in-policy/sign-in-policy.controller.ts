import { changeSignInPolicySchema, type SignInPolicy as Policy } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ChangeSignInPolicyUseCase } from './change-sign-in-policy.use-case.ts';
import { SignInPolicy } from './sign-in-policy.ts';

/** /api/admin/sign-in-policy: whether everybody has to have a second factor. */
@Controller('api/admin/sign-in-policy')
@StaffMay('staff.manage')
export class SignInPolicyController {
  constructor(
    private readonly policy: SignInPolicy,
    private readonly changing: ChangeSignInPolicyUseCase,
  ) {}

  @Get()
  async read(): Promise<Policy> {
    return { requiresSecondFactor: await this.policy.requiresSecondFactor() };
  }

  @Put()
  async change(@Req() { user }: { readonly user: StaffClaims }, @Body() body: unknown): Promise<Policy> {
    const { requiresSecondFactor } = parseInput(changeSignInPolicySchema, body);
    await this.changing.execute(user, requiresSecondFactor);
    return { requiresSecondFactor };
  }
}
