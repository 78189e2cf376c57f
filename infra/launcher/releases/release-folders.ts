import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, buildSchema } from '@forecourt/contracts';
import { root } from '../paths.ts';

export const REMOTES = ['mfe-catalog', 'mfe-finance', 'mfe-chat', 'mfe-admin'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** The newest build of a micro-frontend, from its `dist/latest.json`. */
export async function latestBuild(name: string): Promise<Build> {
  return buildSchema.parse(JSON.parse(await readFile(join(root, name, 'dist/latest.json'), 'utf8')));
}

const lastBuildFile = (remotesDir: string, name: string): string => join(remotesDir, name, '.last-build');

/** The last version that a start or the command `release` put forward; null before the first. */
export const lastBuild = (remotesDir: string, name: string): Promise<string | null> =>
  readFile(lastBuildFile(remotesDir, name), 'utf8').catch(() => null);

export const noteLastBuild = (remotesDir: string, { name, version }: Pick<Build, 'name' | 'version'>): Promise<void> =>
  writeFile(lastBuildFile(remotesDir, name), version);

export function hasRelease({ name, version }: Pick<Build, 'name' | 'version'>, remotesDir: string): boolean {
  return existsSync(join(remotesDir, name, version));
}

/** Copies a build to the releases, unless it is already there. */
export async function storeRelease({ name, version }: Build, remotesDir: string): Promise<void> {
  if (hasRelease({ name, version }, remotesDir)) return;
  const work = join(remotesDir, name, `.${version}`);
  await mkdir(join(remotesDir, name), { recursive: true });
  await rm(work, { recursive: true, force: true });
  await cp(join(root, name, 'dist', version), work, { recursive: true });
  await rename(work, join(remotesDir, name, version));
}
