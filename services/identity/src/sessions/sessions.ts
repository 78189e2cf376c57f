import { randomUUID } from 'node:crypto';
import { SESSION_SECONDS, type SessionEnd } from '@forecourt/contracts';
import { SETTINGS, StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import type { Settings } from '../settings.ts';
import { SignInPolicy } from '../sign-in-policy/sign-in-policy.ts';
import { deviceIn } from './device-in.ts';
import { RevocationList } from './revocation-list.ts';
import { SessionEntity, type SessionRow } from './session.entity.ts';
import { signSessionToken } from './sign-token.ts';

/** How long ended sessions are kept as a record of who was signed in. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** What somebody has shown who signs in; a passkey is both. */
export type Shown = 'the password' | 'both factors';

@Injectable()
export class Sessions {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly revocations: RevocationList,
    private readonly policy: SignInPolicy,
    private readonly actions: StaffActions,
  ) {}

  /**
   * Signs an account in, with the role that it has by then.
   * @param account as it was when its password was checked. @param userAgent what its browser says of itself.
   * @returns the token; null if the account was disabled or given another password meanwhile, or a second factor is required that was
   * not shown: what ended its sessions ends this one.
   */
  async begin(
    { id: accountId, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
    shown: Shown,
    userAgent = '',
  ): Promise<string | null> {
    // Whole seconds, like the token's.
    const now = Math.floor(Date.now() / 1_000) * 1_000;
    const expiresAt = new Date(now + SESSION_SECONDS * 1_000);
    const session = { id: randomUUID(), accountId, issuedAt: new Date(now), expiresAt, ...unused, device: deviceIn(userAgent) };
    const role = await this.dataSource.transaction(async (manager) => {
      const where = { id: accountId, passwordHash, isDisabled: false };
      const held = await manager.findOne<AccountRow>(AccountEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!held) return null;
      if (shown === 'the password' && (await this.policy.appliesTo(held, manager))) return null;
      await manager.insert(SessionEntity, session);
      await manager.update(AccountEntity, { id: accountId }, { lastSignedInAt: session.issuedAt });
      await manager.delete(SessionEntity, { expiresAt: LessThan(new Date(now - KEPT_MS)) });
      await this.actions.record(manager, { ...account(accountId), action: 'account.signed-in' });
      return held.role;
    });
    return role && signSessionToken({ ...session, role }, this.settings.JWT_PRIVATE_KEY);
  }

  /** Ends the session that a token belongs to. */
  async revoke({ sub, jti, iat, exp }: StaffClaims): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // An operator's token has no session row yet.
      const unknown = { id: jti, accountId: null, issuedAt: new Date(iat * 1_000), expiresAt: new Date(exp * 1_000) };
      await manager
        .createQueryBuilder()
        .insert()
        .into(SessionEntity)
        .values({ ...unknown, ...unused })
        .orIgnore()
        .execute();
      await this.revokeWhere(manager, { id: jti }, null);
      await this.actions.record(manager, { ...account(sub), action: 'account.signed-out' });
    });
  }

  /** Signs an account out everywhere. @param kept the one session that goes on. */
  async revokeAll(manager: EntityManager, accountId: string, endedBy: SessionEnd, kept?: string): Promise<void> {
    await this.revokeWhere(manager, { accountId, ...(kept !== undefined && { id: Not(kept) }) }, endedBy);
  }

  /** Ends those sessions that have not ended. @param endedBy null if whoever had it did. @returns how many these were. */
  async revokeWhere(manager: EntityManager, which: FindOptionsWhere<SessionRow>, endedBy: SessionEnd | null): Promise<number> {
    const repository = manager.getRepository<SessionRow>(SessionEntity);
    const sessions = await repository.find({
      where: { ...which, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      lock: { mode: 'pessimistic_write' },
    });
    await this.revocations.add(sessions);
    await repository.update({ id: In(sessions.map(({ id }) => id)) }, { revokedAt: new Date(), endedBy });
    return sessions.length;
  }
}

const unused = { revokedAt: null, endedBy: null, device: null, lastUsedAt: null };

const account = (id: string) => ({ actor: id, recordType: 'account', recordId: id });
