import type { StaffAccount } from '@forecourt/contracts';
import { StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { memberNotFound } from '../staff/staff.errors.ts';
import { requireUnique } from '../staff/unique-account.ts';
import { AccountEntity } from './account.entity.ts';
import { FormerNameEntity } from './former-name.entity.ts';
import { shownName } from './shown-name.ts';

/** Gives whoever asks another name, which letters to customers are signed with. */
@Injectable()
export class RenameAccountUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly actions: StaffActions,
  ) {}

  /** @throws {ProblemError} 404 for an operator, who has no account; 409 if somebody else has the name. */
  async execute({ sub }: StaffClaims, name: string): Promise<StaffAccount> {
    return this.dataSource.transaction(async (manager) => {
      const isId = z.uuid().safeParse(sub).success;
      const account = isId ? await manager.findOneBy(AccountEntity, { id: sub }) : null;
      if (!account) throw memberNotFound();
      if (shownName(account) === name) return { id: sub, name };
      await requireUnique(manager, { name, email: null }, sub);
      await manager.update(AccountEntity, { id: sub }, account.email === null ? { displayName: name } : { name });
      await this.actions.record(manager, { action: 'account.renamed', recordType: 'account', recordId: sub });
      await manager.insert(FormerNameEntity, { accountId: sub, until: new Date(), name: shownName(account) });
      return { id: sub, name };
    });
  }
}
