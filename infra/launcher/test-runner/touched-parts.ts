import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { turbo, turboEnvironment } from '../build/turbo.ts';
import { Failure } from '../failure.ts';
import { root } from '../paths.ts';

const run = promisify(execFile);
const LARGE = 64 << 20;

/** What `turbo ls` prints as JSON. */
interface Listed {
  packages: { items: { path: string }[] };
}

export interface TouchedParts {
  /** Folders: "services/media", "mfe-finance". */
  readonly changed: readonly string[];
  readonly dependent: readonly string[];
}

/**
 * The workspaces that differ from where this branch left `base`, and those that depend on one of them, by turbo's graph. What is
 * not committed counts; so does a dependency's new version.
 * @param base A branch or commit; by default main as it was last fetched, or this machine's own.
 * @param clone Folder of the repository.
 * @throws {Failure} if there is no such branch or commit.
 */
export async function touchedParts(base?: string, clone = root): Promise<TouchedParts> {
  const names = base === undefined ? ['origin/main', 'main'] : [base];
  const forks = await Promise.all(names.map((name) => git(clone, 'merge-base', name, 'HEAD').catch(() => undefined)));
  const fork = forks.find((found) => found !== undefined);
  if (fork === undefined)
    throw new Failure(`Git knows no ${names.join(' and no ')} here: fetch it, or name another with --base.`);
  const changed = await listed(clone, `[${fork.trim()}]`);
  const touched = await listed(clone, `...[${fork.trim()}]`);
  return { changed, dependent: touched.filter((part) => !changed.includes(part)) };
}

async function listed(clone: string, filter: string): Promise<string[]> {
  const args = [turbo, 'ls', `--filter=${filter}`, '--output=json'];
  const env = { ...process.env, ...turboEnvironment };
  const { stdout } = await run(process.execPath, args, { cwd: clone, env, maxBuffer: LARGE });
  const { packages } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Listed;
  return packages.items.map(({ path }) => path).sort();
}

/** The files below these folders that Git knows or would add. */
export async function filesIn(folders: readonly string[]): Promise<string[]> {
  if (folders.length === 0) return [];
  const files = await git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders);
  return files.split('\n').filter(Boolean);
}

const git = async (clone: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: clone, maxBuffer: LARGE })).stdout;
