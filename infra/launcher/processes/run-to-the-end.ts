import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { Failure } from '../failure.ts';
import { root } from '../paths.ts';
import { guard } from './watchdog.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface RunOptions {
  /** Added to the launcher's own environment. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** Runs a command in this terminal, forwards signals to it, and returns its exit code (128 + n for signal n). */
export async function runToTheEnd(command: string, args: string[], { env, cwd = root }: RunOptions = {}): Promise<number> {
  return exitCode(command, spawn(command, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } }));
}

/** Runs a command and shows its output only if it fails. */
export async function runQuietly(command: string, args: string[], { env, cwd = root }: RunOptions = {}): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd, env: { ...process.env, ...env } });
  const written: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
  const code = await exitCode(command, child);
  if (code !== 0) process.stderr.write(Buffer.concat(written));
  return code;
}

async function exitCode(command: string, child: ChildProcess): Promise<number> {
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  const release = child.pid === undefined ? () => {} : guard(child.pid, 'SIGTERM');
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  } catch (error) {
    throw new Failure(`${command} could not be run: ${(error as Error).message}`);
  } finally {
    release();
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}
