import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Example, readExample } from '../examples/example.ts';

const DATA = resolve(import.meta.dirname, '../../data');

/**
 * The marked sentences of a folder of `data/` that has a file for each intent.
 *
 * @throws Error if a sentence is wrongly marked
 */
export const examplesIn = (folder: string): readonly Example[] =>
  readdirSync(join(DATA, folder)).flatMap((file) =>
    readFileSync(join(DATA, folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => readExample(file.replace('.txt', ''), line)),
  );
