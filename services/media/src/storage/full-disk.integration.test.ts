import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FullDisk } from '../testing/fill-small-disk.ts';

const program = fileURLToPath(new URL('../../dist/testing/fill-small-disk.js', import.meta.url));

/** Runs it in a mount namespace of its own, where the folder is a disk of 2 MB. */
async function onSmallDisk(folder: string): Promise<FullDisk> {
  const script = 'mount -t tmpfs -o size=2m tmpfs "$1" && exec "$2" "$3" "$1"';
  const words = ['--map-root-user', '--mount', 'sh', '-c', script, 'sh', folder, process.execPath, program];
  const { stdout } = await promisify(execFile)('unshare', words, { env: { PATH: process.env['PATH'] } });
  return JSON.parse(stdout);
}

it('a full disk refuses a picture with 503, keeps what it has, leaves nothing half-written, and goes on once there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-full-'));
  const full = await onSmallDisk(folder);
  await rm(folder, { recursive: true });
  expect(full).toMatchObject({
    refused: { status: 503, code: 'MEDIA.STORE_UNAVAILABLE' },
    isFirstWhole: true,
    takesAgain: true,
  });
  expect(full.files.toSorted()).toEqual(full.files.map((_, index) => String(index)).toSorted());
  expect(full.stored).toBe(full.files.length + 1);
});
