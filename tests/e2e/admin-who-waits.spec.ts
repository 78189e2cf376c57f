import type { APIRequestContext, Page } from '@playwright/test';
import { addVan, staffHeaders, test } from './support/office.ts';
import { enquire, type SomeCustomer, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const HOUR_MS = 3_600_000;
const inTwoDays = new Date(Date.now() + 48 * HOUR_MS).toISOString();

const cardOf = (office: Page, model: string) => office.getByRole('article', { name: `Ford ${model}` });

/** Somebody who comes to see the van. */
async function visitorOf(request: APIRequestContext, vehicleId: number): Promise<SomeCustomer> {
  const visitor = someCustomer();
  const id = await enquire(request, visitor, { vehicleId });
  const data = { status: 'appointment', appointmentAt: inTwoDays, despite: ['closed', 'booked'], version: 1 };
  expect((await request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data })).status()).toBe(200);
  return visitor;
}

test('whoever deletes, reserves, frees or sells a van is told who waits for it, and the diary says that it is sold', async ({
  office,
  van,
  request,
}) => {
  const visitor = await visitorOf(request, van.id);
  const other = someCustomer();
  await enquire(request, other, { vehicleId: van.id });
  await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  const card = cardOf(office, van.model);
  await card.getByRole('button', { name: /^Delete/ }).click();
  const question = office.getByRole('dialog', { name: 'Delete vehicle' });
  await expect(question.getByText(`${other.name} and 1 other have open enquiries about it; 1 appointment, `)).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await question.getByRole('link', { name: 'See enquiries' }).click();
  await expect(office.getByRole('article', { name: new RegExp(visitor.mark) })).toBeVisible();
  await expect(office.getByRole('article')).toHaveCount(2);
  await office.goBack();

  for (const status of ['Deposit Taken', 'In Stock', 'Sold']) {
    await office.reload();
    await card.getByLabel('Stock status').selectOption(status);
    await expect(office.getByText(`${other.name} and 1 other have open enquiries about it`)).toBeVisible();
  }
  await expect(office.getByRole('link', { name: 'See enquiries' })).toBeVisible();
  await expect(office.getByRole('button', { name: 'Undo' })).toBeVisible();
  await office.goto('/admin?tab=inquiries&view=coming-up');
  const entry = office.getByRole('link', { name: new RegExp(visitor.mark) });
  await expect(entry).toContainText('Sold');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('the question before many vans are deleted counts who waits for them', { tag: '@any-size' }, async ({
  office,
  van,
  request,
}) => {
  const second = await addVan(request, { model: van.model });
  await visitorOf(request, van.id);
  await enquire(request, someCustomer(), { vehicleId: second.id });
  await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  await office.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = office.getByRole('region', { name: 'Selected vehicles' });
  await bar.getByRole('button', { name: 'Select all 2' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = office.getByRole('dialog', { name: 'Delete 2 vehicles' });
  await expect(question.getByText('2 open enquiries; 1 appointment.')).toBeVisible();
  await question.getByRole('link', { name: 'See enquiries' }).click();
  await expect(office.getByRole('button', { name: /^2 vehicles/ })).toBeVisible();
  await expect(office.getByRole('article')).toHaveCount(2);
  await request.delete(`/api/vehicles/${second.id}`, { headers: staffHeaders });
});
