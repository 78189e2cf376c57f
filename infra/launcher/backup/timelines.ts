import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { writePrivateFile } from '../servers/private-files.ts';
import { storePaths } from './backup-store.ts';
import { type Stretch, stretchesTo } from './wal-segments.ts';

/** The log forks with each restore; this is one of its branches. */
export interface Timeline {
  readonly timeline: number;
  /** When the system went on with it, ISO 8601. */
  readonly since: string;
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
