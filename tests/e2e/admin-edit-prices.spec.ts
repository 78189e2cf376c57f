import { addVan, staffHeaders, storedVan, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** The dealership of these tests lends at 12% over 60 months, with a deposit of £5,000. */
const PRICE = '14250.00';

test('a monthly price that was the estimate follows the price, and can be kept', async ({ office, request }) => {
  const van = await addVan(request, { price: PRICE, monthlyPrice: 206 });
  await office.goto(`/admin?edit=${van.id}`);
  const editor = office.getByRole('dialog', { name: /^Edit / });
  const monthly = editor.getByLabel('Monthly Price (£)');
  await editor.getByLabel('Price (£) *', { exact: true }).fill('14995');
  await expect(monthly).toHaveValue('222');
  await expect(editor.getByText('It follows the price: it was £206.')).toBeVisible();
  await expectNoSidewaysScroll(office);
  await editor.getByRole('button', { name: 'Keep £206' }).click();
  await expect(monthly).toHaveValue('206');
  await expect(editor.getByText(/^The finance estimate for this price is £222 a month\. Visitors see £206/)).toBeVisible();
  await editor.getByRole('button', { name: 'Use £222 a month' }).click();
  await expectAccessible(office);
  await editor.getByRole('button', { name: 'Update Vehicle' }).click();
  await expect(editor).toBeHidden();
  expect(await storedVan(request, van.id)).toMatchObject({ price: '14995.00', monthlyPrice: 222 });
  await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
});

for (const [answer, kept, payment] of [
  ['Keep £199', 199, /60 monthly payments of £(198\.\d\d|199\.\d\d)/],
  ['Use £222', 222, /60 monthly payments of £222\.33/],
] as const) {
  test(`a monthly price set by hand is asked about once: ${answer}`, { tag: '@any-size' }, async ({ office, request }) => {
    const van = await addVan(request, { price: PRICE, monthlyPrice: 199 });
    await office.goto(`/admin?edit=${van.id}`);
    const editor = office.getByRole('dialog', { name: /^Edit / });
    await editor.getByLabel('Price (£) *', { exact: true }).fill('14995');
    await expect(editor.getByLabel('Monthly Price (£)')).toHaveValue('199');
    await editor.getByRole('button', { name: 'Update Vehicle' }).click();
    const question = office.getByRole('dialog', { name: 'Change the monthly price too?' });
    await expect(question.getByText('Monthly price is still £199; at this price it would be £222.')).toBeVisible();
    await expectAccessible(office);
    await question.getByRole('button', { name: answer }).click();
    await expect(editor).toBeHidden();
    expect(await storedVan(request, van.id)).toMatchObject({ price: '14995.00', monthlyPrice: kept });
    // What visitors read agrees with itself (D21, D42).
    await office.goto(`/vehicle/${van.id}`);
    await expect(office.getByText(`£${kept} a month with`).first()).toBeVisible();
    await expect(office.getByText(payment).first()).toBeVisible();
    // Once the van is deleted the page would still ask for those like it.
    await office.close();
    await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
  });
}
