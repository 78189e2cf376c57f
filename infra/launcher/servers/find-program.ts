import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where distributions and Homebrew install servers, which may not be on an ordinary user's PATH. */
const USUAL_PLACES = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/** The absolute path of `name`, on PATH or in the usual places; undefined if it is not installed. */
export function findProgram(name: string, folders: string[] = searchPath()): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

export function searchPath(): string[] {
  return [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...USUAL_PLACES];
}

/** The `bin` folders of distribution packages for several PostgreSQL versions, newest first. */
export function versionedFolders(root: string): string[] {
  try {
    const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(root, version, 'bin'));
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
