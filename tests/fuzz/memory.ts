import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pidListeningOn } from '../faults/support/processes.ts';
import { ROUTES } from './routes.ts';

const PAGE_BYTES = 4_096;
/** Bytes by which a process may grow: garbage collection is lazy. */
const ROOM = 64 * 1024 * 1024;
const PATIENCE_MS = 60_000;

const NAMES = ['BASE', ...new Set(ROUTES.map(({ service }) => service.toUpperCase()))];

/** Resident memory of the shell and of each service, in bytes. */
export const memoryOfServices = async (): Promise<ReadonlyMap<string, number>> => {
  const sizes = NAMES.map(async (name): Promise<[string, number]> => {
    const pid = await pidListeningOn(Number(new URL(process.env[`${name}_URL`] ?? '').port));
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return [name, Number(resident) * PAGE_BYTES];
  });
  return new Map(await Promise.all(sizes));
};

export interface MemoryReport {
  /** The processes that have grown. */
  readonly grown: readonly string[];
  /** A line per process. */
  readonly lines: readonly string[];
}

/** Waits until every process uses about as much memory as before. */
export const untilMemoryIsBack = async (before: ReadonlyMap<string, number>): Promise<MemoryReport> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await memoryOfServices();
    const sizes = [...now].map(([name, bytes]) => [name, before.get(name) ?? 0, bytes] as const);
    const grown = sizes.filter(([, earlier, later]) => later > earlier + ROOM);
    if (grown.length === 0 || Date.now() > deadline) {
      const lines = sizes.map(([name, earlier, later]) => `${name}: ${inMb(earlier)} before, ${inMb(later)} after`);
      return { grown: grown.map(([name]) => name), lines };
    }
    await pause(1_000);
  }
};

const inMb = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
