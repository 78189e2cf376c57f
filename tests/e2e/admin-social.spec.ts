import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SocialPosts } from '@forecourt/contracts';
import { type APIRequestContext, expect as expectOf, type Page } from '@playwright/test';
import pg from 'pg';
import { dealership } from './support/dealership.ts';
import { addVan, expectHeldWhileSending, test as office, staffHeaders } from './support/office.ts';
import { findVehicle } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const PUBLISH = '**/api/social-media-publish';
const GENERATE = '**/api/generate-ai-post';

/** Tests of the dialog about a van with a picture of the demo stock. */
const test = office.extend({
  van: async ({ request }, use) => {
    const { images } = await findVehicle(request, 'van with pictures', (vehicle) => vehicle.images.length > 0);
    const van = await addVan(request, {
      images,
      bodyType: 'Panel Van',
      fuelType: 'Diesel',
      transmission: 'Manual',
      mileage: 42_000,
      features: ['Bluetooth'],
    });
    await use(van);
    await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
  },
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Post to social media' });

/** The social service has heard of the van as soon as it can have a text written. */
async function untilPostable(request: APIRequestContext, vehicleId: number): Promise<void> {
  const ask = { headers: staffHeaders, data: { vehicleId, platform: 'facebook' } };
  await expectOf.poll(async () => (await request.post('/api/generate-ai-post', ask)).status()).toBe(200);
}

/** As a post stands whose answer from Meta was lost. */
async function forgetOutcome(vehicleId: number): Promise<void> {
  const database = new pg.Client({ connectionString: process.env['SOCIAL_DATABASE_URL'] });
  await database.connect();
  const problem = { status: 504, code: 'SOCIAL.OUTCOME_UNKNOWN', title: 'Not known', detail: 'Facebook gave no clear answer.' };
  const values = [vehicleId, JSON.stringify(problem)];
  await database.query(`UPDATE post SET state = 'unknown', channel = 'meta', problem = $2 WHERE vehicle_id = $1`, values);
  await database.end();
}

const postsOf = async (request: APIRequestContext, vehicleId: number): Promise<SocialPosts['posts']> => {
  const answer = await request.get(`/api/social-media-publish?vehicleId=${vehicleId}`, { headers: staffHeaders });
  return ((await answer.json()) as SocialPosts).posts;
};

test.describe('posting to social', () => {
  test.beforeEach(async ({ office: page, van, request }) => {
    await untilPostable(request, van.id);
    await page.goto(`/admin?q=${encodeURIComponent(van.model)}`);
    await page.getByRole('link', { name: `Post to Social: Ford ${van.model}` }).click();
    await expect(dialogOf(page).getByText('No posts about this van yet.')).toBeVisible();
  });

  test('has a text generated from the facts, and keeps the post in the local outbox, saying so', { tag: '@each-size' }, async ({
    office: page,
    van,
    request,
  }) => {
    const dialog = dialogOf(page);
    await expect(dialog.getByText(dealership.tradingName, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: `Ford ${van.model}` })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Facebook', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByText('No Facebook account is connected: your post will be saved, but not posted.')).toBeVisible();
    const text = dialog.getByLabel('Post text');
    await expect(text).toHaveAttribute('rows', '8');

    await dialog.getByRole('button', { name: 'Generate with AI' }).click();
    await expect(page.getByText('AI post generated!')).toBeVisible();
    await expect(text).toHaveValue(
      /Price: £18,995 plus VAT \(£22,794 including VAT\)\nStatus: In Stock\nFuel: Diesel\nTransmission: Manual/,
    );
    await expect(text).toHaveValue(/#Ford/);
    const first = await text.inputValue();
    await dialog.getByRole('button', { name: 'Generate with AI' }).click();
    await expect(text).not.toHaveValue(first);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await dialog.getByRole('button', { name: 'Post to Facebook' }).dblclick();
    await expect(page.getByText('Saved, not posted: no account is connected')).toBeVisible();
    await expect(dialog).toBeHidden();
    const posts = await postsOf(request, van.id);
    expect(posts).toMatchObject([{ state: 'published', channel: 'outbox', platform: 'facebook' }]);
    const kept = await readFile(join(process.env['SOCIAL_DIR'] ?? '', `facebook-${posts[0]?.id}.txt`), 'utf8');
    expect(kept).toContain(posts[0]?.content);
    const picture = /^Picture: (.*)$/m.exec(kept)?.[1] ?? '';
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');

    await page.getByRole('link', { name: `Post to Social: Ford ${van.model}` }).click();
    await expect(dialog.getByText('No Facebook account was connected.')).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  test('says what Instagram does not take, before anything is sent', async ({ office: page, van, request }) => {
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Instagram', exact: true }).click();
    await dialog.getByRole('button', { name: 'Post to Instagram' }).click();
    await expect(dialog.getByText('Write some text, or generate it with AI')).toBeVisible();
    await expect(dialog.getByLabel('Post text')).toBeFocused();
    await dialog.getByLabel('Post text').fill('#a '.repeat(31));
    await expect(dialog.getByText('of 2,200 characters, 31 of 30 hashtags')).toBeVisible();
    await expect(dialog.getByText('Instagram allows up to 30 hashtags: remove 1')).toBeVisible();
    await dialog.getByRole('button', { name: 'Post to Instagram' }).click();
    expect(await postsOf(request, van.id)).toEqual([]);
    await expectAccessible(page);

    await dialog.getByLabel('Post text').fill('A fine van. #Ford');
    await expectHeldWhileSending(dialog, PUBLISH, 'Post to Instagram');
    await expect(page.getByText('Saved, not posted: no account is connected')).toBeVisible();
    expect(await postsOf(request, van.id)).toMatchObject([{ platform: 'instagram', content: 'A fine van. #Ford' }]);
  });

  test('loses no text: not when it fails, not to a generated one, not on the way out', { tag: '@any-size' }, async ({
    office: page,
    van,
    request,
    expectedConsole,
  }) => {
    (expectedConsole as string[]).push('Failed to load resource', 'net::ERR_FAILED');
    const dialog = dialogOf(page);
    const text = dialog.getByLabel('Post text');
    await text.fill('My own words.');

    await page.route(GENERATE, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Generate with AI' }).click();
    await expect(page.getByText('Failed to generate AI post')).toBeVisible();
    await expect(text).toHaveValue('My own words.');
    await page.unroute(GENERATE);

    await dialog.getByRole('button', { name: 'Generate with AI' }).click();
    await expect(text).toHaveValue(/Price:/);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(text).toHaveValue('My own words.');

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(text).toHaveValue('My own words.');

    // The post arrives, its answer does not: asking again with the same key is answered, not posted again.
    await page.route(PUBLISH, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Post to Facebook' }).click();
    await expect(page.getByText('Failed to publish post')).toBeVisible();
    await expect(dialog.getByText('We had no answer.')).toBeVisible();
    await expect(text).toHaveValue('My own words.');
    await page.unroute(PUBLISH);
    await dialog.getByRole('button', { name: 'Post to Facebook' }).click();
    await expect(page.getByText('Saved, not posted: no account is connected')).toBeVisible();
    expect(await postsOf(request, van.id)).toHaveLength(1);
  });

  test('asks somebody to look at the page for a post that nobody knows about', async ({
    office: page,
    van,
    request,
    expectedConsole,
  }) => {
    (expectedConsole as string[]).push('Failed to load resource');
    const data = { vehicleId: van.id, platform: 'facebook', content: 'A fine van.' };
    await request.post('/api/social-media-publish', { headers: staffHeaders, data });
    await forgetOutcome(van.id);
    await page.goto('/admin?tab=today');
    const needsYou = page.getByRole('link', { name: /Posts? that needs? you/ });
    await expect(needsYou).toContainText("We don't know whether a post is on the page. Look, and tell us what you found.");
    await expectAccessible(page);
    await needsYou.click();
    const list = page.getByRole('dialog', { name: 'Scheduled posts' }).getByRole('region', { name: 'Not confirmed' });
    await expect(list.getByRole('listitem').filter({ hasText: van.model })).toContainText('Facebook gave no clear answer.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/admin?post=${van.id}`);
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Not confirmed')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'our Facebook page' })).toBeVisible();
    await expectAccessible(page);

    await dialog.getByLabel('Post text').fill('Once more.');
    await dialog.getByRole('button', { name: 'Post to Facebook' }).click();
    await expect(dialog.getByText('Check the page and tell us what you found; then you can post again.')).toBeVisible();

    await dialog.getByRole('button', { name: "It's not there" }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Staff checked the page, and the post was not there.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Post to Facebook' }).click();
    await expect(page.getByText('Saved, not posted: no account is connected')).toBeVisible();
    expect(await postsOf(request, van.id)).toMatchObject([{ state: 'published' }, { state: 'failed' }]);
  });
});

test('a post that nobody has confirmed is settled in the list of all vans', async ({ office: page, van, request }) => {
  await untilPostable(request, van.id);
  const data = { vehicleId: van.id, platform: 'facebook', content: 'A fine van.' };
  await request.post('/api/social-media-publish', { headers: staffHeaders, data });
  await forgetOutcome(van.id);
  await page.goto('/admin?posts=');
  const list = page.getByRole('dialog', { name: 'Scheduled posts' }).getByRole('region', { name: 'Not confirmed' });
  const entry = list.getByRole('listitem').filter({ hasText: van.model });
  await entry.getByRole('button', { name: "It's there" }).dblclick();
  await expect(entry).toHaveCount(0);
  await expect(list.getByRole('heading', { name: 'Not confirmed' })).toBeFocused();
  expect(await postsOf(request, van.id)).toMatchObject([{ state: 'published' }]);
});

test('a van without a picture cannot go to Instagram, and says why', { tag: '@any-size' }, async ({ office: page, request }) => {
  const van = await addVan(request);
  await untilPostable(request, van.id);
  await page.goto(`/admin?post=${van.id}`);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Instagram', exact: true }).click();
  await expect(dialog.getByText('Instagram posts need an image')).toBeVisible();
  await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
});

test('a van that is sold is said to be so before it is posted or copied, and posting is not the main act then', {
  tag: '@any-size',
}, async ({ office: page, van, request }) => {
  const warning = dialogOf(page).getByText('Post it or copy its text only if you mean to.');
  const post = dialogOf(page).getByRole('button', { name: 'Post to Facebook' });
  const lookOf = () => post.evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.goto(`/admin?post=${van.id}`);
  await expect(post).toBeVisible();
  await expect(warning).toBeHidden();
  const usual = await lookOf();
  const headers = staffHeaders;
  for (const [data, words] of [
    [{ isSold: true }, 'This van is marked SOLD.'],
    [{ isSold: false, stockStatus: 'Sold' }, 'The stock status of this van is Sold.'],
  ] as const) {
    expect((await request.patch(`/api/vehicles/${van.id}`, { headers, data })).status()).toBe(200);
    await page.goto(`/admin?post=${van.id}`);
    await expect(warning).toContainText(words);
    await expect(warning).toBeInViewport();
    expect(await lookOf()).not.toBe(usual);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('the address of a post for no van says so, with a way back', async ({ office: page }) => {
  await page.goto('/admin?post=2000000000');
  const dialog = page.getByRole('dialog', { name: 'Post to social media' });
  await expect(dialog.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to Vehicles' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();
});
