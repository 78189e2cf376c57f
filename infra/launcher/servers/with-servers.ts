import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { root, serverCache } from '../paths.ts';
import { guard } from '../processes/watchdog.ts';
import { startServers } from './start-servers.ts';

/**
 * `with-servers -- <command…>`: runs a command with PostgreSQL (DATABASE_URL, a superuser's), NATS (NATS_URL) and Redis
 * (REDIS_URL) of its own in a temporary directory, and returns its exit code.
 */
export async function withServers(words: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const [command, ...args] = words[0] === '--' ? words.slice(1) : words;
  if (!command) throw new Failure('Say which command to run: node infra/start.mjs with-servers -- <command…>');
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'));
  const password = randomBytes(24).toString('base64url');
  try {
    const servers = await startServers({ folder, cache: serverCache, password, disposable: true, given: {} });
    const { databaseUrl, natsUrl, redisUrl } = servers;
    try {
      return await runToTheEnd(command, args, { ...env, DATABASE_URL: databaseUrl, NATS_URL: natsUrl, REDIS_URL: redisUrl });
    } finally {
      await servers.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a command in this terminal. Ctrl-C reaches it from the terminal itself, so this only waits; other signals are passed on. */
export async function runToTheEnd(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', cwd: process.env['INIT_CWD'] ?? root, env: { ...process.env, ...env } });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  const wait = () => {};
  process.on('SIGTERM', passOn).on('SIGHUP', passOn).on('SIGINT', wait);
  const spawned = once(child, 'spawn').catch((error: Error) => {
    throw new Failure(`${command} could not be run: ${error.message}`);
  });
  try {
    const exited = once(child, 'exit');
    exited.catch(() => undefined);
    await spawned;
    const release = guard(Number(child.pid), 'SIGTERM');
    const [code, signal] = (await exited) as [number | null, NodeJS.Signals | null];
    release();
    return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  } finally {
    process.off('SIGTERM', passOn).off('SIGHUP', passOn).off('SIGINT', wait);
  }
}
