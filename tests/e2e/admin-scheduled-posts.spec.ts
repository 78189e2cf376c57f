import type { ScheduledPost, Vehicle } from '@forecourt/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const SCHEDULED = '/api/social-media-publish/scheduled';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const factsOf = ({ price, vatQualifying, stockStatus, isSold }: Vehicle) => ({ price, vatQualifying, stockStatus, isSold });

const postsOf = async (request: APIRequestContext, { id }: Vehicle): Promise<ScheduledPost[]> => {
  const answer = await request.get(SCHEDULED, { headers: staffHeaders });
  return ((await answer.json()) as ScheduledPost[]).filter(({ vehicleId }) => vehicleId === id);
};

const schedule = async (request: APIRequestContext, van: Vehicle, content: string): Promise<ScheduledPost> => {
  const data = { vehicleId: van.id, platform: 'facebook', content, publishAt: inDays(3), ...factsOf(van) };
  const answer = await request.post(SCHEDULED, { headers: staffHeaders, data });
  expect(answer.status()).toBe(201);
  return answer.json();
};

const cancelAll = async (request: APIRequestContext, van: Vehicle): Promise<void> => {
  for (const { id, version } of await postsOf(request, van))
    await request.delete(`${SCHEDULED}/${id}?version=${version}`, { headers: staffHeaders });
};

const vanDialog = (page: Page) => page.getByRole('dialog', { name: 'Post to social media' });
const later = (page: Page) => page.getByRole('dialog', { name: 'Post to Facebook later' });
const changing = (page: Page) => page.getByRole('dialog', { name: 'Change the post to Facebook' });

test('a post is written for later, found in the list of all, changed and cancelled', async ({ office: page, van, request }) => {
  await page.goto(`/admin?post=${van.id}`);
  const dialog = vanDialog(page);
  await expect(dialog.getByText('No post about this van is waiting.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Post later' }).click();
  await expect(dialog.getByText('Write some text, or generate it with AI')).toBeVisible();
  await dialog.getByLabel('Post text').fill('A fine van for tomorrow.');
  await dialog.getByRole('button', { name: 'Post later' }).click();

  await expect(later(page).getByLabel('UK time')).toHaveValue('09:00');
  await expect(later(page).getByRole('note')).toContainText(
    'No Facebook account is connected: at its time the post is not sent. It waits for you on Today',
  );
  await expect(later(page).getByRole('note')).toContainText("see 'Facebook and Instagram' in the operations guide");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await later(page).getByLabel('Date').fill(inDays(-1).slice(0, 10));
  await later(page).getByRole('button', { name: 'Schedule post' }).click();
  await expect(later(page).getByText('That day has passed. Choose today or a later day')).toBeVisible();
  await expect(later(page).getByLabel('Date')).toBeFocused();
  await later(page).getByLabel('Date').fill(inDays(3).slice(0, 10));
  await later(page).getByRole('button', { name: 'Schedule post' }).dblclick();
  await expect(page.getByText('Post scheduled', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^No Facebook account is connected\. On \w{3} .+ it is not sent, but waits for you on Today\.$/),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await postsOf(request, van)).toMatchObject([{ content: 'A fine van for tomorrow.', hold: null }]);

  await page.getByRole('link', { name: /^Posts/ }).click();
  const list = page.getByRole('dialog', { name: 'Scheduled posts' });
  const entry = list.getByRole('listitem').filter({ hasText: van.model });
  await expect(entry.getByText('A fine van for tomorrow.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(entry.getByRole('note')).toContainText('No Facebook account is connected');
  await entry.getByRole('link', { name: /^Change: Facebook, (Mon|Tue|Wed|Thu|Fri|Sat|Sun) / }).click();

  await expect(changing(page).getByLabel('Post text')).toHaveValue('A fine van for tomorrow.');
  await page.goBack();
  await expect(changing(page)).toBeHidden();
  await entry.getByRole('link', { name: 'Change' }).focus();
  await page.keyboard.press('Enter');
  await changing(page).getByLabel('Post text').fill('A finer van.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await changing(page).getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await changing(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Post changed', { exact: true })).toBeVisible();
  await expect(changing(page)).toBeHidden();
  await expect(entry.getByText('A finer van.')).toBeVisible();

  await page.goto(`/admin?post=${van.id}`);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(changing(page).getByLabel('Post text')).toHaveValue('A finer van.');
  await changing(page).getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Cancel post' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this post?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel post' }).dblclick();
  await expect(dialog.getByText('No post about this van is waiting.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Waiting posts' })).toBeFocused();
  await page.goto('/admin?posts=');
  await expect(list.getByRole('heading', { name: 'Waiting posts' })).toBeAttached();
  await expect(entry).toHaveCount(0);
});

test('a post whose van has another price waits for staff: its card says so, and reading the text again helps', async ({
  office: page,
  van,
  request,
}) => {
  await schedule(request, van, 'Only £18,995.');
  await request.patch(`/api/vehicles/${van.id}`, { headers: staffHeaders, data: { price: '17995.00', version: van.version } });
  await expect.poll(async () => (await postsOf(request, van))[0]?.hold?.code).toBe('SOCIAL.PRICE_CHANGED');
  await page.goto('/admin?tab=today');
  const needsYou = page.getByRole('region', { name: 'Posts', exact: true }).getByRole('link', { name: /Posts? that needs? you/ });
  await expect(needsYou).toContainText(/^[1-9]/);
  await needsYou.click();
  const entry = page.getByRole('dialog', { name: 'Scheduled posts' }).getByRole('listitem').filter({ hasText: van.model });
  await expect(entry.getByText('Needs you')).toBeVisible();
  await entry.getByRole('link', { name: 'Change' }).click();
  await expect(changing(page).getByLabel('Post text')).toHaveValue('Only £18,995.');

  await page.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'A post needs you. The price is now £17,995: read the text again.' }).click();
  await expect(changing(page).getByLabel('Post text')).toHaveValue('Only £18,995.');
  await expect(changing(page).getByText('The price is now £17,995: read the text again.')).toBeVisible();
  await changing(page).getByLabel('Post text').fill('Only £17,995.');
  await changing(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Post changed', { exact: true })).toBeVisible();
  expect(await postsOf(request, van)).toMatchObject([{ content: 'Only £17,995.', hold: null }]);
  await cancelAll(request, van);
});

test('a post that somebody has posted by hand is marked as posted, and is kept with who and when', async ({
  office: page,
  van,
  request,
}) => {
  await schedule(request, van, 'Posted by hand.');
  await request.patch(`/api/vehicles/${van.id}`, { headers: staffHeaders, data: { price: '17995.00', version: van.version } });
  await expect.poll(async () => (await postsOf(request, van))[0]?.hold?.code).toBe('SOCIAL.PRICE_CHANGED');
  await page.goto('/admin?posts=');
  const list = page.getByRole('dialog', { name: 'Scheduled posts' });
  const entry = list.getByRole('listitem').filter({ hasText: van.model });
  await entry.getByRole('button', { name: /^Mark as posted: Facebook, / }).click();
  const question = page.getByRole('dialog', { name: 'Mark this post as posted?' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(entry.getByRole('button', { name: /^Mark as posted/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Mark as posted' }).dblclick();
  await expect(page.getByText('Marked as posted', { exact: true })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expect(list.getByRole('heading', { name: 'Waiting posts' })).toBeFocused();
  expect(await postsOf(request, van)).toEqual([]);

  await page.goto(`/admin?post=${van.id}`);
  await expect(vanDialog(page).getByText('Posted by hand', { exact: true })).toBeVisible();
  await expect(vanDialog(page).getByText(/^Posted on Facebook (by|from) .+\.$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('two colleagues change a post: the second sees what the first wrote, and loses nothing', { tag: '@any-size' }, async ({
  office: page,
  van,
  request,
  expectedConsole,
}) => {
  (expectedConsole as string[]).push('Failed to load resource');
  const post = await schedule(request, van, 'As it was.');
  await page.goto(`/admin?post=${van.id}`);
  await vanDialog(page).getByRole('button', { name: 'Change' }).click();
  await changing(page).getByLabel('Post text').fill('My words.');
  const data = { ...factsOf(van), content: 'Her words.', publishAt: inDays(4), version: post.version };
  expect((await request.patch(`${SCHEDULED}/${post.id}`, { headers: staffHeaders, data })).status()).toBe(200);

  await changing(page).getByRole('button', { name: 'Save' }).click();
  await expect(changing(page).getByText('This post has been changed since you opened it.')).toBeVisible();
  await expect(changing(page).getByText('Her words.')).toBeVisible();
  await expect(changing(page).getByLabel('Post text')).toHaveValue('My words.');
  await expectAccessible(page);
  await changing(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Post changed', { exact: true })).toBeVisible();
  expect(await postsOf(request, van)).toMatchObject([{ content: 'My words.', version: 3 }]);
  await cancelAll(request, van);
});

test('a post is scheduled once though its answer is lost', { tag: '@any-size' }, async ({
  office: page,
  van,
  request,
  expectedConsole,
}) => {
  (expectedConsole as string[]).push('Failed to load resource', 'net::ERR_FAILED');
  await page.goto(`/admin?post=${van.id}`);
  await vanDialog(page).getByLabel('Post text').fill('Once only.');
  await vanDialog(page).getByRole('button', { name: 'Post later' }).click();
  await page.route(`**${SCHEDULED}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await later(page).getByRole('button', { name: 'Schedule post' }).click();
  await expect(later(page).getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute(`**${SCHEDULED}`);
  await later(page).getByRole('button', { name: 'Schedule post' }).click();
  await expect(page.getByText('Post scheduled', { exact: true })).toBeVisible();
  expect(await postsOf(request, van)).toHaveLength(1);
  await cancelAll(request, van);
});
