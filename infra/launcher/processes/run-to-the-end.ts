import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { Failure } from '../failure.ts';
import { root } from '../paths.ts';
import { guard } from './watchdog.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command in this terminal, passes signals on to it, and returns its exit code (128 + n for signal n). */
export async function runToTheEnd(
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<number> {
  const { env = {}, cwd = root } = options;
  const child = spawn(command, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  const release = child.pid === undefined ? () => {} : guard(child.pid, 'SIGTERM');
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  } catch (error) {
    throw new Failure(`${command} could not be run: ${(error as Error).message}`);
  } finally {
    release();
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}
