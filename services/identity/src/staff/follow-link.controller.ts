import { followStaffLinkSchema, type SignInAnswer, type StaffLinkHolder, staffLinkSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffActions } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Accounts } from '../accounts/accounts.ts';
import { PasswordPolicy } from '../accounts/password-policy.ts';
import { KnownDevice } from '../sessions/known-device.ts';
import { SignInSteps } from '../sessions/sign-in-steps.ts';
import { linkIsOver } from './staff.errors.ts';
import { StaffLinks } from './staff-links.ts';
import { StaffNotices } from './staff-notices.ts';

/** /api/admin/link: somebody sets a password by the link that was mailed or passed on to them. Its 256 random bits cannot be guessed. */
@Controller('api/admin/link')
export class FollowLinkController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: StaffLinks,
    private readonly accounts: Accounts,
    private readonly policy: PasswordPolicy,
    private readonly steps: SignInSteps,
    private readonly devices: KnownDevice,
    private readonly notices: StaffNotices,
    private readonly actions: StaffActions,
  ) {}

  @Post()
  @HttpCode(200)
  async look(@Body() body: unknown): Promise<StaffLinkHolder> {
    const { token } = parseInput(staffLinkSchema, body);
    const account = await this.links.holder(token);
    if (!account) throw await this.links.whyOver(token);
    return { name: account.name, email: account.email ?? '', isInvitation: account.isInvited };
  }

  @Post('password')
  @HttpCode(200)
  async follow(
    @Body() body: unknown,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const { token, newPassword } = parseInput(followStaffLinkSchema, body);
    const account = await this.dataSource.transaction(async (manager) => {
      const holder = await this.links.use(manager, token);
      if (!holder) throw await this.links.whyOver(token);
      // What is refused leaves the link as it was.
      this.policy.check(newPassword, holder);
      const passwordHash = await this.accounts.setPassword(manager, holder, newPassword, { isInvited: false });
      const action = holder.isInvited ? 'account.joined' : 'account.password-changed';
      await this.actions.record(manager, { actor: holder.id, action, recordType: 'account', recordId: holder.id });
      return { ...holder, passwordHash };
    });
    // A link that was passed on by hand may have been followed by somebody else.
    if (!account.isInvited) void this.notices.tell(account, 'password-changed');
    const answer = await this.steps.after(account, headers['user-agent'], 'Password set');
    if (!answer) throw linkIsOver();
    if (answer.success) reply.header('set-cookie', await this.devices.cookie(await this.devices.recognise(headers.cookie)));
    return answer;
  }
}
