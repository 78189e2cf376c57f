import type { StaffSession } from '@forecourt/contracts';
import { type Logger, ProblemError } from '@forecourt/server-kit';
import { LOGGER, StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { z } from 'zod';
import { SessionEntity, type SessionRow } from './session.entity.ts';
import { Sessions } from './sessions.ts';

/** A use is written down at most this often. */
const NOTED_EVERY = '5 minutes';

/** The sessions of whoever asks: nobody sees or ends another account's. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
    private readonly actions: StaffActions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** This one first, then by when they began, the latest first. */
  async list({ sub, jti, iat }: StaffClaims): Promise<StaffSession[]> {
    const rows = await this.live(sub);
    const current = rows.find(({ id }) => id === jti);
    const others = rows.filter((row) => row !== current);
    const issuedAt = new Date(iat * 1_000);
    // An operator's token has no row.
    const own = { id: jti, device: null, issuedAt, lastUsedAt: null, ...current };
    return [{ ...seen(own), isCurrent: true }, ...others.map((row) => ({ ...seen(row), isCurrent: false }))];
  }

  /** @throws {ProblemError} 404 if it is not a session of this account; ending one again succeeds. */
  async end({ sub }: StaffClaims, id: string): Promise<void> {
    const which = { id, accountId: sub };
    if (!isAccount(sub) || !isAccount(id) || !(await this.dataSource.manager.existsBy(SessionEntity, which)))
      throw sessionNotFound();
    await this.endAll(which, 'account.session-ended');
  }

  /** Ends all but the session that asks. */
  async endOthers({ sub, jti }: StaffClaims): Promise<void> {
    if (isAccount(sub)) await this.endAll({ accountId: sub, id: Not(jti) }, 'account.other-sessions-ended');
  }

  /** Notes that the session's back office was opened; nobody waits for it. */
  noteUse({ jti }: StaffClaims): void {
    this.dataSource
      .query(
        `UPDATE staff_session SET last_used_at = now()
         WHERE id = $1 AND coalesce(last_used_at, issued_at) < now() - interval '${NOTED_EVERY}'`,
        [jti],
      )
      .catch((error: unknown) => this.logger.warn({ err: error }, 'the use of a session was not noted'));
  }

  private async endAll(which: Parameters<Sessions['revokeWhere']>[1] & { accountId: string }, action: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if ((await this.sessions.revokeWhere(manager, which, 'elsewhere')) === 0) return;
      await this.actions.record(manager, { action, recordType: 'account', recordId: which.accountId });
    });
  }

  private async live(accountId: string): Promise<SessionRow[]> {
    if (!isAccount(accountId)) return [];
    return this.dataSource.manager.find<SessionRow>(SessionEntity, {
      where: { accountId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { issuedAt: 'DESC', id: 'ASC' },
    });
  }
}

/** Whether it can be the id of an account or a session: an operator's subject is a word. */
const isAccount = (id: string): boolean => z.uuid().safeParse(id).success;

const seen = ({ id, device, issuedAt, lastUsedAt }: Pick<SessionRow, 'id' | 'device' | 'issuedAt' | 'lastUsedAt'>) => ({
  id,
  device,
  since: issuedAt.toISOString(),
  lastUsedAt: (lastUsedAt ?? issuedAt).toISOString(),
});

const sessionNotFound = (): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'IDENTITY.SESSION_NOT_FOUND',
    title: 'No such login',
    detail: 'You are not logged in there any more.',
  });
