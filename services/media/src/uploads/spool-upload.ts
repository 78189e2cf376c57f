import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { storeUnavailable } from '../storage/storage.errors.ts';
import { MAX_UPLOAD_BYTES, tooLarge, uploadStalled } from './upload.errors.ts';

export interface SpooledFile {
  readonly path: string;
  /** In hexadecimal. */
  readonly sha256: string;
}

/**
 * Receives an upload into a temporary file, so that many slow uploads take neither memory nor places in the queue. The file
 * is deleted when `use` is done.
 */
export const spoolUpload = async <T>(body: Readable, use: (file: SpooledFile) => Promise<T>): Promise<T> => {
  const path = join(tmpdir(), `forecourt-upload-${randomUUID()}`);
  try {
    return await use({ path, sha256: await receive(body, path) });
  } finally {
    await rm(path, { force: true });
  }
};

const receive = async (body: Readable, path: string): Promise<string> => {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600).catch(noRoom);
  let bytes = 0;
  try {
    for await (const chunk of chunks(body)) {
      bytes += chunk.length;
      if (bytes > MAX_UPLOAD_BYTES) throw tooLarge();
      hash.update(chunk);
      await file.writeFile(chunk).catch(noRoom);
    }
    return hash.digest('hex');
  } finally {
    await file.close();
  }
};

/** The disk is full, most likely. */
const noRoom = (error: unknown): never => {
  throw storeUnavailable(error);
};

/**
 * When reading stops early, the rest of the request is discarded: destroying it would close the connection before the
 * answer is sent, and leaving it would keep the connection busy until the request times out.
 */
async function* chunks(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk;
  } catch (error) {
    throw uploadStalled(error);
  } finally {
    body.resume();
  }
}
