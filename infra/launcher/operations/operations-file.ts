import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { settingsTable } from './settings-table.ts';

export const OPERATIONS_FILE = join(root, 'docs/operations.md');

const TABLE = /(<!-- settings: node infra\/start\.mjs settings -->\n)[\s\S]*(<!-- end of settings -->)/;

/** docs/operations.md with the table of settings that the schemas give. */
export async function renderOperations(): Promise<string> {
  const table = await settingsTable();
  return (await readFile(OPERATIONS_FILE, 'utf8')).replace(TABLE, (_, begin, end) => `${begin}\n${table}\n\n${end}`);
}

/** `settings`: writes the table of settings in docs/operations.md. */
export async function writeOperations(): Promise<number> {
  await writeFile(OPERATIONS_FILE, await renderOperations());
  return 0;
}
