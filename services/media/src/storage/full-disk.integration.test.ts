import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FullDisk } from '../testing/fill-small-disk.ts';

const program = fileURLToPath(new URL('../../dist/testing/fill-small-disk.js', import.meta.url));

/** Runs the service in a mount namespace of its own, where the folder is a disk of 6 MB. */
async function onSmallDisk(folder: string): Promise<FullDisk> {
  const script = 'mount -t tmpfs -o size=6m tmpfs "$1" && exec "$2" "$3" "$1"';
  const words = ['--map-root-user', '--mount', 'sh', '-c', script, 'sh', folder, process.execPath, program];
  const { stdout } = await promisify(execFile)('unshare', words);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

it('on a full disk a picture is refused with 503 and leaves nothing behind, every accepted one is shown, and it goes on once there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-full-'));
  const full = await onSmallDisk(folder);
  await rm(folder, { recursive: true });
  const refused = { status: 503, code: 'MEDIA.STORE_UNAVAILABLE', retryAfter: '5' };
  expect(full).toMatchObject({
    refused: [refused, refused],
    spooled: [],
    isReady: true,
    takesAgain: true,
  });
  expect(full.accepted).toBeGreaterThan(2);
  expect(full.shown).toBe(full.accepted);
  expect(full.files).toHaveLength(full.accepted);
}, 60_000);
