import { type AuditEntry, type AuditLogQuery, type FieldChange, moment } from '@forecourt/contracts';
import { cursorRefused, decodeCursor, encodeCursor } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { FormerNameEntity, type FormerNameRow } from '../accounts/former-name.entity.ts';
import { NamesOverTime } from '../accounts/names-over-time.ts';
import { shownName } from '../accounts/shown-name.ts';
import { AuditEntryEntity, type AuditEntryRow } from './audit-entry.entity.ts';

const BY_OUR_CLOCKS = "AT TIME ZONE 'Europe/London'";
/** Whoever tries an account is not known, but whose account it is. */
const REFUSED_OF_ACTOR = "(entry.action = 'account.sign-ins-refused' AND entry.recordId = :actor)";
/** By somebody themselves, and by an owner. */
const RENAMINGS = new Set(['account.renamed', 'account.name-corrected']);
/** The entries of the single vans of an import. */
const OF_IMPORTED_VANS = "entry.action LIKE 'vehicle.import%'";
const placeSchema = z.tuple([moment(), z.uuid()]);

@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws {ProblemError} 400 if the cursor is malformed. */
  async read({
    recordType,
    recordId,
    actor,
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
    // Each has thousands, and one of its own that says it.
    else query.andWhere(`NOT (${OF_IMPORTED_VANS})`);
    if (actor !== undefined) query.andWhere(`(entry.actor = :actor OR ${REFUSED_OF_ACTOR})`, { actor });
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
    const names = await this.names();
    return {
      entries: rows.map((row) => toEntry(row, names)),
      nextCursor: last && rows.length < found.length ? encodeCursor([last.occurredAt.toISOString(), last.id]) : null,
    };
  }

  private async names(): Promise<NamesOverTime> {
    const { manager } = this.dataSource;
    const accounts = await manager.find<AccountRow>(AccountEntity);
    const former = await manager.find<FormerNameRow>(FormerNameEntity);
    return new NamesOverTime(new Map(accounts.map((account) => [account.id, shownName(account)])), former);
  }
}

/** With the names of then; who acts without an account is called so in the log itself. */
const toEntry = ({ actor, occurredAt, changes, ...entry }: AuditEntryRow, names: NamesOverTime): AuditEntry => {
  const { recordType, recordId, action } = entry;
  const recordName = recordType === 'account' ? names.at(recordId, occurredAt) : undefined;
  const nameOf = (id: FieldChange['from']) => names.at(String(id), occurredAt) ?? id;
  const next = RENAMINGS.has(action) ? names.after(recordId, occurredAt) : undefined;
  return {
    ...entry,
    occurredAt: occurredAt.toISOString(),
    who: names.at(actor, occurredAt) ?? actor,
    ...(recordName !== undefined && { recordName }),
    changes:
      recordName !== undefined && next !== undefined
        ? [{ field: 'name', from: recordName, to: next }]
        : changes.map((change) =>
            change.field === 'assignee' ? { ...change, from: nameOf(change.from), to: nameOf(change.to) } : change,
          ),
  };
};
