import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { writePrivateFile } from '../servers/private-files.ts';
import { storePaths } from './backup-store.ts';
import { type Stretch, stretchesTo } from './wal-segments.ts';

/** The log forks with each restore; this is one of its branches. */
export interface Timeline {
  readonly timeline: number;
  /** When the system went on with it, ISO 8601. */
  readonly since: string;
}

/** Of a system that was never restored. */
export const FIRST_TIMELINE = 1;

/** Puts the ways of the cluster's branches into the store, unless they are there: a system that was restored elsewhere has not handed them over. */
export async function keepHistories(data: string, folder: string): Promise<void> {
  for (const name of (await readdir(join(data, 'pg_wal'))).filter((file) => file.endsWith('.history'))) {
    const kept = join(storePaths(folder).wal, `${name}.gz`);
    if (!existsSync(kept))
      await writeFile(kept, await promisify(gzip)(await readFile(join(data, 'pg_wal', name))), { mode: 0o600 });
  }
}

export const noteTimeline = (folder: string, noted: Timeline): Promise<void> =>
  writePrivateFile(join(storePaths(folder).timelines, `${noted.timeline}.json`), `${JSON.stringify(noted)}\n`);

/** The branch that the system was on at a moment; undefined before the first restore. */
export async function timelineAt(folder: string, moment: Date): Promise<number | undefined> {
  const { timelines } = storePaths(folder);
  const files = (await readdir(timelines)).filter((name) => name.endsWith('.json'));
  const all = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(timelines, name), 'utf8')) as Timeline));
  const before = all.filter(({ since }) => Date.parse(since) <= moment.getTime());
  return before.sort((a, b) => a.since.localeCompare(b.since)).at(-1)?.timeline;
}

/** The way through the log that leads to a branch. */
export async function stretchesOf(folder: string, timeline: number): Promise<Stretch[]> {
  const name = `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history.gz`;
  const history = await readFile(join(storePaths(folder).wal, name)).catch(() => undefined);
  return stretchesTo(timeline, history === undefined ? '' : (await promisify(gunzip)(history)).toString('utf8'));
}
