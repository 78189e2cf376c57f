import { PageCache } from './page-cache.ts';
import type { FreshPage } from './stored-page.ts';

const page = (body: string, mayBeKept = true): FreshPage => ({
  status: 200,
  contentType: 'text/html',
  body,
  mayBeKept: () => mayBeKept,
});

function trustedCache(maxBytes = 1_000_000): PageCache {
  const cache = new PageCache(maxBytes);
  cache.trust(true);
  return cache;
}

/** A page whose making the test ends. */
function slow() {
  let finish: (page: FreshPage) => void = () => undefined;
  const promise = new Promise<FreshPage>((resolve) => {
    finish = resolve;
  });
  return { make: () => promise, finish: (made: FreshPage) => finish(made) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const found = (cache: PageCache, key: string) => cache.find(key)?.identity.toString();

describe('the page cache', () => {
  it('keeps what was made and makes it once for all who ask meanwhile', async () => {
    const cache = trustedCache();
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
    const cache = trustedCache();
    await cache.make('/list', ['vehicles'], async () => page('list'));
    await cache.make('/7', ['vehicle:7'], async () => page('7'));
    await cache.make('/8', ['vehicle:8'], async () => page('8'));
    await settled();
    cache.drop('vehicle:7');
    expect(['/list', '/7', '/8'].map((key) => found(cache, key))).toEqual(['list', undefined, '8']);
  });

  it('does not keep a page whose tag was dropped while it was made, nor let later askers join it', async () => {
    const cache = trustedCache();
    const old = slow();
    const first = cache.make('/7', ['vehicle:7'], old.make);
    cache.drop('vehicle:7');
    const second = cache.make('/7', ['vehicle:7'], async () => page('new'));
    expect((await second).identity.toString()).toBe('new');
    old.finish(page('old'));
    expect((await first).identity.toString()).toBe('old');
    await settled();
    expect(found(cache, '/7')).toBe('new');
  });

  it('does not keep what may not be kept', async () => {
    const cache = trustedCache();
    await cache.make('/7', [], async () => page('7', false));
    await settled();
    expect(cache.find('/7')).toBeUndefined();
  });

  it('neither answers nor keeps while changes are not heard, and begins empty afterwards', async () => {
    const cache = trustedCache();
    await cache.make('/7', [], async () => page('before'));
    await settled();
    cache.trust(false);
    expect(cache.find('/7')).toBeUndefined();
    const running = slow();
    const page7 = cache.make('/7', [], running.make);
    cache.trust(true);
    running.finish(page('made while deaf'));
    await page7;
    await settled();
    expect(cache.find('/7')).toBeUndefined();
  });

  it('forgets a making that failed', async () => {
    const cache = trustedCache();
    await expect(cache.make('/7', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.make('/7', [], async () => page('now'))).identity.toString()).toBe('now');
  });

  it('stays within its bytes', async () => {
    const cache = trustedCache(5_000);
    for (let index = 0; index < 50; index += 1) {
      await cache.make(`/${index}`, ['vehicles'], async () => page(`${index} `.repeat(300)));
    }
    await settled();
    expect(cache.size.bytes).toBeLessThanOrEqual(5_000);
    expect(cache.size.pages).toBeGreaterThan(0);
    cache.drop('vehicles');
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });
});
