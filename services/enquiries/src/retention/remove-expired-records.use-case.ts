import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonEraser } from '../people/person-eraser.ts';
import { retentionCutoff } from './retention-cutoff.ts';

/** Records of each kind per transaction: few enough not to hold locks for long. */
const BATCH = 500;

/** Numbers of deleted records. */
export interface Removed {
  readonly enquiries: number;
  readonly calculations: number;
  readonly dataRequests: number;
  readonly mails: number;
}

/** Deletes expired customer records (ADR 010) with all that belongs to them. */
@Injectable()
export class RemoveExpiredRecordsUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly eraser: PersonEraser,
  ) {}

  async execute(now: Date): Promise<Removed> {
    const since = retentionCutoff(now);
    let all: Removed = { enquiries: 0, calculations: 0, dataRequests: 0, mails: 0 };
    for (;;) {
      const some = await this.dataSource.transaction((manager) => this.removeSome(manager, since));
      if (Object.values(some).every((count) => count === 0)) return all;
      all = {
        enquiries: all.enquiries + some.enquiries,
        calculations: all.calculations + some.calculations,
        dataRequests: all.dataRequests + some.dataRequests,
        mails: all.mails + some.mails,
      };
    }
  }

  /** Skips rows that another replica or staff have locked. */
  private async removeSome(manager: EntityManager, since: Date): Promise<Removed> {
    const enquiries = await expired(manager, 'enquiry', since);
    const dataRequests = await expired(manager, 'data_subject_request', since);
    const enquiryIds = enquiries.map(({ id }) => id);
    const dataRequestIds = dataRequests.map(({ id }) => id);
    const { mails } = await this.eraser.eraseMails(manager, { enquiryIds, dataRequestIds });
    // Foreign keys delete the notes.
    await manager.query('DELETE FROM enquiry WHERE id = ANY($1::integer[])', [enquiryIds]);
    await manager.query('DELETE FROM data_subject_request WHERE id = ANY($1::integer[])', [dataRequestIds]);
    // An attached calculation is kept for as long as its enquiry.
    const [, calculations]: [unknown, number] = await manager.query(
      `DELETE FROM calculation WHERE id IN (
         SELECT id FROM calculation AS one
         WHERE created_at < $1 AND NOT EXISTS (SELECT FROM enquiry WHERE calculation_id = one.id)
         LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [since, BATCH],
    );
    return { enquiries: enquiries.length, calculations, dataRequests: dataRequests.length, mails };
  }
}

const expired = (
  manager: EntityManager,
  table: 'enquiry' | 'data_subject_request',
  since: Date,
): Promise<readonly { readonly id: number }[]> =>
  manager.query(`SELECT id FROM ${table} WHERE active_at < $1 ORDER BY active_at LIMIT $2 FOR UPDATE SKIP LOCKED`, [
    since,
    BATCH,
  ]);
