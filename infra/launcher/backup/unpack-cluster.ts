import { createReadStream, createWriteStream } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { OrdinaryUser } from '../servers/ordinary-user.ts';

/** Unpacks a base into a new folder that belongs to PostgreSQL's user, ready to replay the log. */
export async function unpackCluster(archive: string, data: string, user: OrdinaryUser | undefined): Promise<void> {
  const give = (path: string) => (user ? chown(path, user.uid, user.gid) : Promise.resolve());
  const made = new Set<string>();
  const folder = async (path: string) => {
    if (made.has(path)) return;
    await mkdir(path, { recursive: true, mode: 0o700 });
    await give(path);
    made.add(path);
  };
  await folder(data);
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createGunzip(), entries);
  for await (const entry of entries) {
    const path = join(data, entry.header.name);
    if (entry.header.type === 'directory') {
      await folder(path);
      entry.resume();
      continue;
    }
    await folder(dirname(path));
    await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
    await give(path);
  }
  await reading;
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 });
  await give(join(data, 'recovery.signal'));
}
