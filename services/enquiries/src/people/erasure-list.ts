import { open, readFile } from 'node:fs/promises';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Settings } from '../settings.ts';

const entrySchema = z.object({
  /** `open-data-request`: is erased when it is done. */
  record: z.enum(['enquiry', 'data-request', 'open-data-request']),
  id: z.int().positive(),
  /** Tells it from a later record with the same id, as a restored database gives ids again. */
  createdAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
});
export type ErasedRecord = z.infer<typeof entrySchema>;

type Erased = readonly { readonly id: number; readonly createdAt: Date }[];

/**
 * Which records have been erased, a line of JSON for each: it names nobody. It is kept outside the database, so that a restored
 * one can be brought up to it (ADR 038).
 */
@Injectable()
export class ErasureList {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Durable once it resolves; call it before the commit, so that an erasure that cannot be noted does not happen. */
  async add(manager: EntityManager, record: ErasedRecord['record'], rows: Erased): Promise<void> {
    const { ERASURES_FILE: file } = this.settings;
    if (file === undefined || rows.length === 0) return;
    // One replica at a time: on a disk of the network, two that append at once would overwrite each other's lines.
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('list of erasures'))");
    const known = new Set((await this.read()).map(keyOf));
    const erasedAt = new Date().toISOString();
    const entries = rows.map(({ id, createdAt }) => ({ record, id, createdAt: createdAt.toISOString(), erasedAt }));
    const lines = entries.filter((entry) => !known.has(keyOf(entry))).map((entry) => `${JSON.stringify(entry)}\n`);
    const list = await open(file, 'a', 0o600);
    try {
      await list.write(lines.join(''));
      await list.sync();
    } finally {
      await list.close();
    }
  }

  async read(): Promise<readonly ErasedRecord[]> {
    const { ERASURES_FILE: file } = this.settings;
    if (file === undefined) return [];
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap(readLine);
  }
}

const keyOf = ({ record, id, createdAt }: ErasedRecord): string => `${record} ${id} ${createdAt}`;

/** Nothing for a line that a crash has cut short: its erasure was not committed. */
const readLine = (line: string): ErasedRecord[] => {
  try {
    return [entrySchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
};
