import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openStore } from './backup-store.ts';
import { planRestore, readMoment } from './plan-restore.ts';
import { noteTimeline } from './timelines.ts';

const NOW = new Date('2026-11-26T15:00:00Z');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  await openStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function addBase(endedAt: string, stopPosition: string): Promise<void> {
  await mkdir(join(folder, 'bases', endedAt));
  const base = { name: endedAt, endedAt, timeline: 1, firstSegment: '000000010000000000000002', stopPosition };
  await writeFile(join(folder, 'bases', endedAt, 'base.json'), JSON.stringify(base));
}

const at = async (moment: string) => {
  const { timeline, bases } = await planRestore(folder, new Date(moment));
  return { timeline, bases: bases.map(({ name }) => name) };
};

test('a moment is reached by the branch that the system was on then: a restore to too early a moment can be mended', async () => {
  await addBase('2026-11-26T09:00:00.000Z', '0/3000000');
  await addBase('2026-11-26T11:00:00.000Z', '0/5000000');
  // At noon it was restored to ten o'clock.
  await writeFile(join(folder, 'wal/00000002.history.gz'), gzipSync('1\t0/4000000\tbefore\n'));
  await noteTimeline(folder, { timeline: 2, since: '2026-11-26T12:00:00.000Z' });

  const [early, late] = ['2026-11-26T09:00:00.000Z', '2026-11-26T11:00:00.000Z'];
  expect(await at('2026-11-26T11:30:00Z')).toEqual({ timeline: 1, bases: [late, early] });
  expect(await at('2026-11-26T12:30:00Z')).toEqual({ timeline: 2, bases: [early] });
});

test('what cannot be restored is said in a sentence', async () => {
  await expect(at('2026-11-26T08:00:00Z')).rejects.toThrow(`There is no backup in ${folder}`);
  await addBase('2026-11-26T09:00:00.000Z', '0/3000000');
  await expect(at('2026-11-26T08:00:00Z')).rejects.toThrow('the first moment that can be restored is 2026-11-26T09:00:00.000Z');
});

test('a moment has a time zone and has passed', () => {
  expect(readMoment('2026-11-26T10:15:00Z', NOW)).toEqual(new Date('2026-11-26T10:15:00Z'));
  expect(readMoment('2026-07-01T10:15:00+01:00', NOW)).toEqual(new Date('2026-07-01T09:15:00Z'));
  expect(readMoment('latest', NOW)).toBeUndefined();
  for (const text of ['2026-11-26T10:15:00', '2026-02-30T10:15:00Z', '2026-11-26', '2026-13-26T10:15:00Z', 'yesterday']) {
    expect(() => readMoment(text, NOW)).toThrow(`"${text}" is not a moment`);
  }
  expect(() => readMoment('2026-11-26T15:01:00Z', NOW)).toThrow('is still to come');
});
