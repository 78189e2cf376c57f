import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storePaths } from './backup-store.ts';
import { sha256OfStream } from './sha256.ts';

/** A copy of the whole cluster, which together with the log gives every later moment. */
export interface Base {
  /** "2026-11-26T10-15-00.123Z" */
  readonly name: string;
  /** ISO 8601. */
  readonly begunAt: string;
  /** From this moment on it can be restored, ISO 8601. */
  readonly endedAt: string;
  readonly timeline: number;
  /** The first file of the log that it needs. */
  readonly firstSegment: string;
  /** Where the log was when it was complete: "0/3000148". */
  readonly stopPosition: string;
  /** Of `cluster.tar.gz`. */
  readonly sha256: string;
  /** Bytes unpacked. */
  readonly size: number;
}

/** In the folder of a base. */
export const CLUSTER_FILE = 'cluster.tar.gz';
export const MANIFEST_FILE = 'base.json';
/** The pictures that the database named when the base was complete: a SHA-256 on each line. */
export const PICTURES_FILE = 'pictures.txt';

/** Names of folders that are being written, or were when their process died. */
export const UNFINISHED = '.unfinished-';

/** The complete bases of a store, oldest first; none in a folder that is no store. */
export async function listBases(folder: string): Promise<Base[]> {
  const { bases } = storePaths(folder);
  const entries = await readdir(bases).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries.filter((name) => !name.startsWith('.'));
  const found = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(bases, name, MANIFEST_FILE), 'utf8')) as Base),
  );
  return found.sort((a, b) => a.endedAt.localeCompare(b.endedAt));
}

/** Whether its archive is as it was written. */
export async function isIntact(folder: string, { name, sha256 }: Base): Promise<boolean> {
  const file = createReadStream(join(storePaths(folder).bases, name, CLUSTER_FILE));
  return (await sha256OfStream(file).catch(() => undefined)) === sha256;
}
