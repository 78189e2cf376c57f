import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { ordinaryUser } from '../servers/ordinary-user.ts';
import { privateFolder } from '../servers/private-files.ts';

/** Where things lie in a folder of backups (ADR 038). */
export const storePaths = (folder: string) => ({
  /** Copies of the whole database cluster, a folder each. */
  bases: join(folder, 'bases'),
  /** PostgreSQL's log of changes, compressed. */
  wal: join(folder, 'wal'),
  /** One file for each restore: when the system went on from an earlier moment. */
  timelines: join(folder, 'timelines'),
  /** Pictures, named by their SHA-256. */
  pictures: join(folder, 'pictures'),
  /** Which records have been erased, as in the data directory. */
  erasures: join(folder, 'erasures.jsonl'),
});

/** Creates what is missing in a folder of backups. */
export async function openStore(folder: string): Promise<void> {
  const { bases, wal, timelines, pictures } = storePaths(folder);
  for (const path of [folder, bases, wal, timelines, pictures]) await privateFolder(path);
  // PostgreSQL writes here itself, as a user of its own if the launcher runs as root.
  const user = ordinaryUser();
  if (user) await chown(wal, user.uid, user.gid);
}
