import type { DealerRecord, Vehicle } from '@forecourt/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const VIN = 'WF0XXXTTGXKA12345';

/** Opens the dealer record of a van from its editor. */
async function openCosts(office: Page, van: Vehicle): Promise<Locator> {
  await office.goto(`/admin?edit=${van.id}`);
  await office.getByRole('button', { name: 'Costs and VIN' }).click();
  const costs = office.getByRole('dialog', { name: 'Costs and VIN' });
  await expect(costs.getByLabel('Purchase Price')).toBeVisible();
  return costs;
}

const storedRecord = async (request: APIRequestContext, van: Vehicle): Promise<DealerRecord> =>
  (await request.get(`/api/vehicles/${van.id}/dealer-record`, { headers: staffHeaders })).json();

const change = (request: APIRequestContext, van: Vehicle, record: Partial<DealerRecord>) =>
  request.patch(`/api/vehicles/${van.id}/dealer-record`, { headers: staffHeaders, data: record });

test('the costs of a van give its margin at the price in the editor, and are saved by themselves', async ({
  office,
  van,
  request,
}) => {
  const costs = await openCosts(office, van);
  await expect(costs.getByText('Enter the purchase price to see the margin.')).toBeVisible();
  await costs.getByLabel('Purchase Price').fill('15k');
  await costs.getByLabel('Preparation Cost').fill('645.50');
  await costs.getByLabel('Date in Stock').fill('1/2/26');
  await costs.getByLabel('VIN').fill('wf0xxxttgxka12345');
  await expect(costs.getByLabel('VIN')).toHaveValue(VIN);
  await expect(costs.getByLabel('Purchase Price')).toHaveValue('15,000');
  await expect(costs.getByText(/^In stock for \d+ days$/)).toBeVisible();
  await expect(costs.getByLabel('Margin')).toHaveText(/Margin£3,995.*Preparation−£645\.50.*Profit£3,349\.50/);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await costs.getByRole('button', { name: 'Save' }).dblclick();
  await expect(office.getByText('Dealer record saved')).toBeVisible();
  await expect(costs).toBeHidden();
  expect(await storedRecord(request, van)).toEqual({
    purchasePrice: '15000.00',
    preparationCost: '645.50',
    dateInStock: '2026-02-01',
    vin: VIN,
    version: 1,
  });
  // Under the margin scheme a sixth of the margin is VAT.
  await office.getByLabel('VAT Qualifying (plus VAT)').uncheck();
  await office.getByRole('button', { name: 'Costs and VIN' }).click();
  await expect(costs.getByLabel('Margin')).toHaveText(/a sixth of the margin−£665\.83.*Profit£2,683\.67/);
});

test('what is wrong in the costs is said beside its field, and nothing is sent', { tag: '@any-size' }, async ({
  office,
  van,
}) => {
  const costs = await openCosts(office, van);
  await costs.getByLabel('Purchase Price').fill('ten');
  await costs.getByLabel('VIN').fill('WF0XXXTTGXKAO2345');
  await costs.getByRole('button', { name: 'Save' }).click();
  await expect(costs.getByLabel('Purchase Price')).toBeFocused();
  await expect(costs.getByLabel('Purchase Price')).toHaveAccessibleDescription(/Enter an amount in pounds/);
  await expect(costs.getByLabel('VIN')).toHaveAccessibleDescription(/without I, O and Q/);
  await office.keyboard.press('Escape');
  const question = office.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(costs.getByLabel('Purchase Price')).toHaveValue('ten');
  await office.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(costs).toBeHidden();
  await expect(office.getByRole('dialog', { name: /^Edit / })).toBeVisible();
});

test.describe('costs that somebody else has saved meanwhile', () => {
  test.use({ expectedConsole: ['409'] });

  test('are read again beneath what was typed', { tag: '@any-size' }, async ({ office, van, request }) => {
    const costs = await openCosts(office, van);
    await costs.getByLabel('Preparation Cost').fill('300');
    expect((await change(request, van, { purchasePrice: '14000', version: 0 })).status()).toBe(200);
    await costs.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Dealer record not saved')).toBeVisible();
    await expect(costs.getByLabel('Purchase Price')).toHaveValue('14,000');
    await expect(costs.getByLabel('Preparation Cost')).toHaveValue('300');
    await costs.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Dealer record saved')).toBeVisible();
    expect(await storedRecord(request, van)).toMatchObject({ purchasePrice: '14000.00', preparationCost: '300.00', version: 2 });
  });
});
