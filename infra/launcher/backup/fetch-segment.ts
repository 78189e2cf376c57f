import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Above 128 PostgreSQL gives up, where below it takes a file for the end of the log. */
const DAMAGED = 200;

/** PostgreSQL's `restore_command`: unpacks a file of its log of changes from the store; fails if there is none. */
const [wal = '', name = '', target = ''] = process.argv.slice(2);
try {
  await writeFile(target, await promisify(gunzip)(await readFile(join(wal, `${name}.gz`))), { mode: 0o600 });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') process.exit(1);
  console.error(`${name} could not be fetched from ${wal}: ${message}`);
  process.exit(DAMAGED);
}
