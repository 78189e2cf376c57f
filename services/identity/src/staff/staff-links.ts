import { createHash, randomBytes } from 'node:crypto';
import { STAFF_LINK_DAYS, type StaffLinkMade, sendStaffLinkV1, staffLinkPath } from '@forecourt/contracts';
import type { Logger, ProblemError } from '@forecourt/server-kit';
import { Commands, LOGGER, StaffActions } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { addressWasCorrected, linkIsOver } from './staff.errors.ts';
import { StaffLinkEntity } from './staff-link.entity.ts';
import { StaffMembers } from './staff-members.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Longer than a mail server may take. */
const SENT_WITHIN_MS = 15_000;

/** A link whose token is known, because it has just been made. */
export interface NewLink {
  readonly token: string;
  readonly expiresAt: Date;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The links by which staff set their passwords: one for each account, for seven days, for one use. */
@Injectable()
export class StaffLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
    private readonly actions: StaffActions,
    private readonly members: StaffMembers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Makes a link, in place of the account's last one. @param action what the activity says of it. */
  async make(manager: EntityManager, accountId: string, action: string): Promise<NewLink> {
    await this.actions.record(manager, { action, recordType: 'account', recordId: accountId });
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + STAFF_LINK_DAYS * DAY_MS);
    await manager.upsert(StaffLinkEntity, { accountId, tokenHash: hashOf(token), expiresAt, sentAt: null }, ['accountId']);
    return { token, expiresAt };
  }

  /** The same for a corrected address. Whoever follows the earlier link is told why it no longer works. */
  async makeForNewAddress(manager: EntityManager, accountId: string): Promise<NewLink> {
    const before = await manager.findOneBy(StaffLinkEntity, { accountId });
    const link = await this.make(manager, accountId, 'account.link-made');
    if (before) await manager.update(StaffLinkEntity, { accountId }, { formerTokenHash: before.tokenHash });
    return link;
  }

  /**
   * Mails it, and answers with the link itself, for whoever made it: mail may not arrive, and no later answer has it. If the mail
   * fails the link stays. The activity says which.
   */
  async handOver(account: AccountRow, link: NewLink): Promise<StaffLinkMade> {
    await this.send(account, link);
    const newLink = { path: staffLinkPath(link.token), expiresAt: link.expiresAt.toISOString() };
    return { ...(await this.members.one(account.id)), newLink };
  }

  private async send({ id, name, email, role, isInvited }: AccountRow, { token, expiresAt }: NewLink): Promise<void> {
    const link = { name, email: email ?? '', role, isInvitation: isInvited, token, expiresAt: expiresAt.toISOString() };
    let isMailed = true;
    try {
      await this.commands.ask(sendStaffLinkV1, link, SENT_WITHIN_MS);
    } catch (error) {
      this.logger.warn({ err: error, account: id }, 'a link for a password was not sent');
      isMailed = false;
    }
    await this.dataSource.transaction(async (manager) => {
      const which = { accountId: id, tokenHash: hashOf(token) };
      if (isMailed) await manager.update(StaffLinkEntity, which, { sentAt: new Date() });
      const action = isMailed ? 'account.link-mailed' : 'account.link-not-mailed';
      await this.actions.record(manager, { action, recordType: 'account', recordId: id });
    });
  }

  /** Whose link it is; null if it has been used, replaced or is over. */
  async holder(token: string): Promise<AccountRow | null> {
    const link = await this.dataSource.manager.findOneBy(StaffLinkEntity, {
      tokenHash: hashOf(token),
      expiresAt: MoreThan(new Date()),
    });
    return link && this.dataSource.manager.findOneBy(AccountEntity, { id: link.accountId });
  }

  /** Uses it up: of two who follow it at the same time, one gets null. */
  async use(manager: EntityManager, token: string): Promise<AccountRow | null> {
    const [[used]]: [{ id: string }[], number] = await manager.query(
      'DELETE FROM staff_link WHERE token_hash = $1 AND expires_at > now() RETURNING account_id AS id',
      [hashOf(token)],
    );
    return used ? manager.findOneBy(AccountEntity, { id: used.id }) : null;
  }

  /** Why a link has no holder, in words for whoever follows it. */
  async whyOver(token: string): Promise<ProblemError> {
    const isFormer = await this.dataSource.manager.existsBy(StaffLinkEntity, { formerTokenHash: hashOf(token) });
    return isFormer ? addressWasCorrected() : linkIsOver();
  }

  async remove(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(StaffLinkEntity, { accountId });
  }
}
