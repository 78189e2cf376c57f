import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Logger, type ReleasedManifest, readManifest, readSignedEntry, type SignedEntry } from '@forecourt/server-kit';
import { z } from 'zod';

/** What was live: a signed entry with the manifest that it pins. */
export interface KnownRelease {
  readonly signed: SignedEntry;
  readonly released: ReleasedManifest;
}

const snapshotSchema = z.array(z.object({ entry: z.string(), manifest: z.string() }));

export interface SnapshotOptions {
  readonly stateDir: string;
  /** SPKI PEMs of the keys that vouch for entries. */
  readonly publicKeys: readonly string[];
  readonly logger: Logger;
}

/** The last known registry on disk, so that a shell starts, and knows its routes, without NATS. */
export class RegistrySnapshot {
  private readonly file: string;
  private readonly options: SnapshotOptions;
  private writing: Promise<void> = Promise.resolve();

  constructor(options: SnapshotOptions) {
    this.options = options;
    this.file = join(options.stateDir, 'releases.json');
  }

  /** Empty on the first start, or if another version wrote the file in another format. What cannot be verified is left out. */
  async read(): Promise<KnownRelease[]> {
    const text = await readFile(this.file, 'utf8').catch(() => '[]');
    const kept = snapshotSchema.safeParse(jsonOrNull(text)).data ?? [];
    const known = await Promise.all(kept.map((one) => this.verify(one.entry, one.manifest)));
    return known.filter((one) => one !== undefined);
  }

  /** Writes one at a time, each atomically. */
  write(known: readonly KnownRelease[]): Promise<void> {
    const kept = known.map(({ signed, released }) => ({ entry: signed.jws, manifest: released.text }));
    this.writing = this.writing
      .catch(() => undefined)
      .then(async () => {
        await mkdir(dirname(this.file), { recursive: true });
        await writeFile(`${this.file}.new`, JSON.stringify(kept));
        await rename(`${this.file}.new`, this.file);
      });
    return this.writing;
  }

  private async verify(jws: string, manifest: string): Promise<KnownRelease | undefined> {
    try {
      const signed = await readSignedEntry(jws, this.options.publicKeys);
      return { signed, released: readManifest(manifest, signed.entry.name, signed.entry.stable) };
    } catch (error) {
      this.options.logger.error({ err: error }, 'a kept release cannot be verified; ignored');
      return undefined;
    }
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
