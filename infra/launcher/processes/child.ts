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
  /** Resolves when the process is gone, for whatever reason. */
  exited: Promise<Exit>;
  /** Undefined while it runs. */
  exit(): Exit | undefined;
  /** Asks it to stop, and kills its whole process group when it has not done so within so many milliseconds. */
  stop(grace: number): Promise<void>;
}

export interface ChildOptions {
  /** As messages call it. */
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Run as this user and group (root only). */
  user?: { uid: number; gid: number };
  /** The file its output is appended to; without one it is shown in the terminal. */
  log?: string;
  stopSignal?: NodeJS.Signals;
}

/**
 * Starts a process in a session of its own, so that Ctrl-C in the terminal reaches the launcher alone and it can stop
 * everything in order. Rejects when the command can't be started at all.
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
          // What it started itself and left behind goes with it.
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
