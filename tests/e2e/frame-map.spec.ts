import type { Page, Route } from '@playwright/test';
import { dealership } from './support/dealership.ts';
import { type OwnShell, startOwnShell } from './support/own-shell.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const { lines, town, county, postcode } = dealership.address;
const ADDRESS = `${[...lines, town, county].join(', ')} ${postcode}`;
const GOOGLE = 'https://maps.googleapis.com/maps/api/js*';

const map = (page: Page) => page.getByRole('region', { name: 'Map' });

/** The map is completed once it is in view. */
async function visitMap(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/about`);
  await map(page).scrollIntoViewIfNeeded();
}
const drawn = (page: Page) => page.frameLocator(`iframe[title="Map of ${ADDRESS}"]`).getByText('drawn by Google');

/**
 * Speaks as Google's loader does: defines `google.maps` and calls back; gives its own styles and scripts the nonce of the
 * document's first ones, as Google's guide to content policies says. Notes what it was asked for.
 */
const GOOGLE_SCRIPT = `
globalThis.asked = [];
globalThis.times = {};
const note = (what, value) => { globalThis.asked.push([what, value]); globalThis.times[what] = performance.now(); };
globalThis.google = { maps: {
  Map: class { constructor(element, options) {
    note('map', options);
    element.textContent = 'drawn by Google';
    const style = document.createElement('style');
    style.nonce = document.querySelector('style[nonce]').nonce;
    style.textContent = '#map { color: rgb(1, 2, 3) }';
    document.head.append(style);
  } },
  Marker: class { constructor({ position, title }) { note('marker', { position, title }); } },
  InfoWindow: class { constructor({ content }) { this.content = content; } open() { note('info', [...this.content.childNodes].map((node) => node.textContent).filter(Boolean)); } },
  Geocoder: class { geocode(request, answer) {
    note('geocode', request);
    queueMicrotask(() => answer([{ geometry: { location: { lat: () => 53.39, lng: () => -3.02 } } }], 'OK'));
  } },
} };
globalThis.forecourtMapReady();`;

interface Noted {
  readonly asked: [string, unknown][];
  readonly times: Record<string, number>;
}

/** What the script in the map's own document has noted. */
const noted = async (page: Page): Promise<Noted | undefined> =>
  page
    .frames()
    .find((frame) => frame.url().includes('/map-frame'))
    ?.evaluate(() => {
      const { asked, times } = globalThis as unknown as Noted;
      return { asked, times };
    });
const answerAsGoogle = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT });

async function watchGoogle(page: Page, answer: (route: Route) => Promise<void> = answerAsGoogle): Promise<string[]> {
  const requests: string[] = [];
  await page.route(GOOGLE, (route) => {
    requests.push(route.request().url());
    return answer(route);
  });
  return requests;
}

async function allowMarketing(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('forecourt:cookie-preferences', '{"essential":true,"analytics":false,"marketing":true}'),
  );
}

test('without a key the map is unavailable: the address and directions are there, the cause is not (D41)', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/api/config')).json()).toEqual({ googleMapsApiKey: null });
  await visitMap(page);
  await expect(map(page).getByRole('heading', { name: 'Map temporarily unavailable' })).toBeVisible();
  await expect(map(page)).not.toContainText(/key|configured/i);
  await expect(map(page)).toContainText(ADDRESS);
  const link = map(page).getByRole('link', { name: 'Get directions' });
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('destination')).toBe(ADDRESS);
  expect((await map(page).boundingBox())?.height).toBeLessThan(300);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('without a key no page may load anything from Google', { tag: '@any-size' }, async ({ request }) => {
  const policy = (await request.get('/about')).headers()['content-security-policy'];
  expect(policy).not.toMatch(/google|gstatic/);
});

test('when the configuration cannot be had the map is unavailable, and only the console says why', { tag: '@any-size' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('503', 'Failed to load map configuration');
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.route('/api/config', (route) => route.fulfill({ status: 503, body: '' }));
  await visitMap(page);
  await expect(map(page)).toContainText('Map temporarily unavailable');
  await expect(map(page)).not.toContainText('configuration');
  await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeVisible();
  expect(thrown).toEqual(['Failed to load map configuration']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the address and the way to it are there', async ({ page }) => {
    await page.goto('/about');
    await expect(map(page)).toContainText(ADDRESS);
    await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeVisible();
    await expect(map(page).getByText('Loading map')).toBeHidden();
  });
});

test.describe('with a key', () => {
  let shell: OwnShell;
  test.beforeAll(async () => {
    shell = await startOwnShell({ GOOGLE_MAPS_API_KEY: 'test-key' });
  });
  test.afterAll(() => shell.stop());

  test('nothing of Google is asked for until the visitor loads the map', { tag: '@any-size' }, async ({ page }) => {
    const requests = await watchGoogle(page);
    await visitMap(page, shell.url);
    const load = map(page).getByRole('button', { name: 'Load map' });
    await expect(load).toBeVisible();
    await expectAccessible(page);
    expect(requests).toEqual([]);
    await load.click();
    await expect(drawn(page)).toBeVisible();
    await expect(drawn(page)).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(map(page).getByRole('button')).toBeHidden();
    await expectAccessible(page);
    expect(requests).toHaveLength(1);
    expect(new URL(requests[0] ?? '').searchParams.get('key')).toBe('test-key');
  });

  test('with marketing cookies allowed the map loads by itself: address, marker, zoom 17, the info window after a second', {
    tag: '@any-size',
  }, async ({ page }) => {
    await allowMarketing(page);
    await watchGoogle(page);
    await visitMap(page, shell.url);
    await expect(drawn(page)).toBeVisible();
    const center = { lat: 53.39, lng: -3.02 };
    await expect
      .poll(async () => (await noted(page))?.asked)
      .toEqual([
        ['geocode', { address: ADDRESS, region: 'gb' }],
        ['map', { center, zoom: 17 }],
        ['marker', { position: center, title: dealership.tradingName }],
        ['info', [dealership.tradingName, ADDRESS]],
      ]);
    const { marker, info } = (await noted(page))?.times ?? {};
    expect((info ?? 0) - (marker ?? 0)).toBeGreaterThan(990);
    expect((info ?? 0) - (marker ?? 0)).toBeLessThan(3_000);
  });

  test('a script that fails, or whose key is refused, leads to the unavailable panel; Retry asks again', {
    tag: '@any-size',
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push('Failed to load resource', 'Google Maps');
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'gm_authFailure()' }),
      answerAsGoogle,
    ];
    const requests = await watchGoogle(page, (route) => answers[requests.length - 1]?.(route) ?? route.abort());
    await visitMap(page, shell.url);
    await map(page).getByRole('button', { name: 'Load map' }).click();
    for (const attempt of [1, 2]) {
      await expect(map(page)).toContainText('Map temporarily unavailable');
      await expect(map(page)).toContainText(ADDRESS);
      expect(requests).toHaveLength(attempt);
      await map(page).getByRole('button', { name: 'Retry' }).click();
    }
    await expect(drawn(page)).toBeVisible();
  });

  test('what Google needs is allowed in the map’s own document alone, which only our pages may hold', {
    tag: '@any-size',
  }, async ({ request }) => {
    const policyOf = async (path: string) =>
      (await request.get(`${shell.url}${path}`)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/about')).not.toMatch(/google|gstatic/);
    const frame = await policyOf('/map-frame?zoom=17');
    expect(frame).toContain("frame-ancestors 'self'");
    expect(frame).not.toContain('unsafe');
    expect(frame).not.toBe(await policyOf('/map-frame?zoom=17'));
    const answer = await request.get(`${shell.url}/map-frame?zoom=<script>`);
    expect(answer.headers()['x-frame-options']).toBe('SAMEORIGIN');
    expect(await answer.text()).toContain('"zoom":15');
  });

  test('a script that does not come in time leads to the unavailable panel', { tag: '@any-size' }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push('Google Maps did not come in time');
    const requests = await watchGoogle(page, async () => undefined);
    await visitMap(page, shell.url);
    await page.clock.install();
    await map(page).getByRole('button', { name: 'Load map' }).click();
    await expect(map(page)).toContainText('Loading map');
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.runFor(13_000);
    await expect(map(page)).toContainText('Map temporarily unavailable');
    await expect(map(page)).toContainText(ADDRESS);
  });
});
