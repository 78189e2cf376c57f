import type { ReleaseChange, ReleaseHistoryQuery } from '@forecourt/contracts';
import { cursorRefused, decodeCursor, encodeCursor } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { unknownMicroFrontend } from './release.errors.ts';

interface ChangeRow extends Omit<ReleaseChange, 'at'> {
  readonly name: string;
  readonly at: Date;
}

const COLUMNS =
  'name, serial::float8 AS serial, action, from_version AS "from", to_version AS "to", made_by AS "by", made_at AS at, reason';

const placeSchema = z.tuple([z.int().nonnegative()]);

const toChange = ({ name: _, at, ...change }: ChangeRow): ReleaseChange => ({ ...change, at: at.toISOString() });

/** What was changed, by whom, and why. */
@Injectable()
export class ReleaseHistory {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. @throws {ProblemError} 404 if nothing has been released under this name; 400 if the cursor is malformed. */
  async read(
    name: string,
    { limit, cursor }: ReleaseHistoryQuery,
  ): Promise<{ changes: ReleaseChange[]; nextCursor: string | null }> {
    const before = cursor === undefined ? null : decodeCursor(cursor, placeSchema);
    if (before === undefined) throw cursorRefused('RELEASES.INVALID_CURSOR', 'Give the cursor of the part before');
    const found: ChangeRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM change WHERE name = $1 AND ($2::bigint IS NULL OR change.serial < $2::bigint)
       ORDER BY change.serial DESC LIMIT $3`,
      // One more than the page has, to know whether there is another.
      [name, before?.[0] ?? null, limit + 1],
    );
    if (found.length === 0 && before === null) throw unknownMicroFrontend(name);
    const changes = found.slice(0, limit).map(toChange);
    const last = changes.at(-1);
    return { changes, nextCursor: last && changes.length < found.length ? encodeCursor([last.serial]) : null };
  }

  /** By name, what was taken back and has not been followed by a release or a trial. */
  async takenBack(manager: EntityManager = this.dataSource.manager): Promise<ReadonlyMap<string, ReleaseChange>> {
    const rows: ChangeRow[] = await manager.query(
      `SELECT DISTINCT ON (name) ${COLUMNS} FROM change WHERE action NOT IN ('locked', 'unlocked')
       ORDER BY name, change.serial DESC`,
    );
    const isTakenBack = ({ action }: ChangeRow) => action === 'rolled-back' || action === 'trial-ended';
    return new Map(rows.filter(isTakenBack).map((row) => [row.name, toChange(row)]));
  }
}
