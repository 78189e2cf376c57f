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
  await card.getByLabel(/^Status of/).selectOption('lost');
  await expect(card.getByText(/ changed the status from 'Appointment' to 'Lost', /)).toBeVisible();
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
  await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card.getByText('Comes on Firday')).toBeHidden();
});
