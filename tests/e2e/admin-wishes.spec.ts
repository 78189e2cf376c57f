import { test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test('shows staff what visitors asked for and the stock had not, without their words', async ({ office, request }) => {
  const asked = await request.post('/api/ai-assistant', { data: { message: 'Have you got a Nissan NV200?' } });
  expect(asked.status()).toBe(200);

  await office.goto('/admin?tab=inquiries');
  await office.getByRole('link', { name: 'Unmet demand' }).click();

  await expect(office.getByRole('row', { name: /Nissan NV200/ })).toBeVisible();
  await expect(office.getByText('Have you got')).toHaveCount(0);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('shows many wishes and long ones, and says so when there are none', async ({ office }) => {
  const wish = (index: number) => `Automatic Mercedes Sprinter ${index} up to £20,000 plus VAT with at least 1,400 kg payload`;
  const wishes = Array.from({ length: 200 }, (_, index) => {
    return { wish: wish(index), conversations: 1_200 - index, lastAskedOn: '2026-11-22' };
  });
  await office.route('**/api/ai-assistant/unmet-wishes', (route) => route.fulfill({ json: { wishes: wishes.splice(0) } }));
  await office.goto('/admin?tab=inquiries&view=wishes');
  await expect(office.getByRole('row', { name: `${wish(199)} 1001 22 Nov` })).toBeAttached();
  await expectNoSidewaysScroll(office);
  await office.reload();
  await expect(office.getByRole('heading', { name: 'No unmet demand' })).toBeVisible();
  await expectAccessible(office);
});

test('a wish on Today leads to what the site shows for it now', async ({ office }) => {
  const wishes = [{ wish: 'Automatic Mercedes Sprinter up to £20,000', conversations: 3, lastAskedOn: '2026-11-22' }];
  await office.route('**/api/ai-assistant/unmet-wishes', (route) => route.fulfill({ json: { wishes } }));
  await office.goto('/admin?tab=today');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.getByRole('link', { name: 'Automatic Mercedes Sprinter up to £20,000 3 times' }).click();
  await expect(office).toHaveURL(/\/vehicles\?search=Automatic/);
  await expect(office.getByRole('searchbox').first()).toHaveValue('Automatic Mercedes Sprinter up to £20,000');
});

test('says so when what was asked for cannot be read, and tries again', { tag: '@any-size' }, async ({
  office,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  await office.route('**/api/ai-assistant/unmet-wishes', (route) => route.fulfill({ status: 503, body: 'away' }), { times: 1 });
  await office.goto('/admin?tab=inquiries&view=wishes');

  await expect(office.getByRole('heading', { name: 'Error Loading Unmet Demand' })).toBeVisible();
  await office.getByRole('button', { name: 'Try again' }).click();
  await expect(office.getByRole('heading', { name: 'Error Loading Unmet Demand' })).toBeHidden();
});
