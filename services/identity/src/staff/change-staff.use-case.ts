import type { ChangeStaff } from '@forecourt/contracts';
import { StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { FormerNameEntity } from '../accounts/former-name.entity.ts';
import { Sessions } from '../sessions/sessions.ts';
import { hasPassword, ownAccountStays } from './staff.errors.ts';
import { StaffLinks } from './staff-links.ts';
import { StaffMembers } from './staff-members.ts';

/** Changes roles, disables, enables and withdraws. Whatever an account may no longer do, its sessions may not either: they end. */
@Injectable()
export class ChangeStaffUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: StaffMembers,
    private readonly links: StaffLinks,
    private readonly sessions: Sessions,
    private readonly actions: StaffActions,
  ) {}

  /** @throws {ProblemError} 404 if there is no such account; 409 for the first account and one's own. */
  async change({ sub }: StaffClaims, id: string, { role, isDisabled }: ChangeStaff): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await this.members.locked(manager, id);
      if (account.id === sub) throw ownAccountStays();
      if (role !== undefined && role !== account.role) await this.changeRole(manager, account, role);
      if (isDisabled !== undefined && isDisabled !== account.isDisabled) await this.turn(manager, account, isDisabled);
    });
  }

  /** @throws {ProblemError} 404 if there is no such account; 409 if the invitation has been accepted. */
  async withdraw(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { isInvited, name } = await this.members.locked(manager, id);
      if (!isInvited) throw hasPassword();
      await manager.delete(AccountEntity, { id });
      await this.actions.record(manager, { action: 'account.withdrawn', recordType: 'account', recordId: id });
      await manager.insert(FormerNameEntity, { accountId: id, until: new Date(), name });
    });
  }

  private async changeRole(manager: EntityManager, { id, role: from }: AccountRow, to: AccountRow['role']): Promise<void> {
    await manager.update(AccountEntity, { id }, { role: to });
    await this.sessions.revokeAll(manager, id, 'role-changed');
    const change = { fields: ['role'], changes: [{ field: 'role', from, to }] };
    await this.actions.record(manager, { action: 'account.updated', recordType: 'account', recordId: id, ...change });
  }

  private async turn(manager: EntityManager, { id }: AccountRow, isDisabled: boolean): Promise<void> {
    await manager.update(AccountEntity, { id }, { isDisabled });
    if (isDisabled) {
      await this.links.remove(manager, id);
      await this.sessions.revokeAll(manager, id, 'disabled');
    }
    const action = isDisabled ? 'account.disabled' : 'account.enabled';
    await this.actions.record(manager, { action, recordType: 'account', recordId: id });
  }
}
