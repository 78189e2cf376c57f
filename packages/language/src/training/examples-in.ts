import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Example, readExample } from '../examples/example.ts';
import { readTurns, type TurnExample } from '../examples/turns.ts';

const DATA = resolve(import.meta.dirname, '../../data');

const linesOf = (folder: string, file: string): readonly string[] =>
  readFileSync(join(DATA, folder, file), 'utf8')
    .trimEnd()
    .split('\n');

/**
 * The turns of the conversations in a folder of `data/`.
 *
 * @throws Error if a line names no act
 */
export const turnsIn = (folder: string): readonly TurnExample[] =>
  readdirSync(join(DATA, folder)).flatMap((file) => readTurns(linesOf(folder, file)));

/**
 * The marked sentences of a folder of `data/` that has a file for each intent.
 *
 * @throws Error if a sentence is wrongly marked
 */
export const examplesIn = (folder: string): readonly Example[] =>
  readdirSync(join(DATA, folder)).flatMap((file) =>
    linesOf(folder, file).map((line) => readExample(file.replace('.txt', ''), line)),
  );
