import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '../servers/private-files.ts';

/** The file in the data directory to which the enquiries service writes which records it has erased: a line of JSON each. */
export const erasuresFile = (dataDir: string): string => join(dataDir, 'erasures.jsonl');

/** Writes to `target` what it or `source` has. */
export async function mergeErasures(source: string, target: string): Promise<void> {
  const [there, here] = await Promise.all([lines(target), lines(source)]);
  const all = new Set([...there, ...here]);
  if (all.size > there.length) await writePrivateFile(target, [...all].map((line) => `${line}\n`).join(''));
}

async function lines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A crash may have cut the last line short.
  return text.split('\n').filter((line) => line.endsWith('}'));
}
