import {
  beginAuthenticatorSchema,
  type NewAuthenticator,
  proofSchema,
  type RecoveryCodes,
  type SecondFactor,
} from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { OwnSecondFactor } from './own-second-factor.ts';

interface StaffRequest {
  readonly user: StaffClaims;
}

/** /api/admin/second-factor: what the caller's own account asks for besides the password. */
@Controller('api/admin/second-factor')
@StaffMay('office.use')
export class SecondFactorController {
  constructor(private readonly factor: OwnSecondFactor) {}

  @Get()
  read(@Req() { user }: StaffRequest): Promise<SecondFactor> {
    return this.factor.read(user);
  }

  @Post('authenticator')
  @HttpCode(200)
  begin(@Req() { user }: StaffRequest, @Body() body: unknown): Promise<NewAuthenticator> {
    return this.factor.begin(user, parseInput(beginAuthenticatorSchema, body).password);
  }

  @Post('authenticator/confirm')
  @HttpCode(200)
  confirm(@Req() { user }: StaffRequest, @Body() body: unknown): Promise<RecoveryCodes> {
    return this.factor.confirm(user, parseInput(proofSchema, body).code);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  renewCodes(@Req() { user }: StaffRequest, @Body() body: unknown): Promise<RecoveryCodes> {
    return this.factor.renewCodes(user, parseInput(proofSchema, body).code);
  }

  @Post('off')
  @HttpCode(204)
  async turnOff(@Req() { user }: StaffRequest, @Body() body: unknown): Promise<void> {
    await this.factor.turnOff(user, parseInput(proofSchema, body).code);
  }
}
