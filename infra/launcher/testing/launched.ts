import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const script = resolve(import.meta.dirname, '../../start.mjs');

export interface Launched {
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  exited: Promise<number | null>;
  /** Resolves once the output contains `text`; rejects if the process exits first. */
  says(text: string): Promise<void>;
  /** The process and all its descendants that are still running. */
  processes(): { pid: number; command: string }[];
  kill(signal: NodeJS.Signals): void;
}

export interface LaunchOptions {
  env?: NodeJS.ProcessEnv;
  user?: { uid: number; gid: number };
}

/** Runs the launcher as a user would, with a marker in the environment that identifies all its descendants. */
export function launch(words: string[], { env = {}, user }: LaunchOptions = {}): Launched {
  const mark = `FORECOURT_TEST_RUN=${randomUUID()}`;
  const { DATABASE_URL: _, NATS_URL: __, REDIS_URL: ___, npm_lifecycle_event: ____, ...inherited } = process.env;
  const [name = '', value] = mark.split('=');
  const settings = { env: { ...inherited, NODE_OPTIONS: '', ...env, [name]: value }, stdio: 'pipe' as const, ...user };
  const child = spawn(process.execPath, [script, ...words], settings);
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return {
    pid: Number(child.pid),
    output: () => written,
    exited,
    says: async (text) => {
      const deadline = Date.now() + 120_000;
      while (!written.includes(text)) {
        if (Date.now() > deadline) throw new Error(`It has not said "${text}" within two minutes:\n${written}`);
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended without saying "${text}":\n${written}`);
        await pause(20);
      }
    },
    processes: () => marked(mark),
    kill: (signal) => child.kill(signal),
  };
}

/** Linux only: reads every process's environment. */
function marked(mark: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        if (!readFileSync(`/proc/${entry}/environ`, 'utf8').split('\0').includes(mark)) return [];
        return [{ pid: Number(entry), command: readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ') }];
      } catch {
        // It has exited meanwhile, or belongs to another user.
        return [];
      }
    });
}

/** Resolves once `holds` is true; rejects after so many seconds. */
export async function eventually(holds: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It was still not so after ${seconds} s: ${holds}`);
    await pause(50);
  }
}
