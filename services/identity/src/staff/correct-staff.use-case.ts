import type { CorrectStaff, StaffLinkMade } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { FormerNameEntity } from '../accounts/former-name.entity.ts';
import { changedMeanwhile } from './staff.errors.ts';
import { StaffLinks } from './staff-links.ts';
import { StaffMembers } from './staff-members.ts';
import { StaffNotices } from './staff-notices.ts';
import { requireUnique } from './unique-account.ts';

/** Corrects what a colleague is called and logs in with. */
@Injectable()
export class CorrectStaffUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: StaffMembers,
    private readonly links: StaffLinks,
    private readonly notices: StaffNotices,
    private readonly actions: StaffActions,
  ) {}

  /**
   * Another address ends the link that was mailed to the one before, and both addresses are told. Who has not accepted yet is invited
   * at the new one.
   * @throws {ProblemError} 404 if there is no such account; 409 for the first account, if somebody else has the name or the address, or
   * if either is no longer what the form showed.
   */
  async execute(id: string, { name, email, shown }: CorrectStaff): Promise<StaffLinkMade> {
    const moved = await this.dataSource.transaction(async (manager) => {
      const account = await this.members.locked(manager, id);
      // Sent twice, it has been done.
      if (account.name === name && account.email === email) return null;
      if (account.name !== shown.name || account.email !== shown.email) throw changedMeanwhile();
      await requireUnique(manager, { name, email }, id);
      await manager.update(AccountEntity, { id }, { name, email });
      if (account.name !== name) await this.keepName(manager, account);
      if (account.email === email) return null;
      await this.actions.record(manager, { action: 'account.email-changed', recordType: 'account', recordId: id });
      const after = { ...account, name, email };
      if (account.isInvited && !account.isDisabled)
        return { before: account.email, after, link: await this.links.makeForNewAddress(manager, id) };
      await this.links.remove(manager, id);
      return { before: account.email, after, link: null };
    });
    if (moved === null) return this.members.one(id);
    const { before, after, link } = moved;
    // Nobody waits for the mail server.
    void this.notices.tell({ id, name, email: before }, 'email-replaced');
    if (link) return this.links.handOver(after, link);
    void this.notices.tell(after, 'email-given');
    return this.members.one(id);
  }

  private async keepName(manager: EntityManager, { id, name }: AccountRow): Promise<void> {
    await this.actions.record(manager, { action: 'account.name-corrected', recordType: 'account', recordId: id });
    await manager.insert(FormerNameEntity, { accountId: id, until: new Date(), name });
  }
}
