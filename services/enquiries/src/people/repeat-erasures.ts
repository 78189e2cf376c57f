import { type Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { DataRequestEntity } from '../data-requests/data-request.entity.ts';
import { EnquiryEntity } from '../enquiries/enquiry.entity.ts';
import { type ErasedRecord, ErasureList } from './erasure-list.ts';
import { PersonEraser } from './person-eraser.ts';

/** Who is recorded for what nobody does. */
const OPERATOR = 'operator';

/**
 * Erases at start whoever has been erased but is in the database, as after the restore of a backup (ADR 038); before mails are
 * sent and requests answered.
 */
@Injectable()
export class RepeatErasures implements OnModuleInit {
  constructor(
    private readonly list: ErasureList,
    private readonly dataSource: DataSource,
    private readonly eraser: PersonEraser,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const entries = await this.list.read();
    if (entries.length === 0) return;
    const of = (record: ErasedRecord['record']) => entries.filter((entry) => entry.record === record);
    const repeated = await this.dataSource.transaction(async (manager) => {
      const open = await present(manager, 'data_subject_request', of('open-data-request'));
      await manager.update(DataRequestEntity, { id: Any(open) }, { isErasedWhenDone: true });
      return {
        enquiries: await this.enquiries(manager, of('enquiry')),
        dataRequests: await this.dataRequests(manager, of('data-request')),
      };
    });
    if (repeated.enquiries + repeated.dataRequests > 0) this.logger.warn(repeated, 'erased again what a restore brought back');
  }

  private async enquiries(manager: EntityManager, entries: readonly ErasedRecord[]): Promise<number> {
    const ids = await present(manager, 'enquiry', entries);
    if (ids.length === 0) return 0;
    await this.eraser.eraseEnquiries(manager, await manager.findBy(EnquiryEntity, { id: Any(ids) }), OPERATOR);
    return ids.length;
  }

  private async dataRequests(manager: EntityManager, entries: readonly ErasedRecord[]): Promise<number> {
    const ids = await present(manager, 'data_subject_request', entries);
    for (const { id, erasedAt } of entries.filter((entry) => ids.includes(entry.id))) {
      // It was answered by then, or it would not have been erased.
      await manager.query('UPDATE data_subject_request SET done_at = coalesce(done_at, $2) WHERE id = $1', [id, erasedAt]);
    }
    if (ids.length > 0) await this.eraser.eraseDataRequests(manager, ids, OPERATOR);
    return ids.length;
  }
}

/** The ids of those that are in the database and not erased, locked until the transaction ends. */
const present = async (
  manager: EntityManager,
  table: 'enquiry' | 'data_subject_request',
  entries: readonly ErasedRecord[],
): Promise<number[]> => {
  const rows: { id: number }[] = await manager.query(
    `SELECT id FROM ${table} JOIN unnest($1::integer[], $2::timestamptz[]) AS gone (id, created_at) USING (id, created_at)
     WHERE erased_at IS NULL ORDER BY id FOR UPDATE OF ${table}`,
    [entries.map(({ id }) => id), entries.map(({ createdAt }) => createdAt)],
  );
  return rows.map(({ id }) => id);
};
