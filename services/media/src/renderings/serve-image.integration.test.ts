import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Images } from '../images/images.ts';
import { ProcessingQueue } from '../images/processing-queue.ts';
import { sharp } from '../images/sharp.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';
import { demoPicture } from '../testing/demo-picture.ts';
import { type RunningMedia, startMedia } from '../testing/running-media.ts';
import { until } from '../testing/until.ts';
import { renderingOf } from './rendering.ts';
import { Renderings } from './renderings.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const FOR_EVER = 'public, max-age=31536000, immutable';

let media: RunningMedia;
let src: string;
beforeAll(async () => {
  media = await startMedia();
});
beforeEach(async () => {
  // Every picture differs, so that no test finds another test's renderings.
  photographs += 1;
  src = await media.store(await demoPicture(`v${String(photographs).padStart(2, '0')}-front`));
});
afterAll(() => media.close());
let photographs = 0;

const address = (query: Record<string, string>): string => `/img?${new URLSearchParams({ src, w: '320', ...query })}`;
const img = (query: Record<string, string>, headers: Record<string, string> = {}) => media.get(address(query), headers);
const decoded = async ({ bytes }: { bytes: Buffer }) => sharp(bytes).metadata();
const rendered = async (): Promise<string[]> => {
  const folders = await readdir(join(media.objects, 'renderings')).catch(() => []);
  const files = await Promise.all(folders.map((folder) => readdir(join(media.objects, 'renderings', folder))));
  return files.flat();
};

describe('GET /img', () => {
  it.each([
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
    ['avif', 'heif'],
  ])('renders %s where that is asked for, to be kept for ever', async (fmt, format) => {
    const answer = await img({ fmt });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `image/${fmt}`,
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers.has('vary')).toBe(false);
    expect(await decoded(answer)).toMatchObject({ format, width: 320 });
  });

  it('answers WebP at once, and AVIF once it is rendered, to clients that accept it', async () => {
    const first = await img({}, { accept: CHROME });
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(first.headers.get('vary')).toBe('accept');

    const later = await until(async () => {
      const answer = await img({}, { accept: CHROME });
      return answer.headers.get('content-type') === 'image/avif' ? answer : undefined;
    });
    expect(later.headers.get('cache-control')).toBe(FOR_EVER);
    expect(await decoded(later)).toMatchObject({ width: 320 });

    const safari = await img({}, { accept: 'image/webp,*/*' });
    expect(safari.headers.get('content-type')).toBe('image/webp');
    expect(safari.headers.get('cache-control')).toBe(FOR_EVER);
    const anything = await img({}, { accept: '*/*' });
    expect(anything.headers.get('content-type')).toBe('image/jpeg');
    expect(anything.headers.get('vary')).toBe('accept');
  });

  it('answers the AVIF when a client revalidates the WebP that stood in for it', async () => {
    const etag = (await img({}, { accept: CHROME })).headers.get('etag') ?? '';
    const renewed = await until(async () => {
      const answer = await img({}, { accept: CHROME, 'if-none-match': etag });
      return answer.status === 200 ? answer : undefined;
    });
    expect(renewed.headers.get('content-type')).toBe('image/avif');
    const again = await img({}, { accept: CHROME, 'if-none-match': renewed.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')).toBe('accept');
  });

  it('never enlarges: every width beyond the picture is the same rendering', async () => {
    const small = await sharp(await demoPicture('v20-front'))
      .resize({ width: 700 })
      .jpeg()
      .toBuffer();
    const path = await media.store(small);
    const before = await rendered();
    for (const w of ['800', '1280', '1920']) {
      expect(await decoded(await img({ src: path, w, fmt: 'webp' }))).toMatchObject({ width: 700 });
    }
    expect((await rendered()).length - before.length).toBe(1);
  });

  it('renders once what many ask for at the same time', async () => {
    const makes = jest.spyOn(media.app.get<ObjectStore>(OBJECT_STORE), 'put');
    const answers = await Promise.all(Array.from({ length: 30 }, () => img({ w: '480', fmt: 'webp' })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(makes).toHaveBeenCalledTimes(1);
    makes.mockRestore();
  });

  it('answers from memory just as it answered first', async () => {
    const ofAnswer = ({ status, headers, bytes }: Awaited<ReturnType<typeof img>>) => {
      const {
        date,
        connection,
        'keep-alive': keepAlive,
        'x-correlation-id': correlation,
        ...lasting
      } = Object.fromEntries(headers);
      return { status, lasting, bytes: bytes.toString('base64') };
    };
    for (const [query, accept] of [
      [{ fmt: 'webp' }, CHROME],
      [{}, 'image/webp'],
      [{}, '*/*'],
    ] as const) {
      const first = await img(query, { accept });
      const second = await img(query, { accept });
      expect(second.headers.has('x-correlation-id')).toBe(false);
      expect(ofAnswer(second)).toEqual(ofAnswer(first));
      const held = await img(query, { accept, 'if-none-match': first.headers.get('etag') ?? '' });
      expect([held.status, held.bytes.length]).toEqual([304, 0]);
    }
  });

  it('reuses renderings after a restart', async () => {
    const before = await img({ fmt: 'webp' });
    const image = await media.app.get(Images).find(src.split('/').at(-1)!);
    const restarted = new Renderings(media.app.get(OBJECT_STORE), new ProcessingQueue());
    const after = await restarted.find(renderingOf(image!, 320, 'webp'));
    expect(after?.equals(before.bytes)).toBe(true);
  });

  it.each([
    ['no width', { w: '' }, 'w'],
    ['a width that is not rendered', { w: '333' }, 'w'],
    ['a format that is not rendered', { fmt: 'gif' }, 'fmt'],
    ['another site', { src: 'https://example.com/van.jpg' }, 'src'],
    ['a file of the server', { src: '/objects/uploads/../../../etc/passwd' }, 'src'],
  ])('refuses %s', async (_what, query, path) => {
    const answer = await img(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ code: 'MEDIA.INVALID_IMAGE_REQUEST', errors: [{ path }] });
  });

  it('says 404 for a picture that is not there', async () => {
    const answer = await img({ src: '/objects/uploads/7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ code: 'MEDIA.IMAGE_NOT_FOUND' });
  });

  it('stays healthy and small under a hundred different misses at once', async () => {
    const widths = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920];
    const sources = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const picture = await sharp(await demoPicture('v21-front'))
          .modulate({ brightness: 0.8 + index / 30 })
          .jpeg()
          .toBuffer();
        return media.store(picture);
      }),
    );
    const before = process.memoryUsage().rss;
    const misses = Promise.all(
      sources.flatMap((path) => widths.map((w) => img({ src: path, w: String(w) }, { accept: CHROME }))),
    );
    const health = fetch(`${media.managementUrl}/health/live`).then(({ status }) => status);
    expect(await Promise.race([health, misses])).toBe(200);
    const answers = await misses;
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });
});
