import type { EnquiryRequest, Vehicle } from '@forecourt/contracts';
import type { Page } from '@playwright/test';
import { enquiriesFrom, fillPerson, NAME, newEmail, PHONE } from './support/enquiries.ts';
import { findVehicle } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

let van: Vehicle;

test.beforeEach(async ({ page, request }) => {
  van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
});

const DIALOGS = [
  {
    opener: 'Request Callback',
    submit: 'Request Callback',
    pending: 'Submitting...',
    sent: ['Request Submitted', "We'll call you back within 24 hours."],
    failed: 'Failed to submit request. Please try again.',
    type: 'callback',
  },
  {
    opener: 'Book Test Drive',
    submit: 'Book Test Drive',
    pending: 'Booking...',
    sent: ['Test Drive Booked', "We'll contact you to arrange your test drive."],
    failed: 'Failed to book test drive. Please try again.',
    type: 'test_drive',
  },
] as const;

/** The form; once it was sent, another dialog says so. */
const dialogOf = (page: Page) => page.locator('dialog:has(form[method="post"])');
const sentOf = (page: Page) => page.getByRole('dialog', { name: 'Your enquiry' });

async function open(page: Page, opener: string) {
  await page.getByRole('main').getByRole('link', { name: opener }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

for (const { opener, submit, pending, sent, failed, type } of DIALOGS) {
  test(`'${opener}' is stored, said and closed`, async ({ page, request }) => {
    const email = newEmail();
    const dialog = await open(page, opener);
    await fillPerson(dialog, email);
    await dialog.getByLabel('Preferred time').selectOption('Morning (9AM - 12PM)');
    await dialog.getByLabel('Message').fill('Is it ply lined?');
    await dialog.getByRole('button', { name: submit }).click();
    const said = page.getByRole('status').filter({ hasText: sent[0] });
    await expect(said).toContainText(sent[1]);
    await expect(dialog).toBeHidden();
    const confirmation = sentOf(page).getByRole('region', { name: 'Thank you' });
    const name = `${van.make} ${van.model}${van.registrationNumber ? ` ${van.registrationNumber}` : ''}`;
    for (const fact of [`We'll ring ${PHONE}.`, name, 'Morning (9AM - 12PM)', 'Is it ply lined?', email]) {
      await expect(confirmation).toContainText(fact);
    }
    // The toast says it; once is enough.
    for (const text of sent) await expect(confirmation).not.toContainText(text);
    await expectAccessible(page);
    await sentOf(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await enquiriesFrom(request, email)).toMatchObject([
      {
        vehicleId: van.id,
        customerName: NAME,
        customerPhone: PHONE,
        inquiryType: type,
        preferredContactTime: 'morning',
        message: 'Is it ply lined?',
      },
    ]);
  });

  test(`'${opener}' says what is missing beside each field, with the focus on the first`, async ({ page }) => {
    const dialog = await open(page, opener);
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog.getByLabel('Name *')).toBeFocused();
    for (const [label, message] of [
      ['Name *', 'Name must be at least 2 characters'],
      ['Email *', 'Please enter a valid email address'],
      ['Phone *', 'Please enter a valid phone number'],
    ] as const) {
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page);
    await dialog.getByLabel('Name *').fill('Al');
    await expect(dialog.getByText('Name must be at least 2 characters')).toBeHidden();
  });

  test(`'${opener}' keeps everything when the service does not answer, and sends it once when it does`, {
    tag: '@any-size',
  }, async ({ page, request, expectedConsole }) => {
    expectedConsole.push('503');
    const email = newEmail();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('/api/inquiries', async (route) => {
      await answered;
      await route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: {} });
    });
    const dialog = await open(page, opener);
    await fillPerson(dialog, email);
    await dialog.getByLabel('Message').fill('Is it ply lined?');
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog.getByRole('button', { name: pending })).toBeDisabled();
    answer();
    // One message, in the form, which stays; it covers no field.
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(`Error - ${failed}`);
    await expect(alert).toContainText('Something went wrong at our end. Nothing you typed is lost');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(dialog.getByLabel('Name *')).toHaveValue(NAME);
    await expect(dialog.getByLabel('Message')).toHaveValue('Is it ply lined?');
    await expectAccessible(page);
    await page.unroute('/api/inquiries');
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog).toBeHidden();
    expect(await enquiriesFrom(request, email)).toHaveLength(1);
  });
}

test('the callback form offers the four types and the four times', { tag: '@any-size' }, async ({ page }) => {
  const dialog = await open(page, 'Request Callback');
  await expect(dialog.getByLabel('Enquiry type *').getByRole('option')).toHaveText([
    'General Callback',
    'Request Quote',
    'Book Test Drive',
    'Finance Information',
  ]);
  await expect(dialog.getByLabel('Enquiry type *')).toHaveValue('callback');
  await expect(dialog.getByLabel('Preferred time').getByRole('option')).toHaveText([
    'Morning (9AM - 12PM)',
    'Afternoon (12PM - 5PM)',
    'Evening (5PM - 8PM)',
    'Anytime',
  ]);
  await expect(dialog.getByLabel('Message')).toHaveAttribute('rows', '3');
});

test('the test-drive form has no type picker', { tag: '@any-size' }, async ({ page }) => {
  const dialog = await open(page, 'Book Test Drive');
  await expect(dialog.getByLabel('Preferred time')).toBeVisible();
  await expect(dialog.getByLabel('Enquiry type *')).toHaveCount(0);
});

test('what was typed is there again when the form is opened again, and who asks goes on to the next form', {
  tag: '@any-size',
}, async ({ page }) => {
  const email = newEmail();
  let dialog = await open(page, 'Request Callback');
  await fillPerson(dialog, email);
  await dialog.getByLabel('Message').fill('Not finished');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  dialog = await open(page, 'Request Callback');
  await expect(dialog.getByLabel('Message')).toHaveValue('Not finished');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  dialog = await open(page, 'Book Test Drive');
  await expect(dialog.getByLabel('Email *')).toHaveValue(email);
  await expect(dialog.getByLabel('Message')).toHaveValue('');
  await page.reload();
  await hydrated(page);
  dialog = await open(page, 'Request Callback');
  await expect(dialog.getByLabel('Email *')).toHaveValue(email);
  await expect(dialog.getByLabel('Message')).toHaveValue('Not finished');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
  await dialog.getByRole('button', { name: 'Request Callback' }).click();
  await expect(sentOf(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(email);
});

test('a form that was sent begins anew, and takes the same details at a press', { tag: '@any-size' }, async ({ page }) => {
  const email = newEmail();
  let dialog = await open(page, 'Request Callback');
  await expect(dialog.getByRole('button', { name: 'Use the same details' })).toBeHidden();
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: 'Request Callback' }).click();
  await sentOf(page).getByRole('button', { name: 'Done' }).click();
  dialog = await open(page, 'Request Callback');
  for (const label of ['Name *', 'Phone *', 'Email *', 'Message']) await expect(dialog.getByLabel(label)).toHaveValue('');
  await dialog.getByRole('button', { name: 'Use the same details' }).click();
  await expect(dialog.getByLabel('Name *')).toHaveValue(NAME);
  await expect(dialog.getByLabel('Phone *')).toHaveValue(PHONE);
  await expect(dialog.getByLabel('Email *')).toHaveValue(email);
  await expect(dialog.getByLabel('Message')).toBeFocused();
});

test('pressing twice sends once, also sooner than the service takes for human', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const email = newEmail();
  const dialog = await open(page, 'Request Callback');
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: 'Request Callback' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(await enquiriesFrom(request, email)).toHaveLength(1);
});

test('an answer that got lost counts once when the form is sent again', { tag: '@any-size' }, async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('ERR_CONNECTION_RESET');
  const email = newEmail();
  await page.route(
    '/api/inquiries',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const dialog = await open(page, 'Request Callback');
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: 'Request Callback' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'check your connection' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Request Callback' }).click();
  await expect(dialog).toBeHidden();
  expect(await enquiriesFrom(request, email)).toHaveLength(1);
});

for (const { opener, submit } of DIALOGS) {
  test(`'${opener}': what the server alone refuses stands beside its fields, with the focus on the first and no toast`, {
    tag: '@any-size',
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push('400');
    const errors = [
      { path: 'customerEmail', message: 'Please enter a valid email address' },
      { path: 'customerPhone', message: 'Please enter a valid phone number' },
    ];
    await page.route('/api/inquiries', (route) =>
      route.fulfill({ status: 400, json: { code: 'SERVICE.INPUT_REFUSED', detail: 'x', errors } }),
    );
    const dialog = await open(page, opener);
    await fillPerson(dialog, newEmail());
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog.getByLabel('Email *')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(dialog.getByLabel('Phone *')).toBeFocused();
    await expect(page.getByText('Please try again.')).toHaveCount(0);
  });

  test(`'${opener}' names every field that is wrong at the first press`, { tag: '@any-size' }, async ({ page }) => {
    const dialog = await open(page, opener);
    await fillPerson(dialog, 'priya.flowersgmail.com');
    await dialog.getByLabel('Phone *').fill('07700 9oo123');
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog.getByLabel('Phone *')).toHaveAccessibleDescription('Enter a phone number, for example 0151 496 0123');
    await expect(dialog.getByLabel('Email *')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(dialog.getByLabel('Phone *')).toBeFocused();
    await expect(page.getByText('Please try again.')).toHaveCount(0);
  });
}

test('a message that is too long is not cut, and says by how much', { tag: '@any-size' }, async ({ page }) => {
  const dialog = await open(page, 'Request Callback');
  await fillPerson(dialog, newEmail());
  await dialog.getByLabel('Message').fill('x'.repeat(5_012));
  await expect(dialog.getByText('12 characters too many')).toBeVisible();
  await dialog.getByRole('button', { name: 'Request Callback' }).click();
  await expect(dialog.getByLabel('Message')).toHaveAccessibleDescription(/Message must be at most 5,000 characters/);
  await expect(dialog.getByLabel('Message')).toHaveValue('x'.repeat(5_012));
});

test('after too many it says when to try again', { tag: '@any-size' }, async ({ page, expectedConsole }) => {
  expectedConsole.push('429');
  await page.route('/api/inquiries', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '420' }, json: {} }));
  const dialog = await open(page, 'Request Callback');
  await fillPerson(dialog, newEmail());
  await dialog.getByRole('button', { name: 'Request Callback' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'try again in 7 minutes' })).toBeVisible();
});

test('without its form token it is sent all the same', { tag: '@any-size' }, async ({ page, request, expectedConsole }) => {
  expectedConsole.push('503');
  await page.route('/api/inquiries/form-token', (route) => route.fulfill({ status: 503, json: {} }));
  const email = newEmail();
  const dialog = await open(page, 'Request Callback');
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: 'Request Callback' }).click();
  await expect(dialog).toBeHidden();
  expect(await enquiriesFrom(request, email)).toHaveLength(1);
});

test('where the dialog cannot be loaded, the same form is a page', { tag: '@any-size' }, async ({ page, expectedConsole }) => {
  expectedConsole.push('Failed to load', 'ChunkLoadError', 'Loading chunk', 'Loading CSS chunk');
  await page.route(/\/assets\/enquiry-dialog/, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Book Test Drive' }).click();
  await expect(page).toHaveURL(`/contact?vehicle=${van.id}&type=test_drive`);
  await expect(page.getByLabel('Enquiry type *')).toHaveValue('test_drive');
  await expect(page.getByRole('link', { name: `${van.make} ${van.model}` })).toBeVisible();
});

test('a quote shows the calculation with its APR, and sends it along', { tag: '@each-size' }, async ({ page, request }) => {
  const calculation = {
    vehiclePrice: 30_000,
    deposit: 0,
    interestRate: 12,
    termMonths: 60,
    tradeInValue: '0',
    monthlyPayment: 800.8,
    totalCost: 48_048.01,
    totalInterest: 12_048.01,
  } as const;
  const detail: EnquiryRequest = { form: 'quote', vehicle: null, calculation };
  const dialog = dialogOf(page);
  // Until the shell listens, which is a moment after its heading has been hydrated.
  await expect(async () => {
    await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('enquiry:requested', { detail })), detail);
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const shown = dialog.getByRole('region', { name: 'Your calculation' });
  for (const figure of [
    '£800.80',
    '12.7% APR representative',
    '£36,000.00',
    '£48,048.01',
    '60 of £800.80',
    '12.0% a year fixed',
  ]) {
    await expect(shown).toContainText(figure);
  }
  await expectAccessible(page);
  const email = newEmail();
  await fillPerson(dialog, email);
  const [sent] = await Promise.all([
    page.waitForRequest('/api/inquiries'),
    dialog.getByRole('button', { name: 'Request Quote' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ inquiryType: 'quote', calculation });
  const said = page.getByRole('status').filter({ hasText: 'Quote Requested' });
  await expect(said).toContainText('Our sales team will contact you shortly with a personalised quote.');
  expect(await enquiriesFrom(request, email)).toMatchObject([{ inquiryType: 'quote', vehicleId: null }]);
});

test('from the search to a booked test drive by keyboard alone', { tag: '@any-size' }, async ({ page, request }) => {
  const email = newEmail();
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      if (await reached()) return;
    }
    throw new Error('It cannot be reached with the Tab key');
  };
  const onText = (text: string) => () => page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, text);
  await page.goto('/');
  await hydrated(page);
  await tabTo(onText('Search Vans'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vehicles/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Browse Our Van Collection');
  await tabTo(() => page.evaluate(() => /^\/vehicle\/\d+$/.test(document.activeElement?.getAttribute('href') ?? '')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vehicle\/\d+/);
  await tabTo(onText('Book Test Drive'));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByLabel('Name *')).toBeFocused();
  for (const text of [NAME, PHONE, email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(async () =>
    dialogOf(page)
      .getByRole('button', { name: 'Book Test Drive' })
      .evaluate((b) => b === document.activeElement),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Test Drive Booked' })).toBeVisible();
  expect(await enquiriesFrom(request, email)).toMatchObject([{ inquiryType: 'test_drive' }]);
});

for (const width of [320, 390, 768, 1440]) {
  test(`the form fits a screen ${width} px wide, its button in sight`, { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const dialog = await open(page, 'Request Callback');
    await dialog.getByRole('button', { name: 'Request Callback' }).click();
    await expectNoSidewaysScroll(page);
    await expect(dialog.getByRole('button', { name: 'Request Callback' })).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}
