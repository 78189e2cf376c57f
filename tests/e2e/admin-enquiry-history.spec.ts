import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const ahead = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const inWords = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(at),
  );

test('how an appointment was moved and the status changed is read on the card, also when a colleague does it', async ({
  office,
  request,
}) => {
  const id = await enquire(request, someCustomer());
  const change = async (data: object) =>
    expect((await request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data })).status()).toBe(200);
  const [first, second] = [ahead(3), ahead(9)];
  const despite = ['closed', 'booked'];
  await change({ status: 'appointment', appointmentAt: first, despite, version: 1 });
  const stream = office.waitForResponse('**/api/admin/changes');
  await office.goto(`/admin?tab=inquiries&enquiry=${id}`);
  await stream;
  const card = office.getByRole('article').first();
  await card.getByText('2 changes').focus();
  await office.keyboard.press('Enter');
  await expect(card.getByText(/ changed the status from 'New' to 'Appointment', /)).toBeVisible();
  await expect(card.getByText(new RegExp(` set the appointment for \\w+ ${inWords(first)} at `))).toBeVisible();
  await change({ appointmentAt: second, despite, version: 2 });
  const moved = new RegExp(` moved the appointment from \\w+ ${inWords(first)} at .* to \\w+ ${inWords(second)} at `);
  await expect(card.getByText(moved)).toBeVisible();
  await card.getByLabel(/^Status of/).selectOption('contacted');
  await expect(card.getByText(/ changed the status from 'Appointment' to 'Contacted', /)).toBeVisible();
  await expect(card.getByText(/ took out the appointment of /)).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('the words that a correction replaced are read on the card until the note is deleted', async ({ office, request }) => {
  const id = await enquire(request, someCustomer());
  const stream = office.waitForResponse('**/api/admin/changes');
  await office.goto(`/admin?tab=inquiries&enquiry=${id}`);
  await stream;
  const card = office.getByRole('article').first();
  await card.getByPlaceholder('Add a note').fill('Comes on Firday');
  await card.getByRole('button', { name: 'Add note' }).click();
  await card.getByRole('button', { name: /^Edit the note/ }).click();
  const note = card.getByRole('form', { name: /^Edit the note/ });
  await note.getByRole('textbox').fill('Comes on Friday');
  await note.getByRole('button', { name: 'Keep' }).click();
  await card.getByText('1 change').click();
  await expect(card.getByText(/^You corrected a note, /)).toBeVisible();
  await expect(card.getByRole('blockquote')).toHaveText('Comes on Firday');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await card.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(card.getByText('Comes on Firday')).toBeHidden();
});

test('a deleted note comes back by Undo with its earlier words, in every tab', async ({ office, request }) => {
  const id = await enquire(request, someCustomer());
  const list = `/admin?tab=inquiries&enquiry=${id}`;
  const open = async (page: Page) => {
    await page.goto(list);
    return page.getByRole('article').first();
  };
  const noteOn = (card: Locator) => card.getByText('Comes on Friday', { exact: true });
  const remove = (card: Locator) => card.getByRole('button', { name: /^Delete the note/ });
  const stream = office.waitForResponse('**/api/admin/changes');
  const card = await open(office);
  await stream;
  await card.getByPlaceholder('Add a note').fill('Comes on Firday');
  await card.getByRole('button', { name: 'Add note' }).click();
  await card.getByRole('button', { name: /^Edit the note/ }).click();
  const form = card.getByRole('form', { name: /^Edit the note/ });
  await form.getByRole('textbox').fill('Comes on Friday');
  await form.getByRole('button', { name: 'Keep' }).click();
  await expect(card.getByText('1 change')).toBeVisible();
  const second = await office.context().newPage();
  await second.addInitScript((token) => localStorage.setItem('adminToken', token), process.env['STAFF_TOKEN'] ?? '');
  const secondCard = await open(second);
  await expect(noteOn(secondCard)).toBeVisible();

  await remove(card).dblclick();
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText(/^Note on .* restored$/)).toBeVisible();
  await expect(noteOn(card)).toBeVisible();
  await expect(card.getByText(/, edited$/)).toBeVisible();
  await card.getByText('1 change').click();
  await expect(card.getByRole('blockquote')).toHaveText('Comes on Firday');
  await expect(noteOn(secondCard)).toBeVisible();

  await remove(card).click();
  await expect(noteOn(card)).toBeHidden();
  await expect(card.getByText('1 change')).toBeHidden();
  await expect(noteOn(secondCard)).toBeHidden();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await second.close();
});

test('a note that two tabs delete is no failure, and either may undo it', { tag: '@any-size' }, async ({
  office,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('the server responded with a status of 404');
  const id = await enquire(request, someCustomer());
  const path = `/api/inquiries/${id}/notes`;
  const headers = { ...staffHeaders, 'idempotency-key': randomUUID() };
  const note = await (await request.post(path, { headers, data: { text: 'Comes on Friday' } })).json();
  await office.route('**/api/admin/changes', (route) => route.fulfill({ status: 204 }));
  await office.goto(`/admin?tab=inquiries&enquiry=${id}`);
  const card = office.getByRole('article').first();
  await expect(card.getByText('Comes on Friday')).toBeVisible();
  await request.delete(`${path}/${note.id}`, { headers: staffHeaders });
  await card.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(card.getByText('Comes on Friday')).toBeHidden();
  await request.post(`${path}/${note.id}/restore`, { headers: staffHeaders });
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText(/^Note on .* restored$/)).toBeVisible();
  await expect(card.getByText('Comes on Friday')).toHaveCount(1);
});
