import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';

interface Entry {
  optionalDependencies?: Record<string, string>;
}

test('the lock file has the packages of every platform, as "npm ci" requires', async () => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> };
  const locked = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});
