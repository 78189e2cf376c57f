import type { Locator, Page } from '@playwright/test';
import { dealership } from './support/dealership.ts';
import { findVehicle } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const exact = (amount: number): string =>
  `£${amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** A price as its field shows it. */
const shown = (price: string): string => exact(Number(price)).slice(1).replace(/\.00$/, '');

/** A figure of the result by its name. */
const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).locator('dd').first();

async function openCalculator(page: Page, path = '/finance'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('the finance page', () => {
  test('says everything it has to', { tag: '@any-size' }, async ({ page }) => {
    await openCalculator(page);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: 'Commercial Vehicle Finance' })).toBeVisible();
    for (const name of [
      'Calculate Your Monthly Payments',
      'Hire Purchase (HP)',
      'Personal Contract Purchase (PCP)',
      'Business Contract Hire',
      'Asset Finance',
      'Why Choose Our Finance?',
      'Choose a vehicle',
      'Calculate payments',
      'Submit an application',
      'Drive away',
    ])
      await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(1);
    for (const text of [
      'Deposit from 0% to 50%',
      'Terms from 12 to 84 months: the calculator shows 24 to 60, ask us about the others',
      'No early settlement fees',
      'Decisions within hours, usually the same working day',
      'Representative 12.7% APR.',
      'subject to status',
      `${dealership.tradingName} is a credit broker, not a lender.`,
      'Missing payments could make it harder to get credit in future.',
      'Late payments may lead to charges',
      `${dealership.legalName} is authorised and regulated by the Financial Conduct Authority. Firm reference number ${dealership.fcaFirmReference}.`,
    ])
      await expect(main).toContainText(text);
    await expect(main.getByRole('link', { name: dealership.phone })).toHaveAttribute('href', `tel:${dealership.phoneE164}`);
    await expect(main.getByRole('link', { name: dealership.financeEmail })).toHaveAttribute(
      'href',
      `mailto:${dealership.financeEmail}`,
    );
    await expect(main.getByRole('link', { name: 'Browse Our Vehicle Collection' })).toHaveAttribute('href', '/vehicles');
  });

  test('has one address for search engines, whatever is calculated, and is in the sitemap', { tag: '@any-size' }, async ({
    page,
    request,
  }) => {
    await page.goto('/finance?price=20000&term=24');
    await expect(page).toHaveTitle(`Commercial Vehicle Finance | ${dealership.tradingName}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/finance$/);
    expect(await (await request.get('/sitemap.xml')).text()).toMatch(/<loc>[^<]+\/finance<\/loc>/);
  });

  for (const width of [320, 390, 768, 1440]) {
    test(`fits and is accessible at ${width} pixels, with every payment open`, { tag: '@any-size' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openCalculator(page, '/finance?rate=6.9&deposit=5000');
      await page.getByText('See every payment, month by month').click();
      await expect(page.getByRole('table', { name: 'What each payment pays' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});

test.describe('the calculator', () => {
  test('begins with £30,000 and the vector of D20', { tag: '@any-size' }, async ({ page }) => {
    await openCalculator(page);
    await expect(page.getByLabel('Vehicle price')).toHaveValue('30,000');
    await expect(page.getByLabel('Deposit')).toHaveValue('0');
    await expect(page.getByLabel('Fixed interest rate')).toHaveValue('12');
    await expect(page.getByLabel('Fixed interest rate')).toHaveAttribute('placeholder', '6.9%');
    await expect(page.getByLabel('Fixed interest rate')).toHaveAttribute('step', '0.1');
    await expect(page.getByRole('radio')).toHaveCount(4);
    for (const months of [24, 36, 48]) await expect(page.getByRole('radio', { name: `${months} months` })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: '60 months' })).toBeChecked();
    await expect(figure(page, 'Monthly payment')).toHaveText('£800.80');
    await expect(figure(page, 'Total cost')).toHaveText('£48,048.01');
    await expect(figure(page, 'Total interest')).toHaveText('£12,048.01');
    await expect(figure(page, 'Amount financed')).toHaveText('£36,000.00');
    await expect(figure(page, 'Van without VAT')).toHaveText('£30,000.00');
    await expect(figure(page, 'VAT at 20%')).toHaveText('£6,000.00');
    await expect(page.getByRole('main')).toContainText('£36,000.00 inc. VAT');
  });

  test('works each change out at once, and names the APR of any rate beside the representative example', {
    tag: '@any-size',
  }, async ({ page }) => {
    await openCalculator(page);
    await page.getByLabel('Deposit').fill('6000');
    await expect(figure(page, 'Monthly payment')).toHaveText('£667.33');
    await expect(page.getByRole('main')).toContainText(
      'Representative example, 12.7% APR representative. Hire purchase over 60 months: cash price £36,000.00 inc. VAT, deposit £6,000.00, amount of credit £30,000.00, 60 monthly payments of £667.33, total amount payable £46,040.01, rate of interest 12.0% a year fixed. Subject to status.',
    );
    await page.getByLabel('Fixed interest rate').fill('6.9');
    await page.getByRole('radio', { name: '36 months' }).check();
    await expect(figure(page, 'Monthly payment')).toHaveText('£924.94');
    await expect(page.getByRole('main')).toContainText('6.9% a year fixed, 7.1% APR, over 36 months');
    await expect(page.getByRole('main')).toContainText('Your figures, 7.1% APR.');
    await expect(page.getByRole('main')).toContainText('Representative example, 12.7% APR representative.');
  });

  test('works nothing out from what it cannot read, says at the field what to enter, and keeps what was typed', {
    tag: '@any-size',
  }, async ({ page }) => {
    await openCalculator(page);
    const [price, deposit, rate] = ['Vehicle price', 'Deposit', 'Fixed interest rate'].map((label) => page.getByLabel(label));
    const main = page.getByRole('main');
    const expectFault = async (field: Locator, typed: string, sentence: string) => {
      await field.fill(typed);
      for (const name of ['Monthly payment', 'Total cost', 'Total interest']) await expect(figure(page, name)).toHaveText('–');
      await expect(main).toContainText(`${sentence}.`);
      await field.blur();
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
      await expect(page.getByRole('figure')).toHaveCount(0);
    };
    await expectFault(deposit!, '10%', 'Enter a deposit in pounds, for example 5,000 or 5k');
    await expectAccessible(page);
    await deposit!.fill('99999');
    await expect(main).toContainText('The deposit is more than the price with VAT: enter £36,000 or less.');
    await deposit!.fill('5k');
    await deposit!.blur();
    await expect(deposit!).toHaveValue('5,000');
    await expect(figure(page, 'Monthly payment')).toHaveText('£689.58');
    await expectFault(price!, 'lots', 'Enter a price, for example 14,250 or 14k');
    await expectFault(price!, '-500', 'Enter a price, for example 14,250 or 14k');
    await expectFault(price!, '1,000,000,000', 'Enter a price of £10,000,000 or less');
    await price!.fill('£25,000.99');
    await price!.blur();
    await expect(price!).toHaveValue('25,000');
    await expectFault(rate!, '', 'Enter a rate, for example 6.9');
    await expect(rate!).toHaveAccessibleDescription(/Ours is 12%$/);
    await expectFault(rate!, '150', 'Enter a rate of 100% or less');
  });

  test('saves nothing and asks for no quote until there is something to finance', { tag: '@any-size' }, async ({ page }) => {
    await openCalculator(page, '/finance?deposit=abc');
    const deposit = page.getByLabel('Deposit');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    for (const typed of ['abc', '36000', '40000']) {
      await deposit.fill(typed);
      for (const name of ['Save', 'Request Quote']) {
        const button = page.getByRole('button', { name, exact: true });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await button.click({ force: true });
        await expect(deposit).toBeFocused();
      }
    }
    await deposit.fill('36000');
    await expect(page.getByRole('main')).toContainText('The deposit covers the whole price, so there is nothing to finance.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sent.filter((url) => url.includes('/api/finance/save'))).toEqual([]);
    await deposit.fill('5000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Calculation Saved' })).toBeVisible();
  });

  test('says which term of an address it ignored, and leaves a price that cannot be read in its field', {
    tag: '@any-size',
  }, async ({ page }) => {
    await openCalculator(page, '/finance?price=abc&term=999');
    await expect(page.getByText('We ignored “999”: not a term we offer (24, 36, 48, 60).')).toBeVisible();
    await expect(page.getByLabel('Vehicle price')).toHaveValue('abc');
    await expect(figure(page, 'Monthly payment')).toHaveText('–');
  });

  test('lists every payment down to nothing owed', { tag: '@any-size' }, async ({ page }) => {
    await openCalculator(page);
    await page.getByText('See every payment, month by month').click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(61);
    await expect(rows.nth(1)).toHaveText('1£800.80£360.00£440.80£35,559.20');
    await expect(rows.nth(60)).toHaveText('60£800.81£7.93£792.88£0.00');
  });

  test('keeps the figures in the address: shared, reloaded, and on the way back', { tag: '@any-size' }, async ({ page }) => {
    await openCalculator(page);
    await page.getByLabel('Vehicle price').fill('20000');
    await page.getByRole('radio', { name: '48 months' }).check();
    await expect(page).toHaveURL(/\/finance\?price=20000&deposit=0&rate=12&term=48$/);
    const monthly = await figure(page, 'Monthly payment').textContent();
    await page.reload();
    await hydrated(page);
    await expect(figure(page, 'Monthly payment')).toHaveText(monthly ?? '');
    await page.getByRole('link', { name: 'Browse Our Vehicle Collection' }).click();
    await expect(page.getByRole('heading', { name: 'Browse Our Van Collection' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Vehicle price')).toHaveValue('20,000');
    await expect(figure(page, 'Monthly payment')).toHaveText(monthly ?? '');
  });

  test('can be worked with the keyboard alone', { tag: '@any-size' }, async ({ page }) => {
    await openCalculator(page);
    await page.getByLabel('Vehicle price').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('25000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3000');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Deposit')).toHaveValue('3,000');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel('Fixed interest rate')).toHaveValue('12.1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '48 months' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Request Quote' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Calculation Saved' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  });
});

test.describe('a van in the calculator', () => {
  test('is chosen from the stock with its price and VAT; a custom amount sets £30,000 again', { tag: '@any-size' }, async ({
    page,
    request,
  }) => {
    const van = await findVehicle(request, 'van without VAT', ({ vatQualifying, isSold }) => !vatQualifying && !isSold);
    await openCalculator(page);
    const chooser = page.getByLabel('Choose a van');
    await chooser.fill(van.make);
    const option = page.locator('datalist option', { hasText: '' }).and(page.locator(`[value*="no VAT"][value*="${van.model}"]`));
    await expect(option.first()).toBeAttached();
    await chooser.fill((await option.first().getAttribute('value')) ?? '');
    await expect(page.getByLabel('Vehicle price (no VAT)')).toHaveValue(shown(van.price));
    await expect(figure(page, 'Van, no VAT')).toHaveText(exact(Number(van.price)));
    await expect(figure(page, 'Amount financed')).toHaveText(exact(Number(van.price)));
    await expect(page).toHaveURL(new RegExp(`vat=no&vehicle=${van.id}$`));

    await page.reload();
    await hydrated(page);
    await expect(chooser).toHaveValue(new RegExp(`^${van.make} ${van.model}, .+ no VAT$`));
    await expect(figure(page, 'Amount financed')).toHaveText(exact(Number(van.price)));

    await page.getByRole('button', { name: 'Custom amount' }).click();
    await expect(page.getByLabel('Vehicle price (plus VAT)')).toHaveValue('30,000');
    await expect(chooser).toHaveValue('');
  });

  test('that is fetched while the page comes to life is in its field', { tag: '@any-size' }, async ({ page, request }) => {
    const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
    // The page stays half awake for longer than the van takes.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
        setTimeout(() => postMessage.apply(this, message), 700);
      } as typeof postMessage;
    });
    await openCalculator(page, `/finance?vehicle=${van.id}`);
    await expect(page.getByLabel('Choose a van')).toHaveValue(new RegExp(`^${van.make} ${van.model}, `));
  });

  for (const leave of ['Enter', 'Tab']) {
    test(`that ${leave} leaves undecided keeps what was typed, says that none is chosen and offers those that fit`, {
      tag: '@any-size',
    }, async ({ page }) => {
      await openCalculator(page);
      const chooser = page.getByLabel('Choose a van');
      await chooser.fill('transit');
      await expect(page.locator('datalist option[value*="Transit"]').nth(1)).toBeAttached();
      await chooser.press(leave);
      await expect(chooser).toHaveValue('transit');
      await expect(page.getByText('No van is chosen yet.')).toBeVisible();
      await expect(page.getByLabel('Vehicle price')).toHaveValue('30,000');
      await expectAccessible(page);
      const first = page.getByRole('list', { name: 'Vans that match' }).getByRole('button').first();
      const plate = /, ([A-Z]{2}\d\d [A-Z]{3}),/.exec((await first.textContent()) ?? '')?.[1] ?? 'no plate';
      if (leave === 'Enter') {
        await first.press('Enter');
        await expect(chooser).toBeFocused();
      } else await first.click();
      await expect(chooser).toHaveValue(new RegExp(`^Ford .+, ${plate}, £`));
      await expect(page.getByText('No van is chosen yet.')).toBeHidden();
      await page.getByRole('button', { name: 'Request Quote' }).click();
      await expect(page.getByRole('dialog')).toContainText(plate);
    });
  }

  test('is chosen by words that fit it alone', { tag: '@any-size' }, async ({ page, request }) => {
    const van = await findVehicle(
      request,
      'van for sale',
      ({ isSold, registrationNumber }) => !isSold && registrationNumber !== null,
    );
    const plate = van.registrationNumber ?? '';
    await openCalculator(page);
    const chooser = page.getByLabel('Choose a van');
    await chooser.fill(plate);
    await expect(page.locator(`datalist option[value*="${plate}"]`)).toBeAttached();
    await expect(page.locator('datalist option')).toHaveCount(2);
    await chooser.press('Enter');
    await expect(chooser).toHaveValue(new RegExp(plate));
    await expect(page.getByLabel('Vehicle price')).toHaveValue(shown(van.price));
  });

  test('is never a sold one, and a large stock is not fetched whole', { tag: '@any-size' }, async ({ page, request }) => {
    const sold = await findVehicle(
      request,
      'sold van',
      ({ isSold, registrationNumber }) => isSold && registrationNumber !== null,
    );
    await openCalculator(page);
    const asked = page.waitForRequest((sent) => sent.url().includes('/api/vehicles?') && sent.url().includes('search='));
    await page.getByLabel('Choose a van').fill(sold.model);
    expect((await asked).url()).toMatch(/limit=\d\d&/);
    await expect(page.locator('datalist option[value="Custom amount"]')).toBeAttached();
    const plate = sold.registrationNumber?.slice(0, 4) ?? '';
    await expect(page.locator(`datalist option[value*="${plate} ${sold.registrationNumber?.slice(4)}"]`)).toHaveCount(0);
  });

  test('that is sold leaves its price in a shared address: a custom amount, which has VAT', { tag: '@any-size' }, async ({
    page,
    request,
  }) => {
    const sold = await findVehicle(request, 'sold van', ({ isSold }) => isSold);
    for (const van of ['', `&vehicle=${sold.id}`]) {
      await openCalculator(page, `/finance?price=6995&vat=no${van}`);
      await expect(page.getByLabel('Vehicle price (plus VAT)')).toHaveValue('6,995');
    }
  });
});

test.describe('saving and asking', () => {
  test('saves the calculation once, says so, and tells the page', { tag: '@any-size' }, async ({ page }) => {
    await openCalculator(page);
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('finance:quote-saved', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    const answered = page.waitForResponse('**/api/finance/save');
    await page.getByRole('button', { name: 'Save' }).click();
    const response = await answered;
    expect(response.status()).toBe(201);
    expect(await response.request().headerValue('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.request().postDataJSON()).toEqual({
      vehicleId: null,
      vehiclePrice: 30000,
      deposit: 0,
      interestRate: 12,
      termMonths: 60,
      tradeInValue: '0',
      monthlyPayment: 800.8,
      totalCost: 48048.01,
      totalInterest: 12048.01,
    });
    const toast = page.getByRole('status').filter({ hasText: 'Calculation Saved' });
    await expect(toast).toContainText('Your finance calculation has been saved successfully.');
    expect(await told).toEqual({ vehicleId: null, monthlyPayment: 800.8 });
    await expectAccessible(page);
  });

  test('says Saving... meanwhile, takes no second press, and tries again under the same key', { tag: '@any-size' }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push('503');
    await openCalculator(page);
    const keys: (string | undefined)[] = [];
    let answer: () => void = () => undefined;
    await page.route('**/api/finance/save', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 503, body: 'down' });
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const saving = page.getByRole('button', { name: 'Saving...' });
    await expect(saving).toBeDisabled();
    await saving.click({ force: true });
    await expect.poll(() => keys.length).toBe(1);
    answer();
    const toast = page.getByRole('alert').filter({ hasText: 'Save Error' });
    await expect(toast).toContainText('Failed to save calculation. Please try again.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => keys.length).toBe(2);
    answer();
    expect(keys[0]).toBe(keys[1]);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  });

  test('gives up after 15 seconds on a service that does not answer', { tag: '@any-size' }, async ({ page }) => {
    await page.clock.install();
    await openCalculator(page);
    await page.route('**/api/finance/save', () => undefined);
    // What the first click loads has a time-out too.
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/back'));
    await page.getByRole('heading', { level: 1 }).click();
    await loaded;
    const asked = page.waitForRequest('**/api/finance/save');
    await page.getByRole('button', { name: 'Save' }).click();
    await asked;
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert').filter({ hasText: 'Save Error' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('Request Quote says so and opens the enquiry form with the calculation', async ({ page }) => {
    await openCalculator(page);
    await page.getByRole('button', { name: 'Request Quote' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Quote Requested' });
    await expect(toast).toContainText('Our sales team will contact you shortly with a personalised quote.');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('£800.80');
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});

test('on a van’s page the calculator opens with it, and what was put in is still there when it opens again', async ({
  page,
  request,
}) => {
  const van = await findVehicle(request, 'van with VAT', ({ vatQualifying, isSold }) => vatQualifying && !isSold);
  await openCalculator(page, `/vehicle/${van.id}`);
  const dialog = page.getByRole('dialog', { name: 'Calculate Finance' });
  await page.getByText('Calculate Finance').click();
  await expect(dialog.getByLabel('Choose a van')).toHaveValue(new RegExp(`^${van.make} ${van.model}, `));
  await expect(dialog.getByLabel('Vehicle price (plus VAT)')).toHaveValue(shown(van.price));
  await dialog.getByLabel('Deposit').fill('4000');
  await expect(dialog).toContainText('Representative example, 12.7% APR representative.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByText('Calculate Finance').click();
  await expect(dialog.getByLabel('Deposit')).toHaveValue('4,000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Calculation Saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Request Quote' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog')).toContainText(van.model);
});

test('a saved calculation is saved once, and is there again after a reload', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(request, 'van with VAT', ({ vatQualifying, isSold }) => vatQualifying && !isSold);
  await openCalculator(page, `/vehicle/${van.id}`);
  const dialog = page.getByRole('dialog', { name: 'Calculate Finance' });
  await page.getByText('Calculate Finance').click();
  await dialog.getByLabel('Deposit').fill('3500');
  const save = async () => {
    const answered = page.waitForResponse('**/api/finance/save');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const { id } = await (await answered).json();
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    return id;
  };
  expect(await save()).toBe(await save());
  await dialog.getByLabel('Deposit').fill('3600');
  await page.reload();
  await hydrated(page);
  await page.getByText('Calculate Finance').click();
  await expect(dialog.getByLabel('Deposit')).toHaveValue('3,500');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is a form that the server answers with the figures', async ({ page }) => {
    await page.goto('/finance');
    await expect(page.getByRole('main')).toContainText('Representative 12.7% APR.');
    await expect(figure(page, 'Monthly payment')).toHaveText('£800.80');
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    await page.getByLabel('Vehicle price').fill('20000');
    await page.getByLabel('Deposit').fill('4000');
    await page.getByRole('radio', { name: '36 months' }).check({ force: true });
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/price=20000&deposit=4000&rate=12&term=36/);
    await expect(page.getByLabel('Vehicle price')).toHaveValue('20,000');
    await expect(figure(page, 'Monthly payment')).toHaveText('£664.29');
    await page.getByText('See every payment, month by month').click();
    await expect(page.getByRole('row')).toHaveCount(37);
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expect(page).toHaveURL(/\/contact\?.*type=quote/);
  });
});
