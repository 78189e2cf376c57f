import { type AuditEntry, type AuditLogQuery, moment } from '@forecourt/contracts';
import { cursorRefused, decodeCursor, encodeCursor } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { shownName } from '../accounts/shown-name.ts';
import { AuditEntryEntity, type AuditEntryRow } from './audit-entry.entity.ts';

const BY_OUR_CLOCKS = "AT TIME ZONE 'Europe/London'";
const placeSchema = z.tuple([moment(), z.uuid()]);

@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws {ProblemError} 400 if the cursor is malformed. */
  async read({
    recordType,
    recordId,
    day,
    limit,
    cursor,
  }: AuditLogQuery): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .orderBy({ 'entry.occurredAt': 'DESC', 'entry.id': 'DESC' })
      // One more than the page size, to know whether there is another page.
      .limit(limit + 1);
    if (recordType !== undefined) query.andWhere('entry.recordType = :recordType', { recordType });
    if (recordId !== undefined) query.andWhere('entry.recordId = :recordId', { recordId });
    if (day !== undefined) {
      const start = 'CAST(:day AS timestamp)';
      query.andWhere(`entry.occurredAt >= ${start} ${BY_OUR_CLOCKS}`, { day });
      query.andWhere(`entry.occurredAt < (${start} + interval '1 day') ${BY_OUR_CLOCKS}`);
    }
    if (cursor !== undefined) {
      const place = decodeCursor(cursor, placeSchema);
      if (!place) throw cursorRefused('IDENTITY.INVALID_CURSOR', 'Give the cursor of the part before');
      query.andWhere('(entry.occurredAt, entry.id) < (:occurredAt, :id)', { occurredAt: place[0], id: place[1] });
    }
    const found = await query.getMany();
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    const accounts = await this.dataSource.manager.find(AccountEntity);
    return {
      entries: rows.map((row) => toEntry(row, accounts)),
      nextCursor: last && rows.length < found.length ? encodeCursor([last.occurredAt.toISOString(), last.id]) : null,
    };
  }
}

const toEntry = ({ actor, occurredAt, ...entry }: AuditEntryRow, accounts: readonly AccountRow[]): AuditEntry => ({
  ...entry,
  occurredAt: occurredAt.toISOString(),
  who: nameOf(accounts, actor),
});

/** As colleagues call it by now; who acts without an account is called so in the log itself. */
const nameOf = (accounts: readonly AccountRow[], actor: string): string => {
  const account = accounts.find(({ id }) => id === actor);
  return account ? shownName(account) : actor;
};
