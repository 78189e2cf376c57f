import { test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test('shows staff what visitors asked for and the stock had not, without their words', async ({ office, request }) => {
  const asked = await request.post('/api/ai-assistant', { data: { message: 'Have you got a Nissan NV200?' } });
  expect(asked.status()).toBe(200);

  await office.goto('/admin?tab=inquiries');
  await office.getByRole('link', { name: 'Asked for' }).click();

  await expect(office.getByRole('row', { name: /Nissan NV200/ })).toBeVisible();
  await expect(office.getByText('Have you got')).toHaveCount(0);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('says so when what was asked for cannot be read, and tries again', async ({ office, expectedConsole }) => {
  expectedConsole.push('503');
  await office.route('**/api/ai-assistant/unmet-wishes', (route) => route.fulfill({ status: 503, body: 'away' }), { times: 1 });
  await office.goto('/admin?tab=inquiries&view=wishes');

  await expect(office.getByRole('heading', { name: 'Error Loading Wishes' })).toBeVisible();
  await office.getByRole('button', { name: 'Try again' }).click();
  await expect(office.getByRole('heading', { name: 'Error Loading Wishes' })).toBeHidden();
});
