import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig, escapeLiteral } from 'pg';
import { Failure } from '../failure.ts';
import { type Child, startChild } from '../processes/child.ts';
import { until } from '../processes/until.ts';
import { ordinaryUser, runAs } from '../servers/ordinary-user.ts';
import { MAX_CONNECTIONS, SUPERUSER } from '../servers/postgres.ts';
import { postgresPrograms } from '../servers/postgres-programs.ts';
import { writePrivateFile } from '../servers/private-files.ts';
import { backupFile, rememberFolder } from './backup-folder.ts';
import { storePaths } from './backup-store.ts';
import { type ImageRow, storedImages } from './image-rows.ts';
import { archiveCommand, fetchCommand } from './postgres-commands.ts';

export interface ReplayOptions {
  /** Holds the unpacked base in `postgres`. */
  readonly restoring: string;
  readonly folder: string;
  /** Whether the log goes on in the same folder. */
  readonly isFollowed: boolean;
  readonly timeline: number;
  /** Undefined: to the end of the log. */
  readonly target: Date | undefined;
  readonly log: string;
  /** The superuser's from now on. */
  readonly password: string;
}

export interface Replayed {
  /** The new branch of the log. */
  readonly timeline: number;
  /** What the restored database names. */
  readonly images: readonly ImageRow[];
  /** Of the last transaction replayed, as PostgreSQL writes it; undefined if there was none after the base. */
  readonly lastChange: string | undefined;
}

/** A large log takes hours. */
const LONGEST_SECONDS = 24 * 60 * 60;
/** For the last files of the log to be handed over. */
const STOP_MS = 120_000;

/**
 * Has PostgreSQL replay the log onto an unpacked base, and stops it. It listens on a socket that only this user can reach, and
 * accepts nobody before it has finished.
 *
 * @returns undefined if the log ends before the moment.
 */
export async function replay(options: ReplayOptions): Promise<Replayed | undefined> {
  const { restoring, folder, log, password } = options;
  const data = join(restoring, 'postgres');
  const { bin } = await postgresPrograms(data);
  const user = ordinaryUser();
  const socket = await mkdtemp(join(tmpdir(), 'forecourt-'));
  const accessFile = join(socket, 'access.conf');
  await writeFile(accessFile, 'local all all trust\n', { mode: 0o600 });
  if (user) for (const path of [socket, accessFile]) await chown(path, user.uid, user.gid);
  if (options.isFollowed) await rememberFolder(restoring, folder);
  await writePrivateFile(log, '');
  const superuser: ClientConfig = { host: socket, user: SUPERUSER, database: 'postgres' };
  const args = ['-D', data, '-h', '', '-k', socket, '-p', '5432', ...settingsOf(options, accessFile)];
  const postgres = runAs(user, join(bin, 'postgres'), args, [data]);
  let child: Child | undefined;
  try {
    child = await startChild({ name: 'PostgreSQL', ...postgres, log, stopSignal: 'SIGINT' });
    await until(() => ask(superuser, 'select'), { child, seconds: LONGEST_SECONDS, log });
    await ask(superuser, `alter role ${SUPERUSER} password ${escapeLiteral(password)}`);
    const [row] = await ask<{ file: string }>(superuser, 'select pg_walfile_name(pg_current_wal_lsn()) as file');
    const images = await storedImages(superuser);
    return { timeline: Number.parseInt(row?.file.slice(0, 8) ?? '', 16), images, lastChange: await lastChange(log) };
  } catch (error) {
    const said = await readFile(log, 'utf8');
    if (said.includes('recovery ended before configured recovery target was reached')) return undefined;
    const [damage] = /^.* could not be fetched from .*$/m.exec(said) ?? [];
    if (damage) throw new Failure(`A file of the log of changes is damaged: ${damage}. A moment before it can be restored.`);
    throw error;
  } finally {
    await child?.stop(STOP_MS);
    await rm(socket, { recursive: true, force: true });
  }
}

function settingsOf({ restoring, folder, timeline, target }: ReplayOptions, accessFile: string): string[] {
  const settings = {
    hba_file: accessFile,
    // Nobody is let in before the end.
    hot_standby: 'off',
    restore_command: fetchCommand(storePaths(folder).wal),
    recovery_target_timeline: String(timeline),
    recovery_target_action: 'promote',
    ...(target && { recovery_target_time: target.toISOString().replace('T', ' ').replace('Z', '+00') }),
    archive_mode: 'on',
    archive_command: archiveCommand(backupFile(restoring)),
  };
  return [MAX_CONNECTIONS, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)].flatMap((one) => ['-c', one]);
}

async function ask<Row>(config: ClientConfig, query: string): Promise<Row[]> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(query)).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function lastChange(log: string): Promise<string | undefined> {
  return /last completed transaction was at log time (.+)/.exec(await readFile(log, 'utf8'))?.[1];
}
