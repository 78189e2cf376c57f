import type { Locator, Page } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { fetchStock, findVehicle, pounds } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

/** The content of an A4 sheet within our margins, in CSS pixels. */
const SHEET = { width: 688, height: 1032 };

/** What a telephone's camera reads. */
async function readCode(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function onPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

test.describe('on paper', { tag: '@any-size' }, () => {
  for (const path of ['/', '/vehicles', '/finance', '/services', '/warranty', '/about', '/contact', '/terms-conditions']) {
    test(`${path} has the name, telephone number and address above it, and nothing that can only be pressed`, async ({
      page,
    }) => {
      await onPaper(page, path);
      const header = page.locator('#page > header');
      await expect(header.locator('address')).toBeVisible();
      await expect(header.getByRole('link', { name: /, home$/ })).toBeVisible();
      await expect(header.getByText('Call Us')).toBeHidden();
      await expect(page.getByRole('region', { name: 'Chat' })).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('credit broker, not a lender');
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      expect(fixed).toEqual([]);
    });
  }

  for (const view of ['grid', 'list'] as const) {
    test(`the ${view} of the stock is one list: a short row for each van with its price, without filters`, async ({
      page,
      request,
    }) => {
      const [van] = (await fetchStock(request)).filter(({ isSold }) => !isSold);
      await onPaper(page, view === 'grid' ? '/vehicles' : '/vehicles?view=list');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByText('Filter Results').first()).toBeHidden();
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicle/${van?.id}"]`) });
      await expect(row).toContainText(pounds(Number(van?.price)));
      await expect(row.locator('img')).toBeHidden();
      const heights = await page
        .getByRole('article')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(10);
      expect(Math.max(...heights)).toBeLessThan(110);
    });
  }

  test('the button of the list prints every van it finds, and the sheet says how many', async ({ page, request }) => {
    const found = (await fetchStock(request, '?transmission=Manual')).length;
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-print-asked', '');
    });
    await page.goto('/vehicles?transmission=Manual');
    const print = page.getByRole('button', { name: `Print all ${found} vans` });
    // The results hydrate after the heading.
    await hydrated(page, print);
    await print.click();
    await expect(page.locator('html')).toHaveAttribute('data-print-asked');
    await expect(page.getByRole('article')).toHaveCount(found);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Vans 1 to ${found} of ${found}: Manual`)).toBeVisible();
  });

  test('a van of the list has its registration on paper, and on the screen it does not', async ({ page, request }) => {
    const van = await findVehicle(
      request,
      'registered van for sale',
      ({ isSold, registrationNumber }) => !isSold && !!registrationNumber,
    );
    await page.goto(`/vehicles?search=${encodeURIComponent(van.registrationNumber ?? '')}`);
    const plate = page
      .getByRole('article')
      .first()
      .getByText(van.registrationNumber ?? '');
    await expect(plate).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(plate).toBeVisible();
  });

  test('the sheet of a van says whose it is, its width between the arches, its warranty and who arranges credit', async ({
    page,
    request,
  }) => {
    const van = await findVehicle(
      request,
      'van for sale with its arches measured',
      ({ isSold, loadWidthBetweenArches, description }) =>
        !isSold && !!loadWidthBetweenArches && (description?.length ?? 0) > 100,
    );
    await onPaper(page, `/vehicle/${van.id}`);
    await expect(page.locator('#page > header').getByRole('link', { name: /, home$/ })).toBeInViewport();
    await expect(page.getByText('Between the Wheel Arches', { exact: true })).toBeInViewport();
    await expect(page.locator('#panel-warranty h3').last()).toBeInViewport();
    await expect(page.getByText('Description', { exact: true }).last()).toBeInViewport();
    await expect(page.getByRole('contentinfo')).toContainText('credit broker, not a lender');
    await expect(page.getByRole('contentinfo').getByText('credit broker, not a lender')).toBeInViewport({ ratio: 0.9 });
  });

  test('the finance page carries one representative example, that of its own figures', async ({ page }) => {
    await onPaper(page, '/finance?price=20000&deposit=4000');
    const examples = page.getByText(/amount of credit £/);
    await expect(examples.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('Terms and conditions apply.')).toBeVisible();
  });

  test('vans far from the screen are on paper too', async ({ page, request }) => {
    const stock = await fetchStock(request);
    await page.goto('/vehicles');
    await hydrated(page);
    const vans = page.getByRole('article');
    const closing = page.getByText(`to ${stock.length} of ${stock.length} results`);
    // All are loaded, and those of the first part are too far away to be kept.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(closing).toBeVisible({ timeout: 500 });
      await expect(vans).not.toHaveCount(stock.length, { timeout: 500 });
    }).toPass();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(vans).toHaveCount(stock.length);
  });

  test('the finance page and the page of a van are one sheet each', async ({ page, request }) => {
    const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
    for (const path of ['/finance', `/finance?vehicle=${van.id}&price=20000&deposit=4000`, `/vehicle/${van.id}`]) {
      await page.goto(path);
      await hydrated(page);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, path).toHaveLength(1);
    }
  });

  for (const [size, box] of [
    ['a4', '[0 0 594.95996 841.91998]'],
    ['a5', '[0 0 420 594.95996]'],
  ] as const) {
    test(`a van's price card is one sheet of ${size.toUpperCase()} with both prices, the example of its page and the code of its address`, async ({
      page,
      request,
    }) => {
      const van = await findVehicle(
        request,
        'financed van with VAT and a registration',
        ({ isSold, vatQualifying, monthlyPrice, registrationNumber }) =>
          !isSold && vatQualifying && !!monthlyPrice && !!registrationNumber,
      );
      await page.goto(`/vehicle/${van.id}`);
      const example = (await page.getByText(/^Representative example\. /).textContent()) ?? '';
      await page.goto(`/vehicle/${van.id}?card=${size}`);
      await hydrated(page);
      const card = page.getByRole('article');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const address = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').href;
      expect(address).toMatch(new RegExp(`/vehicle/${van.id}$`));
      expect(await readCode(card.getByRole('img', { name: `QR code of ${address}` }))).toBe(address);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(pdf).toContain(`/MediaBox ${box}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: `Print ${size.toUpperCase()}` })).toBeHidden();
      for (const said of [
        `${van.make} ${van.model}`,
        van.registrationNumber ?? '',
        pounds(Number(van.price)),
        pounds(Number(van.price) * 1.2),
        'plus VAT',
        'inc. VAT',
        example,
      ]) {
        await expect(card).toContainText(said, { useInnerText: true });
      }
      await expect(page.getByRole('contentinfo')).toContainText('credit broker, not a lender');
    });
  }

  test('the price card of a van without VAT has its one price', async ({ page, request }) => {
    const van = await findVehicle(request, 'van without VAT', ({ isSold, vatQualifying }) => !isSold && !vatQualifying);
    await page.goto(`/vehicle/${van.id}?card=a4`);
    const card = page.getByRole('article');
    await expect(card.getByText(pounds(Number(van.price)), { exact: true })).toBeVisible();
    await expect(card.getByText(/(?:plus|inc\.|ex\.?) VAT/)).toHaveCount(0);
  });

  test("the price card's button prints what is shown, and its paper is changed in place", async ({ page, request }) => {
    const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-print-asked', '');
    });
    await page.goto(`/vehicle/${van.id}?card=a4`);
    await hydrated(page);
    await page.getByRole('link', { name: 'A5' }).click();
    await expect(page).toHaveURL(/\?card=a5$/);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Print A5' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-print-asked');
    await page.getByRole('link', { name: 'Back to the van' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Request Callback' })).toBeVisible();
  });

  test('a price card opened from the back office leads back to the list as it was, in either paper', async ({
    page,
    request,
  }) => {
    const van = await findVehicle(request, 'van for sale with a mileage', ({ isSold, mileage }) => !isSold && !!mileage);
    const list = '/admin?q=van&sort=price_asc';
    await page.goto(`/vehicle/${van.id}?card=a4&from=${encodeURIComponent(list)}`);
    await hydrated(page);
    await expect(page.getByText(`${van.mileage?.toLocaleString('en-GB')} miles`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', list);
    await page.getByRole('link', { name: 'A5' }).click();
    await expect(page).toHaveURL(/card=a5/);
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await expect(page).toHaveURL(list);
  });
});
