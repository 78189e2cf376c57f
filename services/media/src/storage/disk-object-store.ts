import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type ObjectStore, type OpenObject } from './object-store.ts';
import { storeUnavailable } from './storage.errors.ts';

/** Keeps objects as files below one folder. */
export class DiskObjectStore implements ObjectStore {
  constructor(private readonly root: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    const folder = dirname(path);
    // The leading dot keeps a half-written file out of reach: no key has one.
    const partial = join(folder, `.${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true });
      await writeDurably(partial, bytes);
      await rename(partial, path);
      await syncFolder(folder);
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      throw storeUnavailable(error);
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    const path = this.path(key);
    try {
      return await readFile(path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw storeUnavailable(error);
    }
  }

  async open(key: string): Promise<OpenObject | undefined> {
    const path = this.path(key);
    try {
      const file = await open(path, 'r');
      return { size: (await file.stat()).size, body: file.createReadStream() };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw storeUnavailable(error);
    }
  }

  /** Uploads go through the service. */
  async uploadUrl(key: string): Promise<null> {
    checkedKey(key);
    return null;
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true }).catch(rethrow);
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.path(folder), { recursive: true, force: true }).catch(rethrow);
  }

  async ready(): Promise<void> {
    const probe = join(this.root, `.${randomUUID()}`);
    try {
      await mkdir(this.root, { recursive: true });
      await writeDurably(probe, Buffer.from('ready'));
    } catch (error) {
      throw storeUnavailable(error);
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  private path(key: string): string {
    return join(this.root, checkedKey(key));
  }
}

const writeDurably = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** A rename is only durable once the folder that records it is. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR');

const rethrow = (error: unknown): never => {
  throw storeUnavailable(error);
};
