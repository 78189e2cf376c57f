import type { Page } from '@playwright/test';
import { newEmail } from './support/enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: /^Submit/ });

async function fill(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel('Erasure').check();
  await page.getByLabel('First name *').fill('Ann');
  await page.getByLabel('Last name *').fill('Example');
  await page.getByLabel('Email *').fill(email);
  await page.getByRole('checkbox').check();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/data-subject-rights');
  await hydrated(page);
});

test('each right is explained, and beside the form stands what to know', { tag: '@any-size' }, async ({ page }) => {
  for (const right of ['Access', 'Rectification', 'Erasure', 'Restriction', 'Portability', 'Objection']) {
    await expect(page.getByRole('radio', { name: new RegExp(`^${right} .{20,}`) })).toBeVisible();
  }
  const cards = page.getByRole('complementary', { name: 'About your request' });
  for (const title of ['Your rights', 'How long it takes', 'Proving who you are', 'If you are not satisfied', 'Contact us']) {
    await expect(cards.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(cards).toContainText('within 30 days');
  await expect(cards).toContainText('up to a further 60 days');
  await expect(cards.getByRole('link', { name: 'ico.org.uk/make-a-complaint' })).toBeVisible();
});

test('the button is off until everything needed is set', { tag: '@any-size' }, async ({ page }) => {
  await expect(button(page)).toBeDisabled();
  const steps = [
    () => page.getByLabel('Access').check(),
    () => page.getByLabel('First name *').fill('Ann'),
    () => page.getByLabel('Last name *').fill('Example'),
    () => page.getByLabel('Email *').fill('ann@example.org'),
  ];
  for (const step of steps) {
    await step();
    await expect(button(page)).toBeDisabled();
  }
  await page.getByRole('checkbox').check();
  await expect(button(page)).toBeEnabled();
  await page.getByRole('checkbox').uncheck();
  await expect(button(page)).toBeDisabled();
});

test('a request is received: its reference and due date are there to keep, and the form is clear', async ({ page }) => {
  await fill(page);
  await button(page).click();
  const received = page.getByRole('region', { name: 'Your request' });
  await expect(received).toContainText(
    "Request Submitted - We'll process your request within 30 days and contact you with updates.",
  );
  await expect(received).toContainText(/DSR-[\dA-Z]{4}-[\dA-Z]{4}/);
  await expect(received).toContainText(/We'll answer by\d{1,2} [A-Z][a-z]+ \d{4}/);
  await expect(page.getByText('Request Submitted')).toHaveCount(1);
  await expect(page.getByLabel('First name *')).toHaveValue('');
  await expect(page.getByLabel('Erasure')).not.toBeChecked();
  await expect(button(page)).toBeDisabled();
  await expectAccessible(page);
  const reference = await received.getByText(/^DSR-/).textContent();
  await page.reload();
  await expect(received).toContainText(reference ?? 'no reference');
});

test('a request that fails keeps what was typed', { tag: '@any-size' }, async ({ page, expectedConsole }) => {
  expectedConsole.push('503');
  await page.route('/api/data-subject-request', (route) => route.fulfill({ status: 503, json: {} }));
  await fill(page);
  await button(page).click();
  // One message, which stays.
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Submission Failed - Please try again or contact us directly.',
  );
  await expect(page.getByLabel('First name *')).toHaveValue('Ann');
  await expect(page.getByLabel('Erasure')).toBeChecked();
  await expectAccessible(page);
});

test('an e-mail address that is none is said beside its field', { tag: '@any-size' }, async ({ page }) => {
  await fill(page, 'ann@example');
  await button(page).click();
  await expect(page.getByLabel('Email *')).toBeFocused();
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(button(page)).toHaveAccessibleDescription('Correct what is marked in red.');
  await page.getByLabel('Email *').fill('ann@example.org');
  await expect(button(page)).toHaveAccessibleDescription('Everything needed is filled in.');
});

for (const width of [320, 390, 768, 1440]) {
  test(`it fits ${width} px`, { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
