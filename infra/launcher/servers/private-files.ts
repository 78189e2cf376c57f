import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';

/** Creates a folder that only its owner may enter, or corrects the mode of an existing one. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

/** Writes or replaces a file that only its owner may read, atomically. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  await writeFile(fresh, text, { mode: 0o600, flag: 'wx' });
  await rename(fresh, path);
}
