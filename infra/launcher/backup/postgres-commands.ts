import { join } from 'node:path';
import { root } from '../paths.ts';

/**
 * What PostgreSQL runs for each finished file of its log: nothing before the first backup, so that no restart is needed to begin.
 *
 * @param configFile names the folder of backups (`backupFile`).
 */
export const archiveCommand = (configFile: string): string =>
  `test ! -e ${quoted(configFile)} || ${script('archive-segment', configFile)} "%p" "%f"`;

/** @param wal the store's folder of the log. */
export const fetchCommand = (wal: string): string => `${script('fetch-segment', wal)} "%f" "%p"`;

/** Seconds after which PostgreSQL hands over an unfinished file: what a lost disk costs at most. */
export const ARCHIVE_TIMEOUT = 60;

const script = (name: string, argument: string): string =>
  [process.execPath, join(root, 'infra/dist/backup', `${name}.js`), argument].map(quoted).join(' ');

/** For the shell and for PostgreSQL, which replaces what follows a per cent sign. */
const quoted = (path: string): string => `'${path.replaceAll('%', '%%').replaceAll("'", "'\\''")}'`;
