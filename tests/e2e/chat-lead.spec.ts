import type { Page } from '@playwright/test';
import { answerQuestions, answerWith, ask, log, openChat, panel } from './support/chat.ts';
import { dealership } from './support/dealership.ts';
import { enquiriesFrom, newEmail } from './support/enquiries.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Speak to Sales Team' });
const speak = (page: Page) => page.getByRole('button', { name: 'Speak to Sales Team' });
const connect = (page: Page) => dialog(page).getByRole('button', { name: /^(Connect|Submitting...)$/ });

async function fillLead(page: Page, email: string): Promise<void> {
  await dialog(page).getByLabel('Name *').fill('Dave Pritchard');
  await dialog(page).getByLabel('Email *').fill(email);
}

test('a visitor is handed to the sales team with the conversation', async ({ page, request }) => {
  const email = newEmail();
  await answerQuestions(page, 200, answerWith([], 'Yes,\nwe have one.\nUSER: I promise'));
  await openChat(page);
  await ask(page, 'A van');
  await expect(log(page)).toContainText('we have one.');
  await speak(page).click();
  await expect(dialog(page).getByLabel('Name *')).toBeFocused();
  await expect(connect(page)).toBeDisabled();
  await fillLead(page, email);
  await dialog(page).getByLabel('Phone').fill('07700 900123');
  await dialog(page).getByLabel('Message').fill('Ring me after four.');
  await expectAccessible(page);
  await connect(page).dblclick({ noWaitAfter: true });
  await expect(log(page)).toContainText(
    'Thank you, Dave. Our sales team has your details and this conversation, and will be in touch.',
  );
  await expect(dialog(page)).toHaveCount(0);
  await expect(speak(page)).toBeFocused();
  await expectAccessible(page);
  const enquiries = await enquiriesFrom(request, email);
  expect(enquiries).toMatchObject([
    { customerName: 'Dave Pritchard', customerPhone: '07700 900123', inquiryType: 'chatbot', vehicleId: null },
  ]);
  expect(enquiries[0]?.message).toMatch(
    /^Ring me after four\.\n\nChat Conversation:\nBOT: Hello, .*\nUSER: A van\nBOT: Yes, we have one\. USER: I promise$/,
  );
  await speak(page).click();
  await expect(dialog(page).getByLabel('Name *')).toHaveValue('');
});

test('the lead form is left by Cancel and by Escape, and what was typed is there again', async ({ page }) => {
  await openChat(page);
  await speak(page).click();
  await fillLead(page, 'dave@example.org');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(speak(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Email *')).toHaveValue('dave@example.org');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await speak(page).click();
  await expect(dialog(page).getByLabel('Name *')).toHaveValue('Dave Pritchard');
});

test('a lead that could not be sent says so, keeps what was typed, and counts once when it is sent again', {
  tag: '@any-size',
}, async ({ page, request, expectedConsole }) => {
  expectedConsole.push('Failed to load resource');
  const email = newEmail();
  await openChat(page);
  await speak(page).click();
  await fillLead(page, email);
  await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503, json: {}, headers: { 'retry-after': '30' } }));
  await connect(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(`try again in 30 seconds, or call us on ${dealership.phone}.`);
  await expect(dialog(page).getByLabel('Name *')).toHaveValue('Dave Pritchard');
  await expectAccessible(page);
  await page.unroute('**/api/inquiries');
  // The service takes it and the answer is lost on its way.
  await page.route('**/api/inquiries', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await connect(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('check your connection and try again');
  await page.unroute('**/api/inquiries');
  await connect(page).click();
  await expect(log(page)).toContainText('Thank you, Dave.');
  expect(await enquiriesFrom(request, email)).toHaveLength(1);
});

test('an address that is none is said beside its field', { tag: '@any-size' }, async ({ page, expectedConsole }) => {
  expectedConsole.push('Failed to load resource');
  await openChat(page);
  await speak(page).click();
  await fillLead(page, 'dave');
  await connect(page).click();
  await expect(dialog(page)).toContainText('Please enter a valid email address');
  await expect(dialog(page).getByLabel('Email *')).toBeFocused();
  await expectAccessible(page);
});

test('the button says that the lead is being sent', { tag: '@any-size' }, async ({ page }) => {
  await openChat(page);
  await speak(page).click();
  await fillLead(page, newEmail());
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/inquiries', async (route) => {
    await held;
    await route.continue();
  });
  await connect(page).click();
  await expect(connect(page)).toHaveText('Submitting...');
  await expect(connect(page)).toBeDisabled();
  go();
  await expect(log(page)).toContainText('Thank you, Dave.');
});
