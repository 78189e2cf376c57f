import type { Vehicle } from '@forecourt/contracts';
import type { APIRequestContext } from '@playwright/test';
import { addVan, newPlate, staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** The vans in stock of the test's own model. */
const stored = async (request: APIRequestContext, model: string): Promise<Vehicle[]> => {
  const vans: Vehicle[] = await (await request.get('/api/vehicles')).json();
  return vans.filter((van) => van.model === model);
};

test('a van is duplicated from its editor: its facts are there, what is its own is not, and nothing is stored until it is added', async ({
  office,
  request,
}) => {
  const van = await addVan(request, {
    registrationNumber: newPlate(),
    derivative: '350 L2H2 Leader',
    mileage: 41_200,
    payload: 1_393,
    doors: 5,
    keys: 2,
    stockStatus: 'Deposit Taken',
  });
  await office.goto(`/admin?edit=${van.id}`);
  await office.getByRole('link', { name: 'Duplicate' }).click();
  const form = office.getByRole('dialog', { name: `Ford ${van.model}` });
  await expect(form.getByText(`Copied from Ford ${van.model} ${van.registrationNumber}.`)).toBeVisible();
  await expect(form.getByLabel('Derivative')).toHaveValue('350 L2H2 Leader');
  await expect(form.getByLabel('Payload (kg)')).toHaveValue('1,393');
  for (const own of ['Registration Number', 'Mileage', 'Number of Keys']) await expect(form.getByLabel(own)).toHaveValue('');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.goBack();
  await expect(office.getByRole('dialog', { name: `Edit Ford ${van.model}` })).toBeVisible();
  expect(await stored(request, van.model)).toHaveLength(1);

  await office.goForward();
  const plate = newPlate();
  await form.getByLabel('Registration Number').fill(plate);
  await form.getByRole('button', { name: 'Add Vehicle' }).dblclick();
  await expect(office.getByRole('link', { name: `Ford ${van.model} ${plate}`, exact: true })).toBeVisible();
  await expect(office).toHaveURL('/admin');
  const all = await stored(request, van.model);
  expect(all).toHaveLength(2);
  expect(all.find(({ registrationNumber }) => registrationNumber === plate)).toMatchObject({
    derivative: '350 L2H2 Leader',
    price: '18995.00',
    doors: 5,
    mileage: null,
    keys: null,
    stockStatus: 'In Stock',
  });
  for (const { id } of all) await request.delete(`/api/vehicles/${id}`, { headers: staffHeaders });
});

test('a copy does not take the place of a draft unasked, and is kept as a draft itself', { tag: '@any-size' }, async ({
  office,
  van,
  expectedConsole,
}) => {
  // Of the van that is not there.
  expectedConsole.push('the server responded with a status of 404');
  await office.goto(`/admin?add=${van.id}`);
  const form = office.getByRole('dialog', { name: `Ford ${van.model}` });
  await form.getByLabel('Colour').fill('Frozen White');
  await office.reload();
  const question = office.getByRole('dialog', { name: 'Duplicate vehicle' });
  await expect(question.getByText(`as a copy of Ford ${van.model} but haven't saved it`)).toBeVisible();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Colour')).toHaveValue('Frozen White');
  await expect(form.getByText('Copied from')).toBeVisible();
  await office.reload();
  await question.getByRole('button', { name: 'Discard and duplicate' }).click();
  await expect(form.getByLabel('Colour')).toHaveValue('');
  // Nothing was typed, so nothing is kept.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await office.goto('/admin?add');
  await expect(office.getByText("haven't saved it")).toBeHidden();
  await office.goto('/admin?add=999999999');
  await expect(office.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
});
