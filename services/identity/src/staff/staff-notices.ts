import { type StaffNoticeKind, sendStaffNoticeV1 } from '@forecourt/contracts';
import type { Logger } from '@forecourt/server-kit';
import { Commands, LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AccountRow } from '../accounts/account.entity.ts';

/** Longer than a mail server may take. */
const SENT_WITHIN_MS = 15_000;

/** Mails by which staff hear what has happened to their accounts, in case it was not them. */
@Injectable()
export class StaffNotices {
  constructor(
    private readonly commands: Commands,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never throws: what has happened has happened without the mail too, and the activity says so. */
  async tell({ id, name, email }: Pick<AccountRow, 'id' | 'name' | 'email'>, what: StaffNoticeKind): Promise<void> {
    if (email === null) return;
    try {
      await this.commands.ask(sendStaffNoticeV1, { name, email, what }, SENT_WITHIN_MS);
    } catch (error) {
      this.logger.warn({ err: error, account: id, what }, 'a member of staff was not told what has happened to their account');
    }
  }
}
