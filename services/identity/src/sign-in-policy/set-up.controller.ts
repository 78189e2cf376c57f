import {
  type NewAuthenticator,
  type SetUpDone,
  type SignedIn,
  secondStepSchema,
  setUpPasskeySchema,
  setUpSchema,
} from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { AccountRow } from '../accounts/account.entity.ts';
import { OwnPasskeys } from '../passkeys/own-passkeys.ts';
import { OwnSecondFactor } from '../second-factor/own-second-factor.ts';
import { ticketIsOver } from '../second-factor/second-factor.errors.ts';
import { SignInTickets } from '../second-factor/sign-in-tickets.ts';
import { KnownDevice } from '../sessions/known-device.ts';
import { Sessions } from '../sessions/sessions.ts';
import { SignInPolicy } from './sign-in-policy.ts';

/**
 * /api/admin/login/set-up: the second step of a login for accounts that have no second factor where everybody has to have one. There
 * is no session before it is set up, so nothing else of the back office is open.
 */
@Controller('api/admin/login/set-up')
export class SetUpController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tickets: SignInTickets,
    private readonly policy: SignInPolicy,
    private readonly factor: OwnSecondFactor,
    private readonly passkeys: OwnPasskeys,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevice,
  ) {}

  @Post('authenticator')
  @HttpCode(200)
  async beginApp(@Body() body: unknown): Promise<NewAuthenticator> {
    return this.factor.prepare(await this.holder(parseInput(setUpSchema, body).ticket));
  }

  @Post('authenticator/confirm')
  @HttpCode(200)
  async confirmApp(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SetUpDone> {
    const { ticket, code } = parseInput(secondStepSchema, body);
    const holder = await this.holder(ticket);
    const { recoveryCodes } = await this.factor.confirm({ sub: holder.id }, code);
    return { ...(await this.signIn(ticket, holder, request, reply)), recoveryCodes };
  }

  @Post('passkey/options')
  @HttpCode(200)
  async beginPasskey(@Body() body: unknown): Promise<object> {
    return this.passkeys.optionsFor(await this.holder(parseInput(setUpSchema, body).ticket));
  }

  @Post('passkey')
  @HttpCode(200)
  async addPasskey(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { ticket, ...passkey } = parseInput(setUpPasskeySchema, body);
    const holder = await this.holder(ticket);
    await this.passkeys.add({ sub: holder.id }, passkey);
    return this.signIn(ticket, holder, request, reply);
  }

  /** An account that has a second factor by now shows it: the password is no proof that another one is theirs. */
  private async holder(ticket: string): Promise<AccountRow> {
    const holder = await this.tickets.holder(ticket, 'set-up');
    if (!holder || (await this.policy.isMet(this.dataSource.manager, holder.id))) throw ticketIsOver();
    return holder;
  }

  private async signIn(ticket: string, holder: AccountRow, { headers }: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    if (!(await this.tickets.use(ticket))) throw ticketIsOver();
    const token = await this.sessions.begin(holder, 'both factors', headers['user-agent']);
    if (!token) throw ticketIsOver();
    reply.header('set-cookie', await this.devices.cookie(await this.devices.recognise(headers.cookie)));
    return { success: true, token, message: 'Admin login successful' };
  }
}
