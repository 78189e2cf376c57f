import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type MfeManifest, mfeManifestSchema } from '@forecourt/contracts';
import { z } from 'zod';

const snapshotSchema = z.array(mfeManifestSchema);

/** The last known registry on disk, so that a shell starts, and knows its routes, without NATS. */
export class RegistrySnapshot {
  private readonly file: string;
  private writing: Promise<void> = Promise.resolve();

  constructor(stateDir: string) {
    this.file = join(stateDir, 'registry.json');
  }

  /** Empty on the first start, or if another version wrote the file in another format. */
  async read(): Promise<MfeManifest[]> {
    try {
      return snapshotSchema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      return [];
    }
  }

  /** Writes one at a time, each atomically. */
  write(manifests: readonly MfeManifest[]): Promise<void> {
    this.writing = this.writing
      .catch(() => undefined)
      .then(async () => {
        await mkdir(dirname(this.file), { recursive: true });
        await writeFile(`${this.file}.new`, JSON.stringify(manifests));
        await rename(`${this.file}.new`, this.file);
      });
    return this.writing;
  }
}
