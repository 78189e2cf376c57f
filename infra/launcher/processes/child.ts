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
  /** Asks it to stop, and kills its whole process group when it has not done so in time. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Run as this user and group (root only). */
  user?: { uid: number; gid: number };
  /** The file its output is appended to, or 'inherit' to show it in the terminal. */
  log: string;
  stopSignal?: NodeJS.Signals;
}

/** Milliseconds a child has for an orderly stop; with those of the servers after it they stay within the ten seconds of Ctrl-C. */
const GRACE = 5_000;

/**
 * Starts a process in a session of its own, so that Ctrl-C in the terminal reaches the launcher alone and it can stop
 * everything in order. Rejects when the command can't be started at all.
 */
export function startChild(options: ChildOptions): Promise<Child> {
  const { name, stopSignal = 'SIGTERM' } = options;
  const output = options.log === 'inherit' ? undefined : openSync(options.log, 'a');
  const settings: SpawnOptions = {
    detached: true,
    env: options.env ?? process.env,
    stdio: output === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', output, output],
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    ...options.user,
  };
  const spawned = spawn(options.command, options.args, settings);
  if (output !== undefined) closeSync(output);
  return new Promise((resolve, reject) => {
    spawned.once('error', reject);
    spawned.once('spawn', () => {
      const pid = Number(spawned.pid);
      const release = guard(-pid, stopSignal);
      let exit: Exit | undefined;
      const exited = new Promise<Exit>((done) => {
        spawned.once('exit', (code, signal) => {
          exit = { code, signal };
          release();
          done(exit);
        });
      });
      const stop = async () => {
        if (exit) return;
        spawned.kill(stopSignal);
        const force = setTimeout(() => killGroup(pid), GRACE);
        await exited;
        clearTimeout(force);
      };
      resolve({ name, pid, exited, exit: () => exit, stop });
    });
  });
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}
