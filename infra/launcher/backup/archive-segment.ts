import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';

/**
 * PostgreSQL's `archive_command`: compresses a file of its log of changes into the store. It never overwrites: a file of that
 * name with other content belongs to another system. Only Node's own modules, because it starts for every file.
 */
const [configFile = '', path = '', name = ''] = process.argv.slice(2);
const { folder } = JSON.parse(await readFile(configFile, 'utf8')) as { folder: string };
const wal = join(folder, 'wal');
const target = join(wal, `${name}.gz`);

const content = await readFile(path);
const kept = await readFile(target).catch(() => undefined);
if (kept === undefined) await store();
else if (!content.equals(await promisify(gunzip)(kept))) {
  console.error(`${target} has other content already: two systems use one folder of backups`);
  process.exit(1);
}

async function store(): Promise<void> {
  const partial = join(wal, `.${name}.${randomUUID()}`);
  try {
    const file = await open(partial, 'wx', 0o600);
    try {
      await file.writeFile(await promisify(gzip)(content, { level: constants.Z_BEST_SPEED }));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, target);
    // PostgreSQL forgets the file now, so its name has to survive a power cut.
    const names = await open(wal, 'r');
    await names.sync().finally(() => names.close());
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
