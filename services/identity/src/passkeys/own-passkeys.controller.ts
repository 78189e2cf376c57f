import { beginPasskeySchema, newPasskeySchema, type Passkey } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { OwnPasskeys } from './own-passkeys.ts';

interface StaffRequest {
  readonly user: StaffClaims;
}

/** /api/admin/passkeys: the caller's own. */
@Controller('api/admin/passkeys')
@StaffMay('office.use')
export class OwnPasskeysController {
  constructor(private readonly passkeys: OwnPasskeys) {}

  @Get()
  list(@Req() { user }: StaffRequest): Promise<Passkey[]> {
    return this.passkeys.list(user);
  }

  @Post('options')
  @HttpCode(200)
  begin(@Req() { user }: StaffRequest, @Body() body: unknown): Promise<object> {
    return this.passkeys.begin(user, parseInput(beginPasskeySchema, body).password);
  }

  @Post()
  add(@Req() { user }: StaffRequest, @Body() body: unknown): Promise<Passkey> {
    return this.passkeys.add(user, parseInput(newPasskeySchema, body));
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Req() { user }: StaffRequest, @Param('id') id: string): Promise<void> {
    await this.passkeys.remove(user, id);
  }
}
