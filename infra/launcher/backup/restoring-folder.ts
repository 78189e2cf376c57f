import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.ts';
import { privateFolder } from '../servers/private-files.ts';

/** Where a restore is made. While it exists the data directory may be half the old and half the restored one. */
export const restoringFolder = (dataDir: string): string => join(dataDir, 'restoring');

/** What a restore replaces; NATS and Redis begin empty and are filled from the database. */
const REPLACED = ['postgres', 'nats', 'redis'] as const;
const UPLOADS = join('objects', 'uploads');

/** @throws {Failure} if a restore was interrupted. */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(restoringFolder(dataDir))) return;
  throw new Failure(
    `A restore of ${dataDir} was not finished: run it again with npm run restore. What was there before is in ${join(dataDir, 'replaced')} or still in its place.`,
  );
}

export async function beginRestoring(dataDir: string): Promise<string> {
  const folder = restoringFolder(dataDir);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

export const endRestoring = (dataDir: string): Promise<void> => rm(restoringFolder(dataDir), { recursive: true });

/**
 * Puts what has been restored in the place of what is there, which is moved aside and never deleted.
 *
 * @returns where it was moved; undefined if there was nothing.
 */
export async function swapIn(dataDir: string, now: Date): Promise<string | undefined> {
  const aside = join(dataDir, 'replaced', now.toISOString().replaceAll(':', '-'));
  const restored = [...REPLACED, ...(existsSync(join(restoringFolder(dataDir), UPLOADS)) ? [UPLOADS] : [])];
  for (const name of restored) {
    if (!existsSync(join(dataDir, name))) continue;
    await privateFolder(dirname(join(aside, name)));
    await rename(join(dataDir, name), join(aside, name));
  }
  for (const name of restored) {
    const source = join(restoringFolder(dataDir), name);
    if (existsSync(source)) await rename(source, join(dataDir, name));
  }
  return existsSync(aside) ? aside : undefined;
}
