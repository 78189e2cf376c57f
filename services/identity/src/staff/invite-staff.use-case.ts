import { randomUUID } from 'node:crypto';
import type { InviteStaff, StaffLinkMade } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { isDisabled } from './staff.errors.ts';
import { StaffLinks } from './staff-links.ts';
import { StaffMembers } from './staff-members.ts';
import { requireUnique } from './unique-account.ts';

@Injectable()
export class InviteStaffUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: StaffLinks,
    private readonly members: StaffMembers,
  ) {}

  /**
   * Creates an account whose password nobody knows and mails the link to set one, after the commit.
   * @throws {ProblemError} 409 if the name or the address is taken.
   */
  async invite({ name, email, role }: InviteStaff): Promise<StaffLinkMade> {
    const id = randomUUID();
    const now = new Date();
    const passwordHash = await hashPassword(randomUUID());
    const { account, link } = await this.dataSource.transaction(async (manager) => {
      await requireUnique(manager, { name, email }, null);
      const dates = { createdAt: now, passwordChangedAt: now, lastSignedInAt: null };
      const given = { id, name, displayName: null, email, role };
      const account = { ...given, isDisabled: false, isInvited: true, passwordHash, settingHash: null, ...dates };
      await manager.insert(AccountEntity, account);
      return { account, link: await this.links.make(manager, id, 'account.invited') };
    });
    return this.links.handOver(account, link);
  }

  /** A new link, which ends the last one. @throws {ProblemError} 404 or 409 if the account cannot have one. */
  async makeLink(id: string): Promise<StaffLinkMade> {
    const { account, link } = await this.dataSource.transaction(async (manager) => {
      const account = await this.members.locked(manager, id);
      if (account.isDisabled) throw isDisabled();
      return { account, link: await this.links.make(manager, id, 'account.link-made') };
    });
    return this.links.handOver(account, link);
  }
}
