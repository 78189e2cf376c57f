import { delimiter, join } from 'node:path';
import { Failure } from '../failure.ts';
import { unpackDebianPackages, unpackedPaths } from './debian-packages.ts';
import { findProgram } from './find-program.ts';

export interface Program {
  path: string;
  env: NodeJS.ProcessEnv;
}

/** The stores that npm does not provide. Fetched together, because reading apt's lists takes most of the time. */
const STORES = ['nats-server', 'redis-server'];

const unpacking = new Map<string, Promise<string | undefined>>();

/** Path of a server's program: installed, or unpacked from the distribution's package of the same name. */
export async function serverProgram(name: string, { cache, setting }: { cache: string; setting: string }): Promise<Program> {
  const installed = findProgram(name);
  if (installed) return { path: installed, env: process.env };
  const names = STORES.includes(name) ? STORES.filter((store) => !findProgram(store)) : [name];
  const key = join(cache, ...names);
  const root = await (unpacking.get(key) ?? begin(key, unpackDebianPackages(names, cache)));
  if (root) {
    const { programs, libraries } = await unpackedPaths(root);
    const path = findProgram(name, programs);
    if (path) return { path, env: { ...process.env, LD_LIBRARY_PATH: libraries.join(delimiter) } };
  }
  throw new Failure(`${name} was not found: install it (for example "brew install ${name}") or set ${setting} to a running one.`);
}

/** Shares one download between callers; after a failure the next caller retries. */
function begin(key: string, unpacked: Promise<string | undefined>): Promise<string | undefined> {
  unpacking.set(key, unpacked);
  unpacked.catch(() => unpacking.delete(key));
  return unpacked;
}
