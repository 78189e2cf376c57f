import type { SignedOut, StaffStatus } from '@forecourt/contracts';
import type { StaffClaims } from '@forecourt/service-kit';
import { Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Accounts } from '../accounts/accounts.ts';
import { Passkeys } from '../passkeys/passkeys.ts';
import { EndedSession } from './ended-session.ts';
import { MaybeStaffGuard } from './maybe-staff.guard.ts';
import { OwnSessions } from './own-sessions.ts';
import { Sessions } from './sessions.ts';

interface MaybeStaffRequest extends Pick<FastifyRequest, 'headers'> {
  readonly user: StaffClaims | null;
}

/** GET /api/admin/status and POST /api/admin/logout. */
@Controller('api/admin')
@UseGuards(MaybeStaffGuard)
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly own: OwnSessions,
    private readonly accounts: Accounts,
    private readonly ended: EndedSession,
    private readonly passkeys: Passkeys,
  ) {}

  @Get('status')
  async status(@Req() { user, headers }: MaybeStaffRequest): Promise<StaffStatus> {
    if (!user) {
      const asksEmail = await this.accounts.haveEmail();
      const asksPasskey = await this.passkeys.anyExist();
      const endedBy = await this.ended.endOf(headers.authorization);
      return {
        authenticated: false,
        asksEmail,
        ...(asksPasskey && { asksPasskey }),
        ...(endedBy && { endedBy }),
        ...(endedBy === 'disabled' && { isDisabled: true }),
      };
    }
    this.own.noteUse(user);
    return { authenticated: true, role: user.role };
  }

  /** Also succeeds if nobody is signed in. */
  @Post('logout')
  @HttpCode(200)
  async signOut(@Req() { user }: MaybeStaffRequest): Promise<SignedOut> {
    if (user) await this.sessions.revoke(user);
    return { success: true };
  }
}
