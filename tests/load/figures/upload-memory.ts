import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Figure } from '../measure/figure.ts';
import { memoryOf, processOf } from '../measure/process-memory.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const UPLOADS = 20;
/** Bytes: the limit for one upload. */
const SIZE = 10 * 1024 * 1024;
/** Pixels: slightly less than the limit for decoding. */
const SIDES = { width: 7_300, height: 5_400 };
const TILE = 1_024;

/** The peak memory of the media service during 20 concurrent uploads, of photographs and of the worst formats. */
export async function measureUploadMemory({ mediaUrl, staffToken }: SystemUnderTest): Promise<Figure[]> {
  const pid = await processOf('services/media', mediaUrl);
  const measure = async (what: string, pictures: readonly Buffer[]): Promise<Figure> => {
    const before = await memoryOf(pid, 'VmRSS');
    // Resets the peak to the current value, because this process has loaded the stock.
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    const began = performance.now();
    const sent = Array.from({ length: UPLOADS }, (_, index) => pictures[index % pictures.length] ?? Buffer.alloc(0));
    await Promise.all(sent.map((picture) => upload(mediaUrl, staffToken, picture)));
    const seconds = (performance.now() - began) / 1000;
    return {
      name: `Memory of the media service, ${UPLOADS} ${what} at once`,
      value: await memoryOf(pid, 'VmHWM'),
      unit: 'MB',
      limit: 300,
      bound: 'at most',
      detail: `before ${before} MB; all stored after ${seconds.toFixed(1)} s`,
    };
  };
  return [
    await measure('uploads of 10 MB', [await photograph()]),
    await measure('uploads of the largest kinds', await largestOfTheirKinds()),
  ];
}

/** Like a camera's. */
const photograph = async (): Promise<Buffer> => filledUp(await (await noise(SIDES)).jpeg({ quality: 66 }).toBuffer());

/** Just below the limit of each format that is decoded as a whole (ADR 017), and a transparent picture. */
async function largestOfTheirKinds(): Promise<Buffer[]> {
  const flat = (width: number, height: number, background = '#c86') =>
    sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });
  const transparent = '#cc886680';
  const made = [
    (await noise({ width: 5_000, height: 3_990 })).jpeg({ quality: 66, progressive: true }),
    (await noise({ width: 4_000, height: 2_490 })).jpeg({ quality: 66, progressive: true, chromaSubsampling: '4:4:4' }),
    (await noise({ width: 4_000, height: 3_990 })).webp({ quality: 30, effort: 0 }),
    (await noise({ width: 2_400, height: 1_660 })).avif({ quality: 50, effort: 0 }),
    flat(SIDES.width, SIDES.height, transparent).png(),
    flat(5_000, 3_990).png({ progressive: true }),
    flat(3_000, 1_990, transparent).png({ progressive: true }),
    flat(3_000, 1_990, transparent).webp({ lossless: true, effort: 0 }),
    flat(2_000, 990, transparent).avif({ effort: 0 }),
  ];
  const pictures: Buffer[] = [];
  for (const picture of made) pictures.push(filledUp(await picture.toBuffer()));
  return pictures;
}

async function noise({ width, height }: { width: number; height: number }): Promise<Sharp> {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const tile = sharp({ create: { width: TILE, height: TILE, channels: 3, background: '#888', noise: grain } }).png();
  return sharp(await tile.toBuffer()).extend({ right: width - TILE, bottom: height - TILE, extendWith: 'repeat' });
}

/** Padded to the size with bytes after the end of the image, which decoders ignore. */
function filledUp(picture: Buffer): Buffer {
  if (picture.length > SIZE) throw new Error(`The picture has ${picture.length} bytes: more than may be uploaded.`);
  return Buffer.concat([picture, Buffer.alloc(SIZE - picture.length)]);
}

async function upload(mediaUrl: string, staffToken: string, picture: Buffer): Promise<void> {
  const headers = { authorization: `Bearer ${staffToken}` };
  const asked = await fetch(`${mediaUrl}/api/objects/upload`, { method: 'POST', headers });
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  const body = new Uint8Array(picture);
  const answer = await fetch(new URL(uploadURL, mediaUrl), { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body });
  if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`);
}

/** The process that listens at this address. */
