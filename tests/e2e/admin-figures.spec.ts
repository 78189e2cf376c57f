import type { VehicleFigures } from '@forecourt/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts';

const agentOf = (number: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.${number}.0 Safari/537.36`;

const today = async (request: APIRequestContext, id: number) => {
  const { days }: VehicleFigures = await (await request.get(`/api/vehicles/${id}/figures`, { headers: staffHeaders })).json();
  return days.at(-1);
};

/** What the page tells of a van, in order; the browser does not show the tests what a beacon holds. */
async function told(page: Page): Promise<string[]> {
  const kinds: string[] = [];
  await page.exposeFunction('noteVisit', (text: string) => kinds.push(JSON.parse(text).kind));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      const note = (text: string) => (window as unknown as { noteVisit(text: string): void }).noteVisit(text);
      if (path === '/visits') void (body as Blob).text().then(note);
      return send(path, body);
    };
  });
  return kinds;
}

test('who looked at a van stands by day beside what its price did, and is reached from the list and from Today', {
  tag: '@each-size',
}, async ({ office, van, request }) => {
  for (let number = 1; number <= 40; number += 1) {
    const headers = { 'user-agent': agentOf(number) };
    expect((await request.get(`/vehicle/${van.id}`, { headers })).status()).toBe(200);
    const data = { vehicleId: van.id, kind: 'gallery' };
    if (number <= 4) expect((await request.post('/visits', { headers, data })).status()).toBe(204);
  }
  for (const price of ['18495.00', '17995.00'])
    await request.patch(`/api/vehicles/${van.id}`, { headers: staffHeaders, data: { price } });
  await expect.poll(() => today(request, van.id)).toMatchObject({ views: 40, gallery: 4, enquiries: 0 });

  await office.goto('/admin?tab=today');
  const part = office.getByRole('region', { name: 'Looked at, not asked about' });
  await part.getByRole('link', { name: new RegExp(van.model) }).click();
  const dialog = office.getByRole('dialog', { name: new RegExp(van.model) });
  await expect(dialog.getByRole('definition').first()).toHaveText('40');
  await expect(dialog.getByRole('row').nth(1)).toContainText('£18,995 to £18,495 to £17,995');
  await expect(dialog.getByRole('figure', { includeHidden: true })).toContainText('£18,995 to £18,495 to £17,995');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: '90 days' }).click();
  await expect(dialog.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('definition').first()).toHaveText('40');
  await office.goBack();
  await expect(dialog).toBeHidden();

  await enquire(request, someCustomer(), { vehicleId: van.id });
  await expect.poll(() => today(request, van.id)).toMatchObject({ enquiries: 1 });
  await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  await expect(office.getByRole('article')).toHaveCount(1);
  await office.getByRole('link', { name: /^Figures of/ }).click();
  await expect(dialog.getByRole('definition').last()).toHaveText('1');
  await office.goto('/admin?tab=today');
  await expect(part.getByRole('link', { name: new RegExp(van.model) })).toBeHidden();
});

test('a van without any says so', { tag: '@any-size' }, async ({ office, van }) => {
  await office.goto(`/admin?figures=${van.id}`);
  await expect(office.getByText('Nobody has been counted in this time.')).toBeVisible();
  await expectAccessible(office);
});

test('a page tells once that its pictures were opened and its load space looked at, and stores nothing', {
  tag: '@any-size',
}, async ({ page, request }) => {
  const [first] = await (await request.get('/api/vehicles?bodyType=Panel%20Van&stockStatus=In%20Stock&limit=1')).json();
  const kinds = await told(page);
  await page.goto(`/vehicle/${first.id}`);
  await hydrated(page);
  const gallery = page.getByRole('link', { name: /Click to view gallery/ });
  for (const _ of ['once', 'again']) {
    await gallery.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('heading', { name: 'Will it fit?' }).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Will it fit?' }).evaluate((fit) => fit.scrollIntoView({ block: 'center' }));
  await expect.poll(() => kinds.toSorted()).toEqual(['fit', 'gallery']);
  expect(await page.context().cookies()).toEqual([]);
});

test('a visitor objects on the page about counting, without scripts too, and may be counted again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'object to being counted' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How we count visits' })).toBeVisible();
  await page.getByRole('button', { name: "Don't count my visits" }).click();
  await expect(page.getByText('Your visits are not counted in this browser.')).toBeVisible();
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['forecourt_uncounted', '1']]);
  await page.getByRole('button', { name: 'Count them again' }).click();
  await expect(page.getByText('Your visits may be counted.')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('the page about counting is accessible', async ({ page }) => {
  await page.goto('/visit-counts');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
