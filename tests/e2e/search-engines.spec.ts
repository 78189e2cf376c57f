import { fetchStock, findVehicle } from './support/stock.ts';
import { expect, test } from './support/test.ts';

test('both addresses of a vehicle name one canonical address', { tag: '@any-size' }, async ({ page, request }) => {
  const [vehicle] = await fetchStock(request);
  for (const path of [`/vehicle/${vehicle!.id}`, `/vehicles/${vehicle!.id}`]) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/vehicle/${vehicle!.id}$`));
    await expect(page).toHaveTitle(new RegExp(`${vehicle!.make} ${vehicle!.model}`));
  }
});

test('every page has a title, a description, a canonical address and an Open Graph card of its own', {
  tag: '@any-size',
}, async ({ page, request }) => {
  const [vehicle] = await fetchStock(request);
  const titles = new Set<string>();
  const paths = ['/', '/vehicles', `/vehicle/${vehicle!.id}`, '/finance', '/about', '/contact', '/privacy-policy'];
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    for (const selector of [
      'meta[name="description"]',
      'meta[property="og:title"]',
      'meta[property="og:description"]',
      'meta[property="og:image"]',
      'meta[property="og:url"]',
    ]) {
      await expect(page.locator(selector)).toHaveCount(1);
      await expect(page.locator(selector)).toHaveAttribute('content', /.{5,}/);
    }
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { pathname, search } = new URL(picture ?? '');
    expect((await request.get(pathname + search)).headers()['content-type']).toMatch(/^image\//);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  }
  expect(titles.size).toBe(paths.length);
});

test('structured data lists at most twenty vans with prices in pounds, valid for thirty days', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto('/vehicles');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes = blocks.flatMap((text) => JSON.parse(text));
  const list = nodes.find((node) => node['@type'] === 'ItemList');
  expect(list.itemListElement.length).toBe(20);
  const offer = list.itemListElement[0].item.offers;
  expect(offer.priceCurrency).toBe('GBP');
  const days = (Date.parse(offer.priceValidUntil) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(28);
  expect(days).toBeLessThanOrEqual(31);
});

test('a van of ours is described to search engines with its own price', { tag: '@any-size' }, async ({ page, request }) => {
  const vehicle = await findVehicle(request, 'priced van', (van) => !van.isSold && van.vatQualifying);
  await page.goto(`/vehicle/${vehicle.id}`);
  const text = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
  expect(text).toContain('"priceCurrency":"GBP"');
  expect(text).toContain(String(Number(vehicle.price)));
});

test('the sitemap names every van and the robots file names the sitemap', { tag: '@any-size' }, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const vehicle of await fetchStock(request)) expect(sitemap).toContain(`/vehicle/${vehicle.id}<`);
});

test('a space between two values is never a text of its own, which screen readers in Chromium leave out', {
  tag: '@any-size',
}, async ({ request }) => {
  const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  const policies = ['/privacy-policy', '/terms-conditions', '/cookie-policy', '/warranty'];
  for (const path of ['/', '/vehicles', `/vehicle/${van.id}`, '/finance', '/contact', '/about', '/services', ...policies]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/.{30}-->\s+<!--.{30}/)?.[0]).toBeUndefined();
  }
});
