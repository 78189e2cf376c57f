import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders whose content PostgreSQL makes again, or which comes from the log (PostgreSQL manual, "Continuous Archiving"). */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Files of the running server, and temporary ones. */
const LEFT_OUT = [
  /^postmaster\.(?:pid|opts)$/,
  /^(?:pg_internal\.init|backup_label|tablespace_map|current_logfiles|pgsql_tmp)/,
  /^(?:recovery|standby)\.signal$/,
  /^t\d+_\d+/,
  /\.tmp$/,
];

/** Read last, because it says how far the other files have come. */
const CONTROL = 'global/pg_control';

export interface ClusterFiles {
  /** All folders, parents first. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** What belongs into a copy of the cluster in `data`, relative to it. */
export async function clusterFiles(data: string): Promise<ClusterFiles> {
  const folders: string[] = [];
  const files: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(join(data, folder), { withFileTypes: true });
    for (const entry of entries) {
      if (LEFT_OUT.some((pattern) => pattern.test(entry.name))) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) files.push(path);
      else {
        folders.push(path);
        if (!EMPTY.has(path)) await walk(path);
      }
    }
  };
  await walk('');
  return { folders: [...folders, 'pg_wal/archive_status'], files: [...files.filter((path) => path !== CONTROL), CONTROL] };
}
