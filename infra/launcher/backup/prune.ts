import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storePaths } from './backup-store.ts';
import { type Base, listBases, PICTURES_FILE, UNFINISHED } from './base.ts';
import { isNeededFrom } from './wal-segments.ts';

/** How far back it stays possible to go. */
const KEPT_DAYS = 14;
/** However old they are. */
const KEPT_ALWAYS = 2;

/**
 * Deletes what nothing needs any more: bases that have ended before the last one that is older than 14 days, files of the log
 * from before the oldest base left, and pictures that no base left names and that were stored before it.
 *
 * @returns the names of the bases deleted.
 */
export async function prune(folder: string, now: Date): Promise<string[]> {
  const paths = storePaths(folder);
  const bases = await listBases(folder);
  const old = bases.filter(({ endedAt }) => Date.parse(endedAt) < now.getTime() - KEPT_DAYS * 86_400_000);
  // The newest of them gives the first of the fourteen days.
  const gone = old.slice(0, Math.max(0, Math.min(old.length - 1, bases.length - KEPT_ALWAYS)));
  for (const { name } of gone) {
    // Renamed first, so that an interruption leaves no half of one.
    await rename(join(paths.bases, name), join(paths.bases, `${UNFINISHED}${name}`));
    await rm(join(paths.bases, `${UNFINISHED}${name}`), { recursive: true });
  }
  const [oldest] = bases.slice(gone.length);
  if (gone.length === 0 || oldest === undefined) return [];
  for (const name of await readdir(paths.wal)) {
    if (!isNeededFrom(oldest.firstSegment, name)) await rm(join(paths.wal, name));
  }
  await prunePictures(folder, bases.slice(gone.length), oldest);
  return gone.map(({ name }) => name);
}

async function prunePictures(folder: string, bases: readonly Base[], oldest: Base): Promise<void> {
  const paths = storePaths(folder);
  const lists = await Promise.all(bases.map(({ name }) => readFile(join(paths.bases, name, PICTURES_FILE), 'utf8')));
  const named = new Set(lists.flatMap((text) => text.split('\n')));
  for (const part of await readdir(paths.pictures)) {
    for (const name of await readdir(join(paths.pictures, part))) {
      const file = join(paths.pictures, part, name);
      if (!named.has(name) && (await stat(file)).mtimeMs < Date.parse(oldest.begunAt)) await rm(file);
    }
  }
}
