import { delimiter } from 'node:path';
import { Failure } from '../failure.ts';
import { unpackDebianPackage, unpackedPaths } from './debian-packages.ts';
import { findProgram } from './find-program.ts';

export interface Program {
  path: string;
  env: NodeJS.ProcessEnv;
}

/** A server's program: installed, or unpacked from the distribution's package of the same name. */
export async function serverProgram(name: string, { cache, setting }: { cache: string; setting: string }): Promise<Program> {
  const installed = findProgram(name);
  if (installed) return { path: installed, env: process.env };
  const root = await unpackDebianPackage(name, cache);
  if (root) {
    const { programs, libraries } = await unpackedPaths(root);
    const path = findProgram(name, programs);
    if (path) return { path, env: { ...process.env, LD_LIBRARY_PATH: libraries.join(delimiter) } };
  }
  throw new Failure(`${name} was not found: install it (for example "brew install ${name}") or set ${setting} to a running one.`);
}
