import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_PIXELS, sharp } from '../images/sharp.ts';
import { demoPicture } from '../testing/demo-picture.ts';
import { bomb, hostileFiles } from '../testing/hostile-files.ts';
import { makeMaster } from './make-master.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-master-'));
});
afterAll(() => rm(folder, { recursive: true }));

const masterOf = async (bytes: Buffer | string) => {
  const path = join(folder, 'upload.jpg');
  await writeFile(path, bytes);
  return makeMaster(path);
};

const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await masterOf(bytes);
  return { width, height };
};

const red = { create: { width: 400, height: 200, channels: 3, background: '#c00' } } as const;

describe('the stored picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is made from %s', async (format) => {
    const master = await masterOf(await sharp(red).toFormat(format).toBuffer());
    expect(master).toMatchObject({ width: 400, height: 200, contentType: 'image/jpeg' });
    expect(master.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is upright and says nothing of camera, place or owner', async () => {
    const upload = await sharp(red)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'A. Photographer' }, IFD3: { GPSLatitude: '53/1 24/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const master = await masterOf(upload);
    expect(master).toMatchObject({ width: 200, height: 400 });
    const { exif, orientation, icc, xmp } = await sharp(master.bytes).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    expect(master.bytes.includes('Photographer')).toBe(false);
  });

  it('is at most 2560 pixels on its longest side, and never larger than the upload', async () => {
    const large = await masterOf(
      await sharp({ create: { ...red.create, width: 5000, height: 3000 } })
        .jpeg()
        .toBuffer(),
    );
    expect(large).toMatchObject({ width: 2560, height: 1536 });
    const photograph = await demoPicture('v01-front');
    const { width, height } = await sharp(photograph).metadata();
    expect(await masterOf(photograph)).toMatchObject({ width, height });
  });

  it('keeps transparency as WebP', async () => {
    const upload = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#c0000080' } })
      .png()
      .toBuffer();
    const master = await masterOf(upload);
    expect(master.contentType).toBe('image/webp');
    expect((await sharp(master.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('is at most 1600 pixels on its longest side where it is transparent', async () => {
    const upload = sharp({ create: { width: 2000, height: 1000, channels: 4, background: '#c0000080' } }).png();
    expect(await sizeOf(await upload.toBuffer())).toEqual({ width: 1600, height: 800 });
  });

  it('is the same for the same upload', async () => {
    const photograph = await demoPicture('v02-front');
    expect((await masterOf(photograph)).sha256).toBe((await masterOf(photograph)).sha256);
  });

  it('holds nothing of what was appended to the picture', async () => {
    const script = '<script>alert(1)</script>';
    const master = await masterOf(Buffer.concat([await sharp(red).jpeg().toBuffer(), Buffer.from(script)]));
    expect(master.bytes.includes(script)).toBe(false);
  });
});

describe('an upload that is refused', () => {
  it.each(hostileFiles)('$what', async ({ make, status, code }) => {
    await expect(masterOf(await make())).rejects.toMatchObject({ status, code });
  });

  it('has too many pixels according to its header, and is not decoded', async () => {
    const before = process.memoryUsage().rss;
    await expect(masterOf(bomb(50_000, 50_000))).rejects.toMatchObject({ status: 400, code: 'MEDIA.TOO_MANY_PIXELS' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    expect(50_000 * 50_000).toBeGreaterThan(MAX_PIXELS);
  });

  it('is not a 50-megapixel photograph of a phone', async () => {
    const photograph = await plain(8160, 6144).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf(photograph)).toEqual({ width: 1928, height: 2560 });
    // Creating it takes longer than reading it.
  }, 60_000);

  const plain = (width: number, height: number, background = '#c00') =>
    sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });

  it.each([
    ['progressive JPEG', () => plain(5000, 4010).jpeg({ progressive: true }), 20],
    [
      'progressive JPEG with all of its colour',
      () => plain(4000, 2510).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      10,
    ],
    ['interlaced PNG', () => plain(5000, 4010).png({ progressive: true }), 20],
    ['interlaced and transparent PNG', () => plain(3000, 2010, '#cc000080').png({ progressive: true }), 6],
    ['WebP', () => plain(4000, 4010).webp({ effort: 0 }), 16],
    ['transparent WebP', () => plain(3000, 2010, '#cc000080').webp({ effort: 0 }), 6],
    ['AVIF', () => plain(2000, 2010).avif({ effort: 0 }), 4],
    ['transparent AVIF', () => plain(2000, 1010, '#cc000080').avif({ effort: 0 }), 2],
  ])('is a %s of more pixels than can be held of it', async (_kind, make, millions) => {
    await expect(masterOf(await make().toBuffer())).rejects.toMatchObject({
      status: 400,
      code: 'MEDIA.TOO_MANY_PIXELS_OF_KIND',
      message: expect.stringContaining(`at most ${millions} million pixels`),
    });
  });

  it.each([
    ['JPEG', () => plain(5000, 4010).jpeg()],
    ['PNG', () => plain(5000, 4010).png()],
    ['progressive JPEG', () => plain(5000, 3990).jpeg({ progressive: true })],
  ])('is no %s that can be decoded in the memory there is', async (_kind, make) => {
    expect(Math.max(...Object.values(await sizeOf(await make().toBuffer())))).toBe(2560);
  });
});
