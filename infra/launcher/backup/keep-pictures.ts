import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { storePaths } from './backup-store.ts';
import type { ImageRow } from './image-rows.ts';
import { sha256OfStream } from './sha256.ts';

const AT_ONCE = 4;

/** Where the media service keeps the bytes of a picture on disk. */
const picturePath = (objects: string, key: string): string => join(objects, 'uploads', key);

/** A few hundred folders instead of one large one. */
export const keptPicture = (folder: string, sha256: string): string =>
  join(storePaths(folder).pictures, sha256.slice(0, 2), sha256);

/** Copies pictures into the store that it does not have yet. @returns how many. */
export async function keepPictures(folder: string, objects: string, images: readonly ImageRow[]): Promise<number> {
  const byHash = [...new Map(images.map((image) => [image.sha256, image])).values()];
  const copied = await pMap(
    byHash,
    async ({ key, sha256 }) => {
      const target = keptPicture(folder, sha256);
      if (await exists(target)) return 0;
      return (await copyDurably(picturePath(objects, key), target)) ? 1 : 0;
    },
    { concurrency: AT_ONCE },
  );
  return copied.reduce((sum: number, one) => sum + one, 0);
}

/**
 * Lays out the pictures that a restored database names: from those that are still there, or else from the store.
 *
 * @param present the data directory's objects.
 * @param target the folder that takes the place of its uploads.
 * @returns the keys of those found in neither.
 */
export async function layOutPictures(
  images: readonly ImageRow[],
  { folder, present, target }: { folder: string; present: string; target: string },
): Promise<string[]> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const missing = await pMap(
    images,
    async ({ key, sha256 }) => {
      const here = picturePath(present, key);
      const there = join(target, key);
      if (await hasHash(here, sha256)) await link(here, there);
      else if (await hasHash(keptPicture(folder, sha256), sha256)) await copyFile(keptPicture(folder, sha256), there);
      else return [key];
      return [];
    },
    { concurrency: AT_ONCE },
  );
  return missing.flat();
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const hasHash = async (path: string, sha256: string): Promise<boolean> =>
  (await sha256OfStream(createReadStream(path)).catch(() => undefined)) === sha256;

/** @returns false if the picture has been deleted meanwhile. */
async function copyDurably(source: string, target: string): Promise<boolean> {
  const folder = dirname(target);
  const partial = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await copyFile(source, partial);
    const file = await open(partial, 'r');
    await file.sync().finally(() => file.close());
    await rename(partial, target);
    return true;
  } catch (error) {
    await rm(partial, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
