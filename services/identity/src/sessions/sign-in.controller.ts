import { type SignInAnswer, signInSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accounts } from '../accounts/accounts.ts';
import { Callers } from './callers.ts';
import { KnownDevice } from './known-device.ts';
import { accountDisabled, incorrectPassword } from './sign-in.errors.ts';
import { SignInSteps } from './sign-in-steps.ts';

/** POST /api/admin/login. */
@Controller('api/admin/login')
export class SignInController {
  constructor(
    private readonly accounts: Accounts,
    private readonly callers: Callers,
    private readonly steps: SignInSteps,
    private readonly devices: KnownDevice,
  ) {}

  @Post()
  @HttpCode(200)
  async signIn(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const { email: given = '', password } = parseInput(signInSchema, body);
    const email = given.trim();
    const caller = await this.callers.of(request);
    const whose = async () => (await this.accounts.withEmail(email))?.id ?? null;
    const account = await this.callers.guard(caller, () => this.accounts.withPassword(password, email), whose);
    if (account?.isDisabled) {
      this.callers.refused(caller, whose);
      throw accountDisabled();
    }
    const answer = account && (await this.steps.after(account, request.headers['user-agent'], 'Admin login successful'));
    if (!answer) throw incorrectPassword(email !== '');
    if (answer.success) reply.header('set-cookie', await this.devices.cookie(caller.device));
    return answer;
  }
}
