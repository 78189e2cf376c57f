import type { Locator } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { expect, expectNoSidewaysScroll } from './support/test.ts';

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
