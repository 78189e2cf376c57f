import { passkeySignInSchema, type SignedIn } from '@forecourt/contracts';
import { networkOf, parseInput } from '@forecourt/server-kit';
import { CallLimit, REDIS, type RedisClient, tooManyInAShortTime } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../sessions/callers.ts';
import { KnownDevice } from '../sessions/known-device.ts';
import { Sessions } from '../sessions/sessions.ts';
import { accountDisabled } from '../sessions/sign-in.errors.ts';
import { passkeyRefused } from './passkey.errors.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';

/** Challenges that a network may ask for within a minute: each is kept for five. */
const CHALLENGES = {
  name: 'sign-in:challenges',
  points: 30,
  seconds: 60,
  refusal: tooManyInAShortTime('IDENTITY.TOO_MANY_CHALLENGES', 'Too many logins with a passkey have been begun'),
};

/** /api/admin/login/passkey: a login with a passkey, which is both factors in one. */
@Controller('api/admin/login/passkey')
export class PasskeySignInController {
  private readonly limit: CallLimit;

  constructor(
    @Inject(REDIS) redis: RedisClient,
    private readonly signIn: PasskeySignIn,
    private readonly callers: Callers,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevice,
  ) {
    this.limit = new CallLimit(redis, CHALLENGES);
  }

  @Post('options')
  @HttpCode(200)
  async begin(@Req() { ip }: FastifyRequest): Promise<object> {
    await this.limit.take(networkOf(ip));
    return this.signIn.begin();
  }

  @Post()
  @HttpCode(200)
  async finish(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { credential } = parseInput(passkeySignInSchema, body);
    const caller = await this.callers.of(request);
    const holder = await this.callers.guard({ ...caller, guesses: 'passkeys' }, () => this.signIn.holder(credential));
    if (holder?.isDisabled) {
      this.callers.refused(caller, async () => holder.id);
      throw accountDisabled();
    }
    const token = holder && (await this.sessions.begin(holder, 'both factors', request.headers['user-agent']));
    if (!token) throw passkeyRefused();
    reply.header('set-cookie', await this.devices.cookie(caller.device));
    return { success: true, token, message: 'Admin login successful' };
  }
}
