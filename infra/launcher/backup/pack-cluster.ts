import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { clusterFiles } from './cluster-files.ts';

const CHUNK = 1 << 20;

/**
 * Writes a running cluster's files into one compressed tar file, and then `label`, without which PostgreSQL would start it as if
 * it had crashed. Files change while they are read: the log puts that right.
 *
 * @param label called when every file has been read.
 * @returns the archive's hash, and its unpacked size in bytes.
 */
export async function packCluster(
  data: string,
  target: string,
  label: () => Promise<string>,
): Promise<{ sha256: string; size: number }> {
  const archive = pack();
  const hash = createHash('sha256');
  const hashing = new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk));
  const written = pipeline(
    archive,
    createGzip({ level: constants.Z_BEST_SPEED }),
    hashing,
    createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }),
  );
  const add = async () => {
    let size = 0;
    const { folders, files } = await clusterFiles(data);
    for (const name of folders) archive.entry({ name, type: 'directory', mode: 0o700 });
    for (const name of files) size += await addFile(archive, data, name);
    archive.entry({ name: 'backup_label', mode: 0o600 }, await label());
    archive.finalize();
    return size;
  };
  const adding = add().catch((error: Error) => {
    archive.destroy(error);
    throw error;
  });
  const [size] = await Promise.all([adding, written]);
  return { sha256: hash.digest('hex'), size };
}

/** @returns its size; 0 if it has gone meanwhile, as files of dropped tables do. */
async function addFile(archive: Pack, data: string, name: string): Promise<number> {
  const file = await open(join(data, name), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return 0;
  try {
    const { size } = await file.stat();
    await pipeline(chunksOf(file, size), archive.entry({ name, size, mode: 0o600 }));
    return size;
  } finally {
    await file.close();
  }
}

/** Exactly `size` bytes: a file that has been shortened meanwhile is filled up, because the log holds what belongs there. */
async function* chunksOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const buffer = Buffer.alloc(Math.min(CHUNK, size - at));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
    const part = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
    yield part;
    at += part.length;
  }
}
