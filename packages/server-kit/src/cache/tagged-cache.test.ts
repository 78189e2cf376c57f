import { TaggedCache } from './tagged-cache.ts';

interface Page {
  readonly body: string;
}

const page = (body: string): Page => ({ body });

/** Whether the cache is trusted. */
let isTrusted: boolean;
beforeEach(() => {
  isTrusted = true;
});

const newCache = (maxBytes = 1_000_000): TaggedCache<Page> =>
  new TaggedCache({ maxBytes, sizeOf: ({ body }) => body.length, isTrusted: () => isTrusted });

/** A page that the test finishes. */
function slow() {
  let finish: (page: Page) => void = () => undefined;
  const promise = new Promise<Page>((resolve) => {
    finish = resolve;
  });
  return { make: () => promise, finish: (made: Page) => finish(made) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const found = (cache: TaggedCache<Page>, key: string) => cache.find(key)?.body;

describe('a tagged cache', () => {
  it('caches a value and produces it once for concurrent callers', async () => {
    const cache = newCache();
    const { make, finish } = slow();
    let made = 0;
    const asked = [1, 2, 3].map(() =>
      cache.make('/a', ['vehicles'], () => {
        made += 1;
        return make();
      }),
    );
    finish(page('A'));
    await Promise.all(asked);
    await settled();
    expect(made).toBe(1);
    expect(found(cache, '/a')).toBe('A');
  });

  it('drops exactly the pages that have the tag', async () => {
    const cache = newCache();
    await cache.make('/list', ['vehicles'], async () => page('list'));
    await cache.make('/7', ['vehicle:7'], async () => page('7'));
    await cache.make('/8', ['vehicle:8'], async () => page('8'));
    await settled();
    cache.drop(['vehicle:7']);
    expect(['/list', '/7', '/8'].map((key) => found(cache, key))).toEqual(['list', undefined, '8']);
  });

  it('does not cache a page whose tag is dropped while it is produced, and later callers do not join it', async () => {
    const cache = newCache();
    const old = slow();
    const first = cache.make('/7', ['vehicle:7'], old.make);
    cache.drop(['vehicle:7']);
    const second = cache.make('/7', ['vehicle:7'], async () => page('new'));
    expect((await second).body).toBe('new');
    old.finish(page('old'));
    expect((await first).body).toBe('old');
    await settled();
    expect(found(cache, '/7')).toBe('new');
  });

  it('does not cache what must not be cached', async () => {
    const cache = newCache();
    await cache.make(
      '/7',
      [],
      async () => page('7'),
      () => false,
    );
    await settled();
    expect(cache.find('/7')).toBeUndefined();
  });

  it('is bypassed while it is not trusted, and empty afterwards', async () => {
    const cache = newCache();
    await cache.make('/7', [], async () => page('before'));
    await settled();
    isTrusted = false;
    expect(cache.find('/7')).toBeUndefined();
    const running = slow();
    const page7 = cache.make('/7', [], running.make);
    isTrusted = true;
    cache.clear();
    running.finish(page('made while deaf'));
    await page7;
    await settled();
    expect(cache.find('/7')).toBeUndefined();
  });

  it('does not cache a failure', async () => {
    const cache = newCache();
    await expect(cache.make('/7', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.make('/7', [], async () => page('now'))).body).toBe('now');
  });

  it('stays within its size limit', async () => {
    const cache = newCache(5_000);
    for (let index = 0; index < 50; index += 1) {
      await cache.make(`/${index}`, ['vehicles'], async () => page(`${index} `.repeat(300)));
    }
    await settled();
    expect(cache.size.bytes).toBeLessThanOrEqual(5_000);
    expect(cache.size.values).toBeGreaterThan(0);
    cache.drop(['vehicles']);
    expect(cache.size).toEqual({ values: 0, bytes: 0 });
  });
});
