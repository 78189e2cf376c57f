import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './backup-store.ts';
import { keptPicture } from './keep-pictures.ts';
import { prune } from './prune.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  await openStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

/** A base of midnight, with the pictures that it names. */
async function addBase(day: string, segment: number, pictures: readonly string[]): Promise<void> {
  const [begunAt, endedAt] = [`${day}T00:00:00.000Z`, `${day}T00:01:00.000Z`];
  const firstSegment = `0000000100000000000000${segment.toString(16).toUpperCase().padStart(2, '0')}`;
  await mkdir(join(folder, 'bases', day));
  await writeFile(join(folder, 'bases', day, 'base.json'), JSON.stringify({ name: day, begunAt, endedAt, firstSegment }));
  await writeFile(join(folder, 'bases', day, 'pictures.txt'), pictures.map((sha256) => `${sha256}\n`).join(''));
  await writeFile(join(folder, 'wal', `${firstSegment}.gz`), '');
}

async function addPicture(sha256: string, storedAt: string): Promise<void> {
  const file = keptPicture(folder, sha256);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, '');
  await utimes(file, new Date(storedAt), new Date(storedAt));
}

test('fourteen days stay restorable, with their log and the pictures that they may name', async () => {
  await addBase('2026-11-01', 2, ['aa01']);
  await addBase('2026-11-10', 3, ['aa02']);
  await addBase('2026-11-14', 4, ['aa02']);
  await addBase('2026-11-25', 5, []);
  await addPicture('aa01', '2026-10-01T00:00:00Z');
  await addPicture('aa02', '2026-10-01T00:00:00Z');
  await addPicture('aa03', '2026-11-20T00:00:00Z');

  // The twelfth is within the fourteen days, and only the base of the tenth leads there.
  expect(await prune(folder, NOW)).toEqual(['2026-11-01']);
  expect(await readdir(join(folder, 'bases'))).toEqual(['2026-11-10', '2026-11-14', '2026-11-25']);
  expect((await readdir(join(folder, 'wal'))).length).toBe(3);
  expect(await readdir(join(folder, 'pictures/aa'))).toEqual(['aa02', 'aa03']);
});

test('the two newest stay, however old they are', async () => {
  await addBase('2026-01-01', 2, []);
  await addBase('2026-01-02', 3, []);
  expect(await prune(folder, NOW)).toEqual([]);
  await addBase('2026-01-03', 4, []);
  expect(await prune(folder, NOW)).toEqual(['2026-01-01']);
});
