import type { StaffSession } from '@forecourt/contracts';
import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { OwnSessions } from './own-sessions.ts';

interface StaffRequest {
  readonly user: StaffClaims;
}

/** /api/admin/sessions: where the caller is signed in, and signing out there. */
@Controller('api/admin/sessions')
@StaffMay('office.use')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  @Get()
  list(@Req() { user }: StaffRequest): Promise<StaffSession[]> {
    return this.sessions.list(user);
  }

  /** All but the one that asks. */
  @Delete()
  @HttpCode(204)
  async endOthers(@Req() { user }: StaffRequest): Promise<void> {
    await this.sessions.endOthers(user);
  }

  @Delete(':id')
  @HttpCode(204)
  async end(@Req() { user }: StaffRequest, @Param('id') id: string): Promise<void> {
    await this.sessions.end(user, id);
  }
}
