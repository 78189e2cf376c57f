import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../failure.ts';
import { findProgram } from './find-program.ts';

const run = promisify(execFile);

/**
 * Unpacks packages of the distribution, with those of their dependencies that this machine lacks, into a folder of `cache`:
 * without root and without installing anything.
 * @returns that folder, or undefined if there is no apt.
 * @throws {Failure} if a package cannot be fetched.
 */
export async function unpackDebianPackages(names: readonly string[], cache: string): Promise<string | undefined> {
  const target = join(cache, names.join('+'));
  if (existsSync(target)) return target;
  if (!findProgram('apt-get') || !findProgram('dpkg')) return undefined;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, '.debian-'));
  try {
    const root = await download(names, work);
    // Another launcher may have been faster; its copy is equivalent.
    await rename(root, target).catch(() => undefined);
    return target;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const reason = (stderr ?? message).trim().split('\n').at(-1);
    throw new Failure(`apt-get could not fetch ${names.join(' and ')} (${reason}): install what is missing, or set its URL.`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function download(names: readonly string[], work: string): Promise<string> {
  const folders = {
    state: join(work, 'state'),
    cache: join(work, 'cache'),
    packages: join(work, 'packages'),
    root: join(work, 'root'),
  };
  await mkdir(join(folders.state, 'lists', 'partial'), { recursive: true });
  await mkdir(join(folders.cache, 'archives', 'partial'), { recursive: true });
  await mkdir(folders.packages);
  await mkdir(folders.root);
  const settings = [
    `Dir::State=${folders.state}`,
    `Dir::State::lists=${join(folders.state, 'lists')}`,
    `Dir::Cache=${folders.cache}`,
    // Container images disable this cache; each command below would then take a second or more to parse every list.
    'Dir::Cache::pkgcache=pkgcache.bin',
    'Debug::NoLocking=1',
    'Acquire::Retries=2',
  ].flatMap((setting) => ['-o', setting]);
  const apt = (...args: string[]) => run('apt-get', [...settings, ...args], { cwd: folders.packages, maxBuffer: 64 << 20 });

  await apt('update');
  // A dry run lists exactly the packages this machine lacks, libraries included.
  const { stdout } = await apt('install', '--simulate', '--no-install-recommends', ...names);
  const missing = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, found]) => String(found));
  await apt('download', ...new Set([...names, ...missing]));
  for (const file of await readdir(folders.packages)) await run('dpkg', ['-x', join(folders.packages, file), folders.root]);
  return folders.root;
}

/** Search paths for the programs and shared libraries of unpacked packages. */
export async function unpackedPaths(root: string): Promise<{ programs: string[]; libraries: string[] }> {
  const libraries: string[] = [];
  for (const folder of ['usr/lib', 'lib']) {
    const entries = await readdir(join(root, folder)).catch(() => []);
    libraries.push(...[folder, ...entries.filter((entry) => entry.includes('-linux-')).map((entry) => join(folder, entry))]);
  }
  return {
    programs: ['usr/bin', 'usr/sbin', 'usr/local/bin'].map((folder) => join(root, folder)),
    libraries: libraries.map((folder) => join(root, folder)),
  };
}
