import { randomUUID } from 'node:crypto';
import { type InviteStaff, type StaffLinkMade, staffLinkPath } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { isDisabled } from './staff.errors.ts';
import { type NewLink, StaffLinks } from './staff-links.ts';
import { StaffMembers } from './staff-members.ts';
import { requireUnique } from './unique-account.ts';

@Injectable()
export class InviteStaffUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: StaffLinks,
    private readonly members: StaffMembers,
    private readonly actions: StaffActions,
  ) {}

  /**
   * Creates an account whose password nobody knows and mails the link to set one, after the commit.
   * @throws {ProblemError} 409 if the name or the address is taken.
   */
  async invite({ name, email, role }: InviteStaff): Promise<StaffLinkMade> {
    const id = randomUUID();
    const now = new Date();
    const passwordHash = await hashPassword(randomUUID());
    const made = await this.dataSource.transaction(async (manager) => {
      await requireUnique(manager, { name, email }, null);
      const dates = { createdAt: now, passwordChangedAt: now, lastSignedInAt: null };
      const given = { id, name, displayName: null, email, role };
      const account = { ...given, isDisabled: false, isInvited: true, passwordHash, settingHash: null, ...dates };
      await manager.insert(AccountEntity, account);
      return { account, link: await this.linkFor(manager, id, 'account.invited') };
    });
    return this.sent(made);
  }

  /** A new link, which ends the last one. @throws {ProblemError} 404 or 409 if the account cannot have one. */
  async makeLink(id: string): Promise<StaffLinkMade> {
    const made = await this.dataSource.transaction(async (manager) => {
      const account = await this.members.locked(manager, id);
      if (account.isDisabled) throw isDisabled();
      return { account, link: await this.linkFor(manager, id, 'account.link-made') };
    });
    return this.sent(made);
  }

  /** With the link itself, for whoever made it: mail may not arrive, and no later answer has it. */
  private async sent({ account, link }: { readonly account: AccountRow; readonly link: NewLink }): Promise<StaffLinkMade> {
    await this.links.send(account, link);
    const newLink = { path: staffLinkPath(link.token), expiresAt: link.expiresAt.toISOString() };
    return { ...(await this.members.one(account.id)), newLink };
  }

  private async linkFor(manager: EntityManager, id: AccountRow['id'], action: string) {
    await this.actions.record(manager, { action, recordType: 'account', recordId: id });
    return this.links.make(manager, id);
  }
}
