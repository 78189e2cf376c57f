import type { Locator } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test("'Add Vehicle' stands beside the title however many vans there are", { tag: '@any-size' }, async ({ office, request }) => {
  const [some] = (await (await request.get('/api/vehicles/listed', { headers: staffHeaders })).json()) as object[];
  await office.setViewportSize({ width: 1440, height: 900 });
  for (const count of [12, 10_000]) {
    await office.unroute('**/api/vehicles/listed');
    const json = Array.from({ length: count }, (_, place) => ({ ...some, id: 1_000_000 + place }));
    await office.route('**/api/vehicles/listed', (route) => route.fulfill({ json }));
    await office.goto('/admin');
    const title = office.getByRole('heading', { level: 1, name: `${count.toLocaleString('en-GB')} vehicles` });
    await expect(title).toBeVisible();
    const middle = async (place: Locator) => {
      const { y, height } = (await place.boundingBox()) ?? { y: 0, height: 0 };
      return y + height / 2;
    };
    const add = office.getByRole('link', { name: 'Add Vehicle' });
    expect(Math.abs((await middle(title)) - (await middle(add)))).toBeLessThan(3);
    expect((await add.boundingBox())?.height).toBeLessThan(50);
    await expectNoSidewaysScroll(office);
  }
});

const removedVan = (place: number) => {
  const removedAt = new Date(Date.now() - place * 1_000).toISOString();
  return {
    id: 1_000_000 + place,
    make: 'Ford',
    model: `Removed ${place}`,
    derivative: null,
    year: 2022,
    registrationNumber: null,
    bodyType: null,
    engineSize: null,
    power: null,
    transmission: null,
    fuelType: null,
    colour: null,
    removedAt,
    restorableUntil: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  };
};

test('ten thousand deleted vans are listed with only those in sight on the page', async ({ office }) => {
  await office.route('**/api/vehicles/removed', (route) =>
    route.fulfill({ json: Array.from({ length: 10_000 }, (_, place) => removedVan(place)) }),
  );
  await office.goto('/admin?show=removed');
  await expect(office.getByRole('heading', { level: 1, name: '10,000 deleted vehicles' })).toBeVisible();
  const cards = office.getByRole('article');
  await expect(cards.first()).toHaveAccessibleName('Ford Removed 0');
  expect(await cards.count()).toBeLessThan(40);
  await expect(office.getByRole('listitem').filter({ hasText: 'Ford Removed 0' })).toHaveAttribute('aria-setsize', '10000');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  // The height of those that were never in sight is a guess.
  await expect(async () => {
    await office.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(office.getByRole('article', { name: 'Ford Removed 9999', exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await cards.count()).toBeLessThan(40);
  await office.getByRole('searchbox', { name: 'Search' }).fill('Removed 5000');
  await expect(office.getByRole('heading', { level: 1, name: '1 deleted vehicle' })).toBeVisible();
  await expect(cards).toHaveAccessibleName('Ford Removed 5000');
});
