import type { Page } from '@playwright/test';
import { dealership } from './support/dealership.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const PAGES = [
  { path: '/warranty', title: 'Warranty' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/terms-conditions', title: 'Terms and Conditions' },
  { path: '/cookie-policy', title: 'Cookie Policy' },
  { path: '/services', title: 'Van Accessories & Bespoke Services' },
] as const;

const sections = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

for (const { path, title } of PAGES) {
  test(`${path} has its title, canonical address, description and place below the home page`, { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(80);
    const [json] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [breadcrumbs] = JSON.parse(json ?? '') as { itemListElement: { name: string }[] }[];
    expect(breadcrumbs?.itemListElement.map(({ name }) => name)).toEqual(['Home', title]);
  });

  test(`${path} is accessible and fits 320, 390, 768 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('the warranty page tells the three warranties by age, and that vans to clear come without', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto('/warranty');
  const cards = page.getByRole('region', { name: 'Which warranty do you get?' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText(/New.*Full manufacturer warranty/);
  await expect(cards.nth(1)).toContainText(/Used, under 3 years.*Remainder of manufacturer warranty/);
  await expect(cards.nth(2)).toContainText(/Used, over 3 years.*6 month warranty.*From the motoring-association provider/);
  await expect(page.getByText('Part-exchanges to clear: no warranty applies')).toBeVisible();
});

test('the warranty page lists what is covered, and a claim in three steps', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/warranty');
  for (const name of ['Covered', 'Not covered']) {
    expect(await page.getByRole('list', { name, exact: true }).getByRole('listitem').count()).toBeGreaterThan(5);
  }
  const claim = page.getByRole('region', { name: 'How to claim' });
  await expect(claim.getByRole('heading', { level: 3 })).toHaveText([
    'Call us',
    'Visit an approved repairer',
    'We coordinate the rest',
  ]);
  await expect(claim.getByRole('link', { name: dealership.phone })).toHaveAttribute('href', `tel:${dealership.phoneE164}`);
  await expect(page.getByRole('main')).toContainText('Consumer Rights Act 2015');
  for (const href of ['/', '/vehicles']) await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
});

test('the privacy policy has 11 sections, its date, and leads to the data subject request form', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(sections(page)).toHaveCount(11);
  await expect(sections(page).last()).toHaveText(/^11\. /);
  await expect(page.getByText('Last updated 30 July 2025')).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.locator('a[href="/data-subject-rights"]')).toBeVisible();
  await expect(article).toContainText('We answer within 30 days');
  await expect(article).toContainText('up to a further 60 days');
});

test('the privacy policy says how long everything is kept', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  const table = page.getByRole('table', { name: 'How long we keep personal data' });
  for (const [what, howLong] of [
    ['Customer records', '7 years'],
    ['Analytics', '26 months'],
    ['CCTV', '30 days'],
    ['Persistent cookies', 'Up to 2 years'],
  ] as const) {
    await expect(table.getByRole('row', { name: what }).getByRole('cell').first()).toHaveText(howLong);
  }
});

test('the terms have 11 sections, their date, and lead to the privacy policy', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/terms-conditions');
  await expect(sections(page)).toHaveCount(11);
  await expect(sections(page).last()).toHaveText(/^11\. /);
  await expect(page.getByText('Last updated 30 July 2025')).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.locator('a[href="/privacy-policy"]')).toBeVisible();
  for (const text of [
    'credit broker, not a lender',
    'withdraw from a regulated credit agreement within 14 days',
    'answer within 8 weeks',
    'Financial Ombudsman Service',
    'law of England and Wales',
  ]) {
    await expect(article).toContainText(text);
  }
});

test('the cookie policy has its kinds of cookies, third parties, retention and date', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/cookie-policy');
  await expect(page.getByText('Last updated August 2025')).toBeVisible();
  for (const name of ['Essential cookies', 'Analytics cookies', 'Marketing cookies', 'Third parties', 'How long they are kept']) {
    await expect(sections(page).filter({ hasText: name })).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'How long cookies are kept' })).toContainText('Up to 2 years');
});

test('the cookie policy names everything that visiting the site leaves in the browser', { tag: '@any-size' }, async ({
  page,
}) => {
  for (const path of ['/', '/vehicles', '/services', '/contact', '/cookie-policy']) {
    await page.goto(path);
    await hydrated(page);
  }
  const table = page.getByRole('table', { name: 'Essential cookies' });
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).not.toEqual([]);
  for (const name of stored) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test('the cookie settings can be opened again from the cookie policy', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/cookie-policy');
  await hydrated(page);
  await page.getByRole('article').getByRole('link', { name: 'open the cookie settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie choices' })).toBeVisible();
});

test('the contents of a policy lead to each section, clear of the header', { tag: '@each-size' }, async ({ page, isMobile }) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links).toHaveText(await sections(page).allTextContents());
  await links.nth(7).click();
  const heading = sections(page).nth(7);
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  if (!isMobile) await expect(heading).toBeFocused();
});

test('the services page has its four categories, which lead to their sections', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  const cards = page.getByRole('navigation', { name: 'What we fit' }).getByRole('link');
  await expect(cards).toHaveCount(4);
  for (const [index, [title, section]] of [
    ['Graphics & Branding', 'Graphics & Branding'],
    ['Performance & Style', 'Performance & Style'],
    ['Technology', 'Technology & Comfort'],
    ['Security', 'Security'],
  ].entries()) {
    await expect(cards.nth(index)).toContainText(title ?? '');
    await cards.nth(index).click();
    await expect(page.getByRole('heading', { level: 2, name: section ?? '', exact: true })).toBeInViewport();
  }
});

test('the services page names every service', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/services');
  for (const [section, services] of [
    ['Graphics & Branding', ['Full Graphics Wraps', 'Basic Graphics Packs']],
    ['Performance & Style', ['Body Kits', 'Alloy Wheel Upgrades']],
    ['Technology & Comfort', ['Apple CarPlay Integration', 'Parking Sensors', 'Heated Seats']],
    ['Security', ['Immobilisers', 'Enhanced Door Locks']],
    ['How it works', ['Consultation', 'Design & Quote', 'Installation', 'Delivery']],
  ] as const) {
    const region = page.getByRole('region', { name: section, exact: true });
    await expect(region.getByRole('heading', { level: 3 })).toHaveText([...services]);
  }
  await expect(page.getByText('5-year warranty', { exact: true })).toBeVisible();
});

test('Recent Work shows six examples with badges, and every picture arrives', async ({ page }) => {
  await page.goto('/services');
  const works = page.getByRole('region', { name: 'Recent Work' }).getByRole('listitem');
  await expect(works).toHaveCount(6);
  for (const work of await works.all()) {
    await work.scrollIntoViewIfNeeded();
    await expect(work).toContainText(/Graphics & Branding|Performance & Style|Technology|Security/);
    const picture = work.getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeTruthy();
  }
});

test('the services page leads to the vans, to the telephone and to a quote', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  for (const link of await main.getByRole('link', { name: 'Browse Vehicles' }).all()) {
    await expect(link).toHaveAttribute('href', '/vehicles');
  }
  await expect(main.getByRole('link', { name: dealership.phone })).toHaveAttribute('href', `tel:${dealership.phoneE164}`);
  const quotes = main.getByRole('link', { name: 'Get a Quote' });
  expect(await quotes.count()).toBeGreaterThanOrEqual(2);
  for (const link of await quotes.all()) await expect(link).toHaveAttribute('href', '/contact?type=quote');
});

test('Get a Quote opens the enquiry form over the page', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await page.getByRole('link', { name: 'Get a Quote' }).first().click();
  await expect(page.getByRole('dialog').getByLabel(/name/i).first()).toBeVisible();
  await expect(page).toHaveURL(/\/services$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title } of PAGES) {
    test(`${path} can be read in full`, { tag: '@any-size' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(2_000);
    });
  }

  test('a quote can be asked for', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('link', { name: 'Get a Quote' }).first().click();
    await expect(page).toHaveURL(/\/contact\?type=quote$/);
  });
});
