import { randomUUID } from 'node:crypto';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { Sessions } from '../sessions/sessions.ts';
import type { Settings } from '../settings.ts';
import { AccountEntity, type AccountRow } from './account.entity.ts';
import { hashPassword, isRightPassword } from './password-hash.ts';

/** The name of the account that comes with the installation. Its password is that of the settings. */
export const FIRST_ACCOUNT = 'owner';

/** Advisory lock: replicas that start at the same time create the account once. */
const FIRST_ACCOUNT_LOCK = 4_201;

@Injectable()
export class Accounts implements OnApplicationBootstrap {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
  ) {}

  /** Creates the first account, or applies a changed ADMIN_PASSWORD to it. */
  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_PASSWORD: password } = this.settings;
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ACCOUNT_LOCK]);
      const account = await manager.findOneBy(AccountEntity, { name: FIRST_ACCOUNT });
      if (account?.settingHash && (await isRightPassword(account.settingHash, password))) return;
      if (account) {
        await this.setPassword(manager, account, password, { settingHash: await hashPassword(password) });
        return;
      }
      const createdAt = new Date();
      const passwordHash = await hashPassword(password);
      const first = {
        id: randomUUID(),
        name: FIRST_ACCOUNT,
        displayName: null,
        email: null,
        role: 'owner',
        isDisabled: false,
        isInvited: false,
      } as const;
      const hashes = { passwordHash, settingHash: passwordHash };
      await manager.insert(AccountEntity, { ...first, ...hashes, createdAt, passwordChangedAt: createdAt, lastSignedInAt: null });
    });
  }

  async all(): Promise<AccountRow[]> {
    return this.dataSource.manager.find<AccountRow>(AccountEntity, { order: { name: 'ASC' } });
  }

  /** Whether anybody has ever signed in with an email address: who is disabled still looks for its field. */
  async haveEmail(): Promise<boolean> {
    const who = { email: Not(IsNull()), isInvited: false };
    return this.dataSource.manager.existsBy(AccountEntity, who);
  }

  /** @param email empty: the first account. @returns null if there is none. */
  async withEmail(email: string): Promise<AccountRow | null> {
    const who =
      email === '' ? { name: FIRST_ACCOUNT } : { email: Raw((column) => `lower(${column}) = lower(:email)`, { email }) };
    return this.dataSource.manager.findOneBy<AccountRow>(AccountEntity, who);
  }

  /**
   * The account with this password, also if it is disabled, or null. Takes the same time in either case.
   * @param email empty: the first account.
   */
  async withPassword(password: string, email: string): Promise<AccountRow | null> {
    const account = await this.withEmail(email);
    return (await isRightPassword(account?.passwordHash ?? null, password)) ? account : null;
  }

  /** Changes the password and signs the account out everywhere. @param kept a session that goes on. @returns the new hash. */
  async setPassword(
    manager: EntityManager,
    { id }: AccountRow,
    password: string,
    also: Partial<AccountRow> = {},
    kept?: string,
  ): Promise<string> {
    const passwordHash = await hashPassword(password);
    await manager.update(AccountEntity, { id }, { passwordHash, passwordChangedAt: new Date(), ...also });
    await this.sessions.revokeAll(manager, id, 'password-changed', kept);
    return passwordHash;
  }
}
