import type { StaffMember } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { shownName } from '../accounts/shown-name.ts';
import { stateOf } from '../accounts/state-of.ts';
import { Passkeys } from '../passkeys/passkeys.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { firstAccountStays, memberNotFound } from './staff.errors.ts';
import { StaffLinkEntity, type StaffLinkRow } from './staff-link.entity.ts';

/** The accounts, as who manages the staff sees them. */
@Injectable()
export class StaffMembers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
  ) {}

  /** By name, disabled ones last. */
  async all(): Promise<StaffMember[]> {
    const { manager } = this.dataSource;
    const accounts = await manager.find<AccountRow>(AccountEntity, { order: { isDisabled: 'ASC', name: 'ASC' } });
    const links = await manager.find<StaffLinkRow>(StaffLinkEntity);
    const protectedOnes = await this.factors.having();
    const withPasskey = await this.passkeys.having();
    return accounts.map((account) =>
      toMember(
        account,
        links.find(({ accountId }) => accountId === account.id),
        { hasSecondFactor: protectedOnes.has(account.id), hasPasskey: withPasskey.has(account.id) },
      ),
    );
  }

  async one(id: string): Promise<StaffMember> {
    const account = await this.dataSource.manager.findOneByOrFail(AccountEntity, { id });
    const link = await this.dataSource.manager.findOneBy(StaffLinkEntity, { accountId: id });
    const hasPasskey = (await this.passkeys.of(id)).length > 0;
    return toMember(account, link, { hasSecondFactor: (await this.factors.since(id)) !== null, hasPasskey });
  }

  /**
   * An account that may be changed, locked until the transaction ends.
   * @throws {ProblemError} 404 if there is none; 409 for the first account, so that there is always an owner who can log in.
   */
  async locked(manager: EntityManager, id: string): Promise<AccountRow> {
    const isId = z.uuid().safeParse(id).success;
    const lock = { mode: 'pessimistic_write' } as const;
    const account = isId ? await manager.findOne(AccountEntity, { where: { id }, lock }) : null;
    if (!account) throw memberNotFound();
    if (account.email === null) throw firstAccountStays();
    return account;
  }
}

type LogsInWith = Pick<StaffMember, 'hasSecondFactor' | 'hasPasskey'>;

const toMember = (account: AccountRow, link: StaffLinkRow | null | undefined, has: LogsInWith): StaffMember => ({
  id: account.id,
  name: shownName(account),
  email: account.email,
  role: account.role,
  state: stateOf(account),
  lastSignedInAt: account.lastSignedInAt?.toISOString() ?? null,
  ...has,
  link: link ? { expiresAt: link.expiresAt.toISOString(), isSent: link.sentAt !== null } : null,
});
