import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** As written by tests/load. */
export interface MeasuredFigure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly bound: 'at most' | 'at least';
}

const holds = ({ value, limit, bound }: MeasuredFigure): boolean => (bound === 'at most' ? value <= limit : value >= limit);

/** Saves the figures in `tests/load/results/` if asked. Returns the exit code: 1 if one of them missed its limit. */
export async function writeReport(figures: readonly MeasuredFigure[], { keep }: { readonly keep: boolean }): Promise<number> {
  const takenAt = new Date().toISOString();
  const machine = { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30), node: process.version };
  const report = { takenAt, machine, figures: figures.map((figure) => ({ ...figure, holds: holds(figure) })) };
  const folder = join(root, 'tests/load/results');
  if (keep) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${takenAt.slice(0, 16).replace(':', '')}.json`), `${JSON.stringify(report, null, 2)}\n`);
  }
  return figures.every(holds) ? 0 : 1;
}
