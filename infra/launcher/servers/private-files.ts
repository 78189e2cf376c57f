import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';

/** Makes a folder that its owner alone may enter; one that is there already is mended. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

/** Writes a file that its owner alone may read, whole or not at all, in the place of any that is there. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  await writeFile(fresh, text, { mode: 0o600, flag: 'wx' });
  await rename(fresh, path);
}
