import { createHash, randomBytes } from 'node:crypto';
import { SECOND_STEP_MINUTES, SET_UP_MINUTES } from '@forecourt/contracts';
import { REDIS, type RedisClient } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { inTime } from '../sessions/redis-in-time.ts';

const MINUTES = { code: SECOND_STEP_MINUTES, 'set-up': SET_UP_MINUTES } as const;
/** What a ticket is good for. */
type Step = keyof typeof MINUTES;
/** Tickets of the release before are for a code. */
const ticketSchema = z.object({ accountId: z.uuid(), password: z.string(), step: z.enum(['code', 'set-up']).default('code') });

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const keyOf = (ticket: string): string => `sign-in:ticket:${digest(ticket)}`;

/**
 * What stands between the two steps of a login: 256 random bits, of which Redis has the hash, for some minutes and one login. No
 * service takes it for a session.
 */
@Injectable()
export class SignInTickets {
  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    private readonly dataSource: DataSource,
  ) {}

  /** @param account whose password was right. */
  async issue({ id: accountId, passwordHash }: AccountRow, step: Step): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    const kept = JSON.stringify({ accountId, password: digest(passwordHash), step });
    await inTime(this.redis.set(keyOf(ticket), kept, { expiration: { type: 'EX', value: MINUTES[step] * 60 } }));
    return ticket;
  }

  /** Whose it is; null if it is over or for another step, or the account has been disabled or given another password since. */
  async holder(ticket: string, step: Step): Promise<AccountRow | null> {
    const kept = await inTime(this.redis.get(keyOf(ticket)));
    if (kept === null) return null;
    const { accountId, password, step: goodFor } = ticketSchema.parse(JSON.parse(kept));
    if (goodFor !== step) return null;
    const account = await this.dataSource.manager.findOneBy<AccountRow>(AccountEntity, { id: accountId, isDisabled: false });
    return account && digest(account.passwordHash) === password ? account : null;
  }

  /** Uses it up. @returns false if that has happened already. */
  async use(ticket: string): Promise<boolean> {
    return (await inTime(this.redis.del(keyOf(ticket)))) === 1;
  }
}
