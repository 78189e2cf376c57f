import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { Failure } from '../failure.ts';
import { storePaths } from './backup-store.ts';
import { type Base, CLUSTER_FILE, MANIFEST_FILE, PICTURES_FILE, UNFINISHED } from './base.ts';
import { storedImages } from './image-rows.ts';
import { packCluster } from './pack-cluster.ts';
import { ARCHIVE_TIMEOUT } from './postgres-commands.ts';
import { keepHistories } from './timelines.ts';

/** An arbitrary advisory lock id: one backup at a time. */
const BACKUP_LOCK = 7_305_073;
/** How long PostgreSQL may take to hand over the log that the copy needs. */
const HAND_OVER = '120s';

const CANCELLED = '57014';
const NO_SUCH_FUNCTION = '42883';

/** Copies the whole cluster in `data` while it works. @param url the superuser's. */
export async function takeBase(url: string, data: string, folder: string): Promise<Base> {
  const client = new Client({ connectionString: url });
  // A lost connection also rejects the query that waits.
  client.on('error', () => undefined);
  await client.connect();
  const begunAt = new Date().toISOString();
  const name = begunAt.replaceAll(':', '-');
  const work = join(storePaths(folder).bases, `${UNFINISHED}${name}`);
  try {
    const [lock] = (await client.query('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK])).rows as { mine: boolean }[];
    if (!lock?.mine) throw new Failure('Another backup is being taken: wait for it.');
    await removeUnfinished(folder);
    await keepHistories(data, folder);
    await client.query(`alter system set archive_timeout = '${ARCHIVE_TIMEOUT}s'`);
    await client.query('select pg_reload_conf()');
    await mkdir(work, { mode: 0o700 });
    await client.query('select pg_backup_start($1, true)', [name]);
    const end: { stopPosition?: string; label?: string } = {};
    const packed = await packCluster(data, join(work, CLUSTER_FILE), async () => {
      Object.assign(end, await stop(client));
      return end.label ?? '';
    });
    const { label = '', stopPosition = '' } = end;
    const base: Base = {
      name,
      begunAt,
      endedAt: new Date().toISOString(),
      timeline: Number(/^START TIMELINE: (\d+)/m.exec(label)?.[1]),
      firstSegment: /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '',
      stopPosition,
      ...packed,
    };
    const pictures = (await storedImages(url)).map(({ sha256 }) => `${sha256}\n`);
    await writeFile(join(work, PICTURES_FILE), [...new Set(pictures)], { mode: 0o600, flush: true });
    await writeFile(join(work, MANIFEST_FILE), `${JSON.stringify(base, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(work, join(storePaths(folder).bases, name));
    return base;
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    if ((error as { code?: string }).code === NO_SUCH_FUNCTION) throw new Failure('Backups need PostgreSQL 15 or newer.');
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What a backup that was interrupted has left. */
async function removeUnfinished(folder: string): Promise<void> {
  const { bases } = storePaths(folder);
  for (const name of await readdir(bases)) {
    if (name.startsWith(UNFINISHED)) await rm(join(bases, name), { recursive: true });
  }
}

/** Resolves once the store holds the log that the copy needs. */
async function stop(client: Client): Promise<{ stopPosition: string; label: string }> {
  await client.query(`set statement_timeout = '${HAND_OVER}'`);
  try {
    const { rows } = await client.query('select lsn::text as "stopPosition", labelfile as label from pg_backup_stop(true)');
    return rows[0] as { stopPosition: string; label: string };
  } catch (error) {
    if ((error as { code?: string }).code !== CANCELLED) throw error;
    throw new Failure(
      'PostgreSQL could not hand over its log for two minutes: logs/postgres.log in the data directory says why.',
    );
  }
}
