import { fetchStock, pounds } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

test('the home page says what is sold here, in accessible words and without scrolling sideways', { tag: '@each-size' }, async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Van' })).toBeVisible();
  await expect(page.getByText('New and used commercial vans with competitive finance options')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the search panel offers the makes in stock, sorted, and every budget, fuel and condition', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const makes = [...new Set((await fetchStock(request)).map((vehicle) => vehicle.make))].sort((a, b) => a.localeCompare(b, 'en'));
  const options = async (label: string): Promise<string[]> =>
    page.getByLabel(label, { exact: true }).locator('option').allTextContents();
  expect(await options('Condition')).toEqual(['New & Used', 'New', 'Used']);
  expect((await options('Make')).slice(1)).toEqual(makes);
  expect(await options('Budget')).toEqual(['Any', 'Under £200/month', '£200-£400', '£400-£600', 'Over £600/month']);
  expect(await options('Fuel Type')).toEqual(['All', 'Diesel', 'Electric', 'Hybrid']);
});

const BUDGETS = [
  ['Any', {}],
  ['Under £200/month', { monthlyMax: '200' }],
  ['£200-£400', { monthlyMin: '200', monthlyMax: '400' }],
  ['£400-£600', { monthlyMin: '400', monthlyMax: '600' }],
  ['Over £600/month', { monthlyMin: '600' }],
] as const;

for (const [label, expected] of BUDGETS) {
  test(`a budget of '${label}' goes to the list with ${JSON.stringify(expected)}`, { tag: '@any-size' }, async ({ page }) => {
    await page.getByLabel('Budget').selectOption({ label });
    await page.getByRole('button', { name: 'Search Vans' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/vehicles');
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(expected);
  });
}

test('make, fuel and condition travel to the list; what is left open does not', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  await page.getByLabel('Make', { exact: true }).selectOption('Ford');
  await page.getByLabel('Fuel Type').selectOption({ label: 'Diesel' });
  await page.getByLabel('Condition').selectOption({ label: 'Used' });
  await page.getByRole('button', { name: 'Search Vans' }).click();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ make: 'Ford', fuelType: 'Diesel', condition: 'used' });
  const matching = await fetchStock(request, '?make=Ford&fuelType=Diesel&condition=used');
  await expect(page.getByText(`(${matching.length} results)`)).toBeVisible();
});

test('the featured van of the week has its price with and without VAT and leads to its page and to an enquiry', async ({
  page,
  request,
}) => {
  const featured = await (await request.get('/api/vehicles/featured')).json();
  const section = page.getByRole('region', { name: 'Featured Van of the Week' });
  await expect(section).toContainText(`${featured.make} ${featured.model}`);
  await expect(section).toContainText(pounds(Number(featured.price)));
  await expect(section).toContainText(featured.vatQualifying ? pounds(Number(featured.price) * 1.2) : 'no VAT');
  await expect(section.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', /^\/contact/);
  await section.getByRole('link', { name: 'View Full Details' }).click();
  await expect(page).toHaveURL(new RegExp(`/vehicle/${featured.id}$`));
});

test('our stock shows the first six vans for sale (D37) and leads to all of them', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const firstSix = (await fetchStock(request, '?stockStatus=In+Stock')).slice(0, 6);
  const section = page.getByRole('region', { name: 'Our Stock' });
  await expect(section.getByRole('article')).toHaveCount(6);
  for (const vehicle of firstSix) await expect(section.locator(`a[href="/vehicle/${vehicle.id}"]`).first()).toBeVisible();
  await section.getByRole('link', { name: 'View All Stock' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
});

test('no monthly figure stands without its deposit and its representative example (D21, D42)', { tag: '@any-size' }, async ({
  page,
}) => {
  const figures = await page.getByText(/£[\d,]+ a month/).allTextContents();
  expect(figures.length).toBeGreaterThan(1);
  for (const figure of figures) expect(figure).toMatch(/^£[\d,]+ a month with £[\d,]+ deposit 12\.7% APR representative$/);
  await expect(page.getByText(/a month/).first()).toBeVisible();
  const example = page.getByRole('main');
  for (const part of ['Representative example', '12.7% APR', 'Subject to status', '60'])
    await expect(example).toContainText(part);
});

for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
  test(`at ${width} px the headline and its line stay clear of the van`, { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    const overlaps = await page.evaluate(() => {
      const hero = document.querySelector('[aria-labelledby="hero-heading"]');
      const body = hero?.querySelector('svg[viewBox="-220 -2650 6426 2850"] path[stroke="#8d939a"]');
      const texts = [...(hero?.querySelectorAll('h1, h1 + p') ?? [])];
      if (!body || texts.length !== 2) throw new Error('The hero is another one');
      const van = body.getBoundingClientRect();
      return texts.flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].filter(
          ({ left, right, top, bottom }) => left < van.right && right > van.left && top < van.bottom && bottom > van.top,
        );
      });
    });
    expect(overlaps).toEqual([]);
  });
}
