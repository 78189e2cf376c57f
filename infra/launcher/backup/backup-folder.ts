import { mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Failure } from '../failure.ts';
import { root } from '../paths.ts';
import { writePrivateFile } from '../servers/private-files.ts';

/** The file in the data directory that names the folder of backups, which PostgreSQL's archiver reads too. */
export const backupFile = (dataDir: string): string => join(dataDir, 'backup.json');

/** The folder that backups of this data directory go to; undefined before the first. */
export async function rememberedFolder(dataDir: string): Promise<string | undefined> {
  const text = await readFile(backupFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as { folder: string }).folder;
}

export const rememberFolder = (dataDir: string, folder: string): Promise<void> =>
  writePrivateFile(backupFile(dataDir), `${JSON.stringify({ folder })}\n`);

/**
 * The folder that BACKUP_DIR names, or else the remembered one; it lies outside the data directory.
 *
 * @param isMade creates a folder that BACKUP_DIR names, if it is missing.
 */
export async function chosenFolder(dataDir: string, env: NodeJS.ProcessEnv, isMade: boolean): Promise<string> {
  const given = env['BACKUP_DIR'];
  const folder = given ? resolve(env['INIT_CWD'] ?? root, given) : await rememberedFolder(dataDir);
  if (folder === undefined) {
    throw new Failure(
      'Say where backups are kept: BACKUP_DIR=/mnt/backup npm run backup. It has to be another disk or another machine than the ' +
        'data directory, or both are lost together. It is remembered.',
    );
  }
  // A remembered folder is not made again: without its disk it would be an empty folder on the wrong one.
  const path = await existing(folder, isMade && given !== undefined);
  if (!relative(await realpath(dataDir).catch(() => dataDir), path).startsWith('..')) {
    throw new Failure(`${folder} is inside the data directory, so it would be lost with it: choose another BACKUP_DIR.`);
  }
  return path;
}

async function existing(folder: string, isMade: boolean): Promise<string> {
  try {
    if (isMade) await mkdir(folder, { recursive: true, mode: 0o700 });
    return await realpath(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new Failure(`${folder} cannot hold backups (${message}): name another folder with BACKUP_DIR.`);
    throw new Failure(`${folder}, where backups are kept, is not there: mount its disk, or name another folder with BACKUP_DIR.`);
  }
}

/** Whether both lie on one disk, so that losing it loses both. */
export async function areOnOneDisk(dataDir: string, folder: string): Promise<boolean> {
  const [data, backups] = await Promise.all([stat(dataDir), stat(folder)]);
  return data.dev === backups.dev;
}
