import { type SignedIn, secondStepSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ticketIsOver } from '../second-factor/second-factor.errors.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { SignInTickets } from '../second-factor/sign-in-tickets.ts';
import { Callers } from './callers.ts';
import { KnownDevice } from './known-device.ts';
import { Sessions } from './sessions.ts';

/** POST /api/admin/login/code: the second step of a login. */
@Controller('api/admin/login/code')
export class SecondStepController {
  constructor(
    private readonly tickets: SignInTickets,
    private readonly callers: Callers,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevice,
  ) {}

  @Post()
  @HttpCode(200)
  async finish(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { ticket, code } = parseInput(secondStepSchema, body);
    const holder = await this.tickets.holder(ticket, 'code');
    if (!holder || (await this.factors.since(holder.id)) === null) throw ticketIsOver();
    const caller = await this.callers.of(request);
    const proving = () => this.factors.prove(holder.id, code);
    const proved = await this.callers.guard({ ...caller, guesses: 'codes' }, proving, async () => holder.id);
    if (!proved) throw await this.factors.refusal(holder.id, code);
    if (!(await this.tickets.use(ticket))) throw ticketIsOver();
    const token = await this.sessions.begin(holder, 'both factors', request.headers['user-agent']);
    if (!token) throw ticketIsOver();
    reply.header('set-cookie', await this.devices.cookie(caller.device));
    const recoveryCodesLeft = await this.factors.leftAfter(holder.id, code);
    return { success: true, token, message: 'Admin login successful', ...(recoveryCodesLeft !== null && { recoveryCodesLeft }) };
  }
}
