import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startChild } from '../processes/child.ts';
import type { Start } from '../processes/supervised.ts';
import { until } from '../processes/until.ts';
import { describePart, type PartName } from './parts.ts';

export interface PartOptions {
  env: NodeJS.ProcessEnv;
  log: string;
  /** Answers 200 once the part can work. */
  readyUrl: string;
  /** Restarts the part when one of its files changes. */
  watch: boolean;
}

/** Bytes after which a log is rotated at the next start; one older log is kept. */
const LARGE = 20 * 1024 * 1024;

export function startPart(name: PartName, { env, log, readyUrl, watch }: PartOptions): Start {
  const { script, flags } = describePart(name, watch);
  return async (track) => {
    await mkdir(dirname(log), { recursive: true });
    const size = await stat(log).then(
      (found) => found.size,
      () => 0,
    );
    if (size > LARGE) await rename(log, `${log}.old`);
    // Only in development: reading the source maps of all packages is a third of the start-up time.
    const watching = watch ? ['--watch', '--watch-preserve-output', '--enable-source-maps'] : [];
    const args = [...watching, ...flags, script];
    const child = track(await startChild({ name, command: process.execPath, args, env, log }));
    await until(() => answers(readyUrl), { child, seconds: 60, log });
    return child;
  };
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answers ${response.status}`);
}
