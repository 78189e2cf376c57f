import type { EnquiryRequest, Vehicle } from '@forecourt/contracts';
import type { Page } from '@playwright/test';
import { findVehicle } from './support/stock.ts';
import { expect, expectAccessible, hydrated, test } from './support/test.ts';

const forSale = (vehicle: Vehicle): boolean => vehicle.vatQualifying && !vehicle.isSold;

/** What the page told the shell about enquiries since {@link listen}. */
const heard = (page: Page): Promise<EnquiryRequest[]> =>
  page.evaluate(() => (window as unknown as { heard: EnquiryRequest[] }).heard);

async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('enquiry:requested', (event) => heard.push((event as CustomEvent).detail));
  });
}

const ENQUIRIES = [
  ['Request Callback', 'callback'],
  ['Book Test Drive', 'test_drive'],
] as const;

for (const [name, form] of ENQUIRIES) {
  test(`'${name}' asks the shell for its form, and is a link to /contact without scripts`, { tag: '@any-size' }, async ({
    page,
    request,
  }) => {
    const { id, make, model, registrationNumber } = await findVehicle(request, 'van for sale', forSale);
    await page.goto(`/vehicle/${id}`);
    await hydrated(page);
    await listen(page);
    const action = page.getByRole('main').getByRole('link', { name });
    await expect(action).toHaveAttribute('href', `/contact?vehicle=${id}&type=${form}`);
    await action.click();
    expect(await heard(page)).toMatchObject([{ form, vehicle: { id, make, model, registrationNumber, isSold: false } }]);
    await expect(page).toHaveURL(`/vehicle/${id}`);
  });
}

test('under the thumb Enquire asks for a callback about this van', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'the bar is for small screens');
  const { id, make, model, registrationNumber } = await findVehicle(request, 'van for sale', forSale);
  await page.goto(`/vehicle/${id}`);
  await hydrated(page);
  await listen(page);
  const bar = page.getByRole('region', { name: 'Price and contact' });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+44/);
  await bar.getByRole('link', { name: 'Enquire' }).click();
  expect(await heard(page)).toMatchObject([
    { form: 'callback', vehicle: { id, make, model, registrationNumber, isSold: false } },
  ]);
});

test("'Calculate Finance' opens the calculator with this van, and closing it gives the focus back", {
  tag: '@each-size',
}, async ({ page, request }) => {
  const van = await findVehicle(request, 'van for sale', forSale);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const opener = page.getByRole('link', { name: 'Calculate Finance' });
  await expect(opener).toHaveAttribute('href', `/finance?price=${Math.round(Number(van.price))}&vehicle=${van.id}`);
  await opener.click();
  const calculator = page.getByRole('dialog');
  await expect(calculator.getByLabel('Choose a van')).toHaveValue(new RegExp(`^${van.make} ${van.model}`));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(calculator).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the calculator of a van finds the figure of its page again, and says why its own differs (D34)', async ({
  page,
  request,
}) => {
  const van = await findVehicle(
    request,
    'van with a monthly price',
    (vehicle) => forSale(vehicle) && vehicle.monthlyPrice !== null,
  );
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const onPage = page.getByRole('main').getByText(`£${van.monthlyPrice} a month`);
  await expect(onPage.first()).toBeVisible();
  await page.getByRole('link', { name: 'Calculate Finance' }).click();
  const calculator = page.getByRole('dialog');
  const monthly = calculator.locator('[data-figure="monthly"]');
  const [advertised, noDeposit] = ['As advertised', 'No deposit'].map((name) => calculator.getByRole('button', { name }));
  await expect(calculator.getByLabel('Deposit', { exact: true })).toHaveValue('0');
  await expect(noDeposit!).toHaveAttribute('aria-pressed', 'true');
  await expect(noDeposit!).toContainText((await monthly.textContent()) ?? '');
  await expect(noDeposit!).toContainText('VAT financed too');
  await advertised!.click();
  await expect(advertised!).toHaveAttribute('aria-pressed', 'true');
  await expect(advertised!).toContainText((await monthly.textContent()) ?? '');
  expect(Math.round(Number((await monthly.textContent())?.replace(/[£,]/g, '')))).toBe(van.monthlyPrice);
  await expectAccessible(page);
  await noDeposit!.click();
  await expect(calculator.getByLabel('Deposit', { exact: true })).toHaveValue('0');
});

test("the list's 'Finance Calculator' opens it without a van", async ({ page, isMobile }) => {
  await page.goto('/vehicles');
  await hydrated(page);
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('link', { name: 'Finance Calculator' }).and(page.locator('[aria-haspopup]')).click();
  await expect(page.getByRole('dialog').last()).toContainText('Vehicle price', { ignoreCase: true });
});

test('a sold van offers others and a word when one like it arrives, and nothing else (D36)', { tag: '@each-size' }, async ({
  page,
  request,
  isMobile,
}) => {
  const { id, make, model } = await findVehicle(request, 'sold van', ({ isSold }) => isSold);
  await page.goto(`/vehicle/${id}`);
  await hydrated(page);
  const main = page.getByRole('main');
  for (const name of ['Request Callback', 'Calculate Finance', 'Book Test Drive', 'Enquire'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(main.getByText('Speak to our sales team')).toBeVisible();
  await expect(main.getByRole('link', { name: 'See similar vans' }).filter({ visible: true })).toHaveCount(isMobile ? 2 : 1);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Tell me when one like it arrives' }).click();
  const form = page.getByRole('dialog', { name: 'Tell me when one like it arrives' });
  await expect(form.getByLabel('Message')).toHaveValue(`Please tell me when a van like this ${make} ${model} arrives.`);
  await expect(form.getByLabel('Enquiry type')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: 'See similar vans' }).first().click();
  await expect(main.getByRole('heading', { name: 'Similar vans' })).toBeInViewport();
  await expect(main.locator('#similar-vans article').first()).toBeVisible();
});

test('the contact page of a sold van asks for one like it, with or without scripts', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const { id, make, model } = await findVehicle(request, 'sold van', ({ isSold }) => isSold);
  const wish = `Please tell me when a van like this ${make} ${model} arrives.`;
  await page.goto(`/contact?vehicle=${id}&type=test_drive`);
  await expect(page.getByLabel('Message')).toHaveValue(wish);
  await expect(page.getByLabel('Enquiry type')).toHaveCount(0);
  const html = await (await request.get(`/contact?vehicle=${id}&type=test_drive`)).text();
  expect(html).toContain(wish);
  expect(html).toContain('name="inquiryType" value="callback"');
});

const BROKEN = [
  ['is refused', '', 'connectionrefused'],
  ['throws', 'throw new Error("broken release")', null],
] as const;

for (const [how, body, abort] of BROKEN) {
  test(`when the calculator ${how}, only its place says so, and Retry brings it`, { tag: '@any-size' }, async ({
    page,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push('');
    const van = await findVehicle(request, 'van for sale', forSale);
    await page.goto(`/vehicle/${van.id}`);
    await hydrated(page);
    await page.route('**/remotes/mfe-finance/**/*.js', (route) =>
      abort ? route.abort(abort) : route.fulfill({ contentType: 'text/javascript', body }),
    );
    const opener = page.getByRole('link', { name: 'Calculate Finance' });
    await opener.click();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('This part of the page could not be loaded.');
    await expect(opener).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('link', { name: 'Book Test Drive' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/remotes/mfe-finance/**/*.js');
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog').getByLabel('Choose a van')).toHaveValue(new RegExp(van.model));
  });
}

test('while the calculator is on its way its button says so', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(request, 'van for sale', forSale);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/mfe-finance/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opener = page.getByRole('link', { name: 'Calculate Finance' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(opener).toHaveAttribute('aria-busy', 'false');
});
