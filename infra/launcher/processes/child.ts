import { type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { guard } from './watchdog.ts';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  name: string;
  pid: number;
  /** Resolves when the process has exited, for whatever reason. */
  exited: Promise<Exit>;
  /** Undefined while it runs. */
  exit(): Exit | undefined;
  /** Asks the process to stop, and kills its whole process group if it has not exited after `grace` milliseconds. */
  stop(grace: number): Promise<void>;
}

export interface ChildOptions {
  /** Name in messages. */
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Run as this user and group (root only). */
  user?: { uid: number; gid: number };
  /** Log file to append to; by default output goes to the terminal. */
  log?: string;
  stopSignal?: NodeJS.Signals;
}

/**
 * Starts a process in its own session, so that Ctrl-C reaches only the launcher, which then stops everything in order. Rejects if
 * the command cannot be started.
 */
export function startChild(options: ChildOptions): Promise<Child> {
  const { name, stopSignal = 'SIGTERM' } = options;
  const output = options.log === undefined ? ('inherit' as const) : openSync(options.log, 'a');
  const settings: SpawnOptions = {
    detached: true,
    env: options.env ?? process.env,
    stdio: ['ignore', output, output],
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    ...options.user,
  };
  const spawned = spawn(options.command, options.args, settings);
  if (output !== 'inherit') closeSync(output);
  return new Promise((resolve, reject) => {
    spawned.once('error', reject);
    spawned.once('spawn', () => {
      const pid = Number(spawned.pid);
      const release = guard(-pid, stopSignal);
      let exit: Exit | undefined;
      const exited = new Promise<Exit>((done) => {
        spawned.once('exit', (code, signal) => {
          exit = { code, signal };
          // Processes it has left behind are killed with it.
          killGroup(pid);
          release();
          done(exit);
        });
      });
      const stop = async (grace: number) => {
        if (exit) return;
        spawned.kill(stopSignal);
        const force = setTimeout(() => killGroup(pid), grace);
        await exited;
        clearTimeout(force);
      };
      resolve({ name, pid, exited, exit: () => exit, stop });
    });
  });
}

export function describeExit({ code, signal }: Exit): string {
  return signal ?? `exit code ${code}`;
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}
