import { watch } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, buildSchema } from '@forecourt/contracts';
import { root } from '../paths.ts';

/** Calls `release` with each build of the development server, one after another. */
export async function watchBuilds(name: string, release: (build: Build) => Promise<void>): Promise<void> {
  const folder = join(root, name, '.tmp/dev');
  await mkdir(folder, { recursive: true });
  let last = '';
  let work = Promise.resolve();
  watch(folder, (_event, file) => {
    if (file !== 'latest.json') return;
    work = work.then(async () => {
      const build = buildSchema.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
      // A file that is replaced is noticed more than once.
      if (build.version === last) return;
      last = build.version;
      await release(build);
    });
  });
}
