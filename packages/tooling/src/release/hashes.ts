import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Subresource integrity of a file. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hash of all files' names and contents, and of what describes them, so that equal contents are the same release. */
export async function contentHash(folder: string, files: readonly string[], description: string): Promise<string> {
  const hash = createHash('sha256').update(description);
  for (const file of [...files].sort()) {
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
