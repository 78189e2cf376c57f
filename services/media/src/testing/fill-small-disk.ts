import { readdir } from 'node:fs/promises';
import { ProblemError } from '@forecourt/server-kit';
import { DiskObjectStore } from '../storage/disk-object-store.ts';

/** What a store says and has when its disk is full, and once there is room again. */
export interface FullDisk {
  readonly refused: { readonly status: number; readonly code: string };
  readonly isFirstWhole: boolean;
  /** Names in the folder of the objects, also half-written ones. */
  readonly files: readonly string[];
  readonly stored: number;
  readonly takesAgain: boolean;
}

// Run as a program, because its process has a disk of its own.
const folder = process.argv[2] ?? '';
const store = new DiskObjectStore(folder);
const object = (fill: number): Buffer => Buffer.alloc(300_000, fill);
const problemOf = (error: unknown) => {
  if (!(error instanceof ProblemError)) throw error;
  return { status: error.status, code: error.code };
};

let stored = 0;
const put = () => store.put(`uploads/${stored}`, object(stored)).then(() => (stored += 1));
const refused = await (async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await put();
    } catch (error) {
      return problemOf(error);
    }
  }
  throw new Error('The disk is never full');
})();
const files = await readdir(`${folder}/uploads`);
const isFirstWhole = (await store.get('uploads/0'))?.equals(object(0)) === true;
await store.remove('uploads/0');
const takesAgain = await put().then(() => true);
const full: FullDisk = { refused, isFirstWhole, files, stored, takesAgain };
process.stdout.write(JSON.stringify(full));
