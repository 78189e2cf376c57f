import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { backupFile } from '../backup/backup-folder.ts';
import { archiveCommand } from '../backup/postgres-commands.ts';
import { explain, Failure } from '../failure.ts';
import { startChild } from '../processes/child.ts';
import type { Start } from '../processes/supervised.ts';
import { until } from '../processes/until.ts';
import { acceptConnection } from './accept-connection.ts';
import { type OrdinaryUser, ordinaryUser, runAs } from './ordinary-user.ts';
import { postgresPrograms } from './postgres-programs.ts';
import type { Server, ServerPlace } from './server.ts';

const run = promisify(execFile);
export const SUPERUSER = 'forecourt';
export const MAX_CONNECTIONS = 'max_connections=200';

/** PostgreSQL on the loopback address only, with passwords; the URL is the superuser's. */
export function postgres({ data, log, port, disposable }: ServerPlace, password: string): Server {
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  // Unsafe only in a power cut: commits must survive a killed server, because tests kill it.
  const careless = disposable ? ['fsync=off', 'full_page_writes=off'] : [];
  const archiving = ['archive_mode=on', `archive_command=${archiveCommand(backupFile(dirname(data)))}`];
  const settings = [MAX_CONNECTIONS, ...archiving, ...careless].flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...settings];

  const start: Start = async (track) => {
    const { bin } = await postgresPrograms(data);
    const user = ordinaryUser();
    if (!existsSync(data)) await initialise(bin, data, password, user);
    const invocation = runAs(user, join(bin, 'postgres'), args, [data]);
    const deadline = Date.now() + HELD_MS;
    for (;;) {
      const child = track(await startChild({ name: 'PostgreSQL', ...invocation, log, stopSignal: 'SIGINT' }));
      try {
        await until(() => acceptConnection(url), { child, seconds: 60, log });
        return child;
      } catch (error) {
        if (Date.now() > deadline || !(await isStillHeld(log))) throw error;
        await pause(250);
      }
    }
  };
  return { url, start };
}

/** How long the children of a killed postmaster may hold its data directory: often a second, much longer on a busy machine. */
const HELD_MS = 60_000;

async function isStillHeld(log: string): Promise<boolean> {
  return /postmaster\.pid|shared memory block/.test((await readFile(log, 'utf8')).slice(-600));
}

/** Creates the data directory under a temporary name and renames it when complete, so that a partial one is never used. */
async function initialise(bin: string, data: string, password: string, user: OrdinaryUser | undefined) {
  const fresh = `${data}.new`;
  const passwordFile = `${data}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await chmod(fresh, 0o700);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await Promise.all([fresh, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  const options = [
    '--username',
    SUPERUSER,
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
  ];
  const initdb = runAs(user, join(bin, 'initdb'), ['-D', fresh, '--no-sync', ...options], [fresh]);
  try {
    await run(initdb.command, initdb.args, { ...initdb.user, cwd: dirname(bin) });
    await rename(fresh, data);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw initialisationError(error);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function initialisationError(error: unknown): unknown {
  const { stderr = '', message } = error as { stderr?: string; message: string };
  if (stderr.includes('No space left on device')) return explain(Object.assign(new Error(stderr), { code: 'ENOSPC' }));
  return new Failure(`PostgreSQL could not make its data directory: ${(stderr || message).trim().split('\n').at(-1)}`);
}
