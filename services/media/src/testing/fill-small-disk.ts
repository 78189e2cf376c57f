import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPicture } from './demo-picture.ts';
import { startMedia } from './running-media.ts';

/** What the service answers when its disk is full, and once there is room again. */
export interface FullDisk {
  /** Where a picture does not fit, and where not even its upload can be received. */
  readonly refused: readonly { readonly status: number; readonly code: string; readonly retryAfter: string | null }[];
  /** Pictures that the service said it has, and those of them that it then shows. */
  readonly accepted: number;
  readonly shown: number;
  /** Names in the folder of the objects, also half-written ones, and what is left of uploads. */
  readonly files: readonly string[];
  readonly spooled: readonly string[];
  readonly isReady: boolean;
  readonly takesAgain: boolean;
}

// Run as a program, because its process has a disk of its own. Uploads are received on the same disk, as on a real machine.
const folder = process.argv[2] ?? '';
process.env['TMPDIR'] = folder;
const objects = join(folder, 'objects');
const media = await startMedia({ OBJECTS_DIR: objects, LOG_LEVEL: 'silent' });

const accepted: string[] = [];
async function upload(place: number): Promise<Response> {
  const name = `v${String(1 + (place % 10)).padStart(2, '0')}-front`;
  const answer = await media.put(await media.uploadUrl(), await demoPicture(name));
  if (answer.ok) accepted.push(((await answer.clone().json()) as { path: string }).path);
  return answer;
}

async function untilFull(): Promise<Response> {
  for (let place = 0; place < 200; place += 1) {
    const answer = await upload(place);
    if (!answer.ok) return answer;
  }
  throw new Error('The disk is never full');
}

const problemOf = async (answer: Response) => {
  const { code } = (await answer.json()) as { code: string };
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
};
const refused = [await problemOf(await untilFull())];
const filler = join(folder, 'filler');
await writeFile(filler, Buffer.alloc(8 * 1024 * 1024)).catch(() => undefined);
refused.push(await problemOf(await upload(0)));
await rm(filler);
const shown = await Promise.all(accepted.map(async (path) => (await media.get(path)).status === 200));
const files = await readdir(join(objects, 'uploads'));
const spooled = (await readdir(folder)).filter((name) => name.startsWith('forecourt-upload-'));
const isReady = (await fetch(`${media.managementUrl}/health/ready`)).ok;
const [first, second] = files;
for (const name of [first, second]) if (name) await rm(join(objects, 'uploads', name));
const full: FullDisk = {
  refused,
  accepted: accepted.length,
  shown: shown.filter(Boolean).length,
  files,
  spooled,
  isReady,
  takesAgain: (await upload(0)).ok,
};
await media.close();
process.stdout.write(`${JSON.stringify(full)}\n`);
