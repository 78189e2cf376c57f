import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Figure } from '../measure/figure.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const UPLOADS = 20;
/** Bytes: what one upload may have at most. */
const SIZE = 10 * 1024 * 1024;
/** Pixels: a little less than what may be decoded. */
const SIDES = { width: 7_300, height: 5_400 };
const TILE = 1_024;

/** 20 photographs of 10 MB and 39 megapixels, sent at the same time: how much memory the media service takes at most. */
export async function measureUploadMemory({ mediaUrl, staffToken }: SystemUnderTest): Promise<Figure[]> {
  const picture = await noisyPicture();
  const pid = await processOf(mediaUrl);
  const before = await memory(pid, 'VmRSS');
  // Begins the peak anew at what is taken now: the stock was loaded by this process.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const began = performance.now();
  await Promise.all(Array.from({ length: UPLOADS }, () => upload(mediaUrl, staffToken, picture)));
  const seconds = (performance.now() - began) / 1000;
  return [
    {
      name: `Memory of the media service, ${UPLOADS} uploads of 10 MB at once`,
      value: await memory(pid, 'VmHWM'),
      unit: 'MB',
      limit: 300,
      bound: 'at most',
      detail: `before ${before} MB; all stored after ${seconds.toFixed(1)} s`,
    },
  ];
}

/** As a camera makes it, filled up to the size with bytes behind its end, which decoders pass over. */
async function noisyPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const tile = await sharp({ create: { width: TILE, height: TILE, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const jpeg = await sharp(tile)
    .extend({ right: SIDES.width - TILE, bottom: SIDES.height - TILE, extendWith: 'repeat' })
    .jpeg({ quality: 66 })
    .toBuffer();
  if (jpeg.length > SIZE) throw new Error(`The picture has ${jpeg.length} bytes: more than may be uploaded.`);
  return Buffer.concat([jpeg, Buffer.alloc(SIZE - jpeg.length)]);
}

async function upload(mediaUrl: string, staffToken: string, picture: Buffer): Promise<void> {
  const headers = { authorization: `Bearer ${staffToken}` };
  const asked = await fetch(`${mediaUrl}/api/objects/upload`, { method: 'POST', headers });
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  const body = new Uint8Array(picture);
  const answer = await fetch(new URL(uploadURL, mediaUrl), { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body });
  if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`);
}

/** The process that was told to answer at this address. */
async function processOf(url: string): Promise<string> {
  const port = `PORT=${new URL(url).port}`;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [command, environment] = await Promise.all(
      ['cmdline', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    if (command?.includes('services/media') && environment?.split('\0').includes(port)) return pid;
  }
  throw new Error(`No process of the media service was found that answers at ${url}.`);
}

/** MB of resident memory: `VmRSS` now, `VmHWM` at most. */
async function memory(pid: string, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
