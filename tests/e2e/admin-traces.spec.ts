import type { Vehicle } from '@forecourt/contracts';
import { openTechnical, staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const TRACES = '**/api/operations/releases/traces';

test('staff see what an edit went through, step by step', async ({ office, request }) => {
  const [van]: Vehicle[] = await (await request.get('/api/vehicles')).json();
  await request.patch(`/api/vehicles/${van?.id}`, { headers: staffHeaders, data: { price: `${Number(van?.price) + 1}.00` } });

  const rows = office.getByRole('region', { name: 'Traces' }).getByRole('button', { name: 'PATCH /api/vehicles/:id' });
  await expect(async () => {
    await office.goto('/admin?tab=operations&show=changes');
    await expect(rows.filter({ hasText: 'Assistant' }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  const row = rows.filter({ hasText: 'Assistant' }).first();
  await row.focus();
  await office.keyboard.press('Enter');
  const dialog = office.getByRole('dialog', { name: 'PATCH /api/vehicles/:id' });
  for (const step of ['Website PATCH /api/vehicles/*', 'Stock UPDATE vehicle', 'Assistant process inventory.vehicle.updated.v1'])
    await expect(dialog.getByRole('listitem').filter({ hasText: step }).first()).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('says how tracing is turned on while it is off', { tag: '@any-size' }, async ({ office }) => {
  await office.route(TRACES, (route) => route.fulfill({ json: { isOn: false, traces: [] } }));
  await office.goto('/admin?tab=operations');
  await openTechnical(office);
  await expect(office.getByRole('heading', { name: 'Tracing is off.' })).toBeVisible();
  await expect(office.getByText('Set TRACING=true for the shell and every service and restart to turn it on.')).toBeVisible();
});

test.describe('while traces cannot be read', () => {
  test.use({ expectedConsole: ['503'] });

  test('that is said, and tried again on request', { tag: '@any-size' }, async ({ office }) => {
    await office.route(TRACES, (route) => route.fulfill({ status: 503, json: {} }));
    await office.goto('/admin?tab=operations&show=all');
    const traces = office.getByRole('region', { name: 'Traces' });
    await expect(traces.getByRole('alert')).toContainText('The traces could not be loaded.');
    await office.unroute(TRACES);
    await traces.getByRole('button', { name: 'Try again' }).click();
    await expect(traces.getByRole('listitem').first()).toBeVisible();
  });
});
