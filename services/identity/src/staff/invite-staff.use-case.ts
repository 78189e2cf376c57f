import { randomUUID } from 'node:crypto';
import type { InviteStaff } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { isDisabled, taken } from './staff.errors.ts';
import { StaffLinks } from './staff-links.ts';
import { StaffMembers } from './staff-members.ts';

/** Advisory lock: of two invitations with the same name or address at the same time, the second is refused. */
const INVITATION_LOCK = 4_202;

@Injectable()
export class InviteStaffUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: StaffLinks,
    private readonly members: StaffMembers,
    private readonly actions: StaffActions,
  ) {}

  /**
   * Creates an account whose password nobody knows and sends the link to set one, after the commit.
   * @returns its id. @throws {ProblemError} 409 if the name or the address is taken.
   */
  async invite({ name, email, role }: InviteStaff): Promise<string> {
    const id = randomUUID();
    const now = new Date();
    const passwordHash = await hashPassword(randomUUID());
    const made = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [INVITATION_LOCK]);
      await requireUnique(manager, name, email);
      const dates = { createdAt: now, passwordChangedAt: now, lastSignedInAt: null };
      const account = { id, name, email, role, isDisabled: false, isInvited: true, passwordHash, settingHash: null, ...dates };
      await manager.insert(AccountEntity, account);
      return { account, link: await this.linkFor(manager, id, 'account.invited') };
    });
    await this.links.send(made.account, made.link);
    return id;
  }

  /** @throws {ProblemError} 404 or 409 if the account cannot have one. */
  async sendLink(id: string): Promise<void> {
    const made = await this.dataSource.transaction(async (manager) => {
      const account = await this.members.locked(manager, id);
      if (account.isDisabled) throw isDisabled();
      return { account, link: await this.linkFor(manager, id, 'account.link-sent') };
    });
    await this.links.send(made.account, made.link);
  }

  private async linkFor(manager: EntityManager, id: AccountRow['id'], action: string) {
    await this.actions.record(manager, { action, recordType: 'account', recordId: id });
    return this.links.make(manager, id);
  }
}

async function requireUnique(manager: EntityManager, name: string, email: string): Promise<void> {
  const [others]: { name: boolean; email: boolean }[] = await manager.query(
    `SELECT coalesce(bool_or(lower(name) = lower($1)), false) AS name, coalesce(bool_or(lower(email) = lower($2)), false) AS email
     FROM staff_account`,
    [name, email],
  );
  if (others?.email) throw taken('email');
  if (others?.name) throw taken('name');
}
