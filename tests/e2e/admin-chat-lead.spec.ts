import { answerQuestions, answerWith, ask, log, openChat } from './support/chat.ts';
import { dealership } from './support/dealership.ts';
import { newEmail } from './support/enquiries.ts';
import { test } from './support/office.ts';
import { expect } from './support/test.ts';

test('staff see a lead from the chat, with what was said in it', { tag: '@any-size' }, async ({ office: page }) => {
  const email = newEmail();
  await answerQuestions(page, 200, answerWith([], 'We have one.'));
  await openChat(page);
  await ask(page, 'A van for ladders');
  await expect(log(page)).toContainText('We have one.');
  await page.getByRole('button', { name: 'Speak to Sales Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Speak to Sales Team' });
  await dialog.getByLabel('Name *').fill('Dave Pritchard');
  await dialog.getByLabel('Email *').fill(email);
  await dialog.getByLabel('Message').fill('Ring me after four.');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(log(page)).toContainText('Thank you, Dave.');

  await page.goto(`/admin?tab=inquiries&q=${encodeURIComponent(email)}`);
  const enquiry = page.getByRole('article', { name: 'Dave Pritchard, Chat' });
  await expect(enquiry).toContainText('Customer Message');
  await expect(enquiry).toContainText('Ring me after four.');
  await expect(enquiry).toContainText('Chat History');
  await expect(enquiry).toContainText('A van for ladders');
  await expect(enquiry).toContainText(`${dealership.tradingName} (AI Assistant)`);
});
