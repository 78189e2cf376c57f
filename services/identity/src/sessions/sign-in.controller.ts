import { type SignedIn, signInSchema } from '@forecourt/contracts';
import { networkOf, ProblemError, parseInput } from '@forecourt/server-kit';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accounts } from '../accounts/accounts.ts';
import { KnownDevice } from './known-device.ts';
import { RefusedSignIns } from './refused-sign-ins.ts';
import { Sessions } from './sessions.ts';
import { incorrectPassword } from './sign-in.errors.ts';
import { SignInLimits } from './sign-in-limits.ts';

/** POST /api/admin/login. */
@Controller('api/admin/login')
export class SignInController {
  constructor(
    private readonly accounts: Accounts,
    private readonly limits: SignInLimits,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevice,
    private readonly refused: RefusedSignIns,
  ) {}

  @Post()
  @HttpCode(200)
  async signIn(
    @Body() body: unknown,
    @Req() { headers, ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { email = '', password } = parseInput(signInSchema, body);
    const device = await this.devices.recognise(headers.cookie);
    const caller = { id: device ?? networkOf(ip), isKnown: device !== null };
    const account = await this.limits
      .guard(caller, () => this.accounts.withPassword(password, email.trim()))
      .catch((error: unknown) => {
        if (error instanceof ProblemError && error.status === 429) this.refused.note(caller.id);
        throw error;
      });
    const token = account && (await this.sessions.begin(account, headers['user-agent']));
    if (!token) {
      this.refused.note(caller.id);
      throw incorrectPassword(email.trim() !== '');
    }
    reply.header('set-cookie', await this.devices.cookie(device));
    return { success: true, token, message: 'Admin login successful' };
  }
}
