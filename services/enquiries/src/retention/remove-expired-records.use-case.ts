import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonEraser } from '../people/person-eraser.ts';
import { keptSince } from './kept-since.ts';

/** Records of each kind in one transaction: others wait for it no longer than for a page of the list. */
const BATCH = 500;

/** How many went. */
export interface Removed {
  readonly enquiries: number;
  readonly calculations: number;
  readonly dataRequests: number;
  readonly mails: number;
}

/** Deletes customer records that have had their time (ADR 010), with all that belongs to them. */
@Injectable()
export class RemoveExpiredRecordsUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly eraser: PersonEraser,
  ) {}

  async execute(now: Date): Promise<Removed> {
    const since = keptSince(now);
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

  /** What another replica is deleting, or staff are working on just now, is left to them. */
  private async removeSome(manager: EntityManager, since: Date): Promise<Removed> {
    const enquiries = await expired(manager, 'enquiry', since);
    const dataRequests = await expired(manager, 'data_subject_request', since);
    const enquiryIds = enquiries.map(({ id }) => id);
    const dataRequestIds = dataRequests.map(({ id }) => id);
    const { mails } = await this.eraser.eraseMails(manager, { enquiryIds, dataRequestIds });
    // Notes go with what they are about, by their reference to it.
    await manager.query('DELETE FROM enquiry WHERE id = ANY($1::integer[])', [enquiryIds]);
    await manager.query('DELETE FROM data_subject_request WHERE id = ANY($1::integer[])', [dataRequestIds]);
    // One that is attached lives as long as its enquiry.
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
