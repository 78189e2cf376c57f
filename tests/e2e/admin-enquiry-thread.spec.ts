import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { enquiriesFrom } from './support/enquiries.ts';
import { staffHeaders, test } from './support/office.ts';
import { enquire, type SomeCustomer, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const openCard = async (office: Page, { mark }: SomeCustomer) => {
  await office.goto(`/admin?tab=inquiries&q=${mark}`);
  return office.getByRole('article', { name: new RegExp(mark) });
};
/** Nothing on the machine that runs the tests answers such a link. */
const stayHere = (office: Page) =>
  office.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }));
/** A number of nobody else's. */
const ownNumber = () => `07700 9${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`;

test('a call is kept once somebody says so, with what came of it, and answers the enquiry', async ({ office, request }) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const card = await openCard(office, customer);
  const call = card.getByRole('link', { name: /^Call/ });
  await stayHere(office);
  await call.click();
  const question = card.getByRole('form', { name: /^How did the call go\?/ });
  await expect(question).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  await expect(card.getByRole('link', { name: 'Reply to' })).toBeFocused();
  expect((await enquiriesFrom(request, customer.email))[0]).toMatchObject({ status: 'new', steps: [] });

  await stayHere(office);
  await call.click();
  await question.getByLabel(/^Note on it/).fill('Comes on Friday');
  await question.getByRole('button', { name: 'Save the call' }).click();
  await expect(question.getByText('Choose what came of it')).toBeVisible();
  await expect(question.getByLabel('Spoke to them')).toBeFocused();
  await question.getByLabel('Spoke to them').check();
  await question.getByRole('button', { name: 'Save the call' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(question).toBeHidden();
  await expect(card.getByText(/^You spoke to them on the phone/)).toHaveCount(1);
  await expect(card.getByText('Comes on Friday')).toBeVisible();
  await expect(card.getByLabel(/^Status of/)).toHaveValue('contacted');
  await expect(card.getByText(/^(Waiting|We open)/)).toBeHidden();
  expect((await enquiriesFrom(request, customer.email))[0]?.steps).toHaveLength(1);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.reload();
  await expect(card.getByText(/^You spoke to them on the phone/)).toBeVisible();
});

test('a call that came in is logged without calling', { tag: '@any-size' }, async ({ office, request }) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const card = await openCard(office, customer);
  await card.getByRole('button', { name: 'Log a call' }).click();
  const question = card.getByRole('form', { name: /^How did the call go\?/ });
  await question.getByLabel('Spoke to them').check();
  await question.getByRole('button', { name: 'Save the call' }).click();
  await expect(card.getByText(/^You spoke to them on the phone/)).toBeVisible();
  await expect(question).toBeHidden();
});

const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 24 * 3_600_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(day);
};

test('a call that nobody answers leaves the enquiry unanswered, is rung again, and survives a reload while it is typed', async ({
  office,
  request,
}) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const card = await openCard(office, customer);
  await stayHere(office);
  await card.getByRole('link', { name: /^Call/ }).click();
  const question = card.getByRole('form', { name: /^How did the call go\?/ });
  await question.getByLabel('No answer').check();
  await question.getByLabel(/^Note on it/).fill('Rings off at once');
  await question.getByLabel('Ring again on (optional)').fill(inDays(-1));
  await office.reload();
  await expect(question.getByLabel('No answer')).toBeChecked();
  await expect(question.getByLabel(/^Note on it/)).toHaveValue('Rings off at once');
  await question.getByRole('button', { name: 'Save the call' }).click();
  await expect(question.getByText('That day has passed. Choose today or a later day')).toBeVisible();
  await expect(question.getByLabel('Ring again on (optional)')).toBeFocused();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await question.getByLabel('Ring again on (optional)').fill(inDays(3));
  await question.getByLabel('UK time').fill('10:30');
  await question.getByRole('button', { name: 'Save the call' }).click();
  await expect(question).toBeHidden();
  await expect(card.getByText(/^You called: no answer/)).toBeVisible();
  await expect(card.getByLabel(/^Status of/)).toHaveValue('new');
  await expect(card.getByText('Called once, not reached')).toBeVisible();
  const again = card.getByRole('region', { name: 'Call to make' });
  await expect(again).toContainText(/Ring again .* at 10:30/);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  await again.getByRole('button', { name: 'Change time' }).click();
  await again.getByLabel('UK time').fill('11:15');
  await again.getByRole('button', { name: 'Keep' }).click();
  await expect(again).toContainText('at 11:15');
  await again.getByRole('button', { name: 'Done' }).click();
  await expect(again).toBeHidden();
  await expect
    .poll(async () => (await enquiriesFrom(request, customer.email))[0])
    .toMatchObject({ id, status: 'new', ringAgainAt: null, steps: [{ outcome: 'no-answer', text: 'Rings off at once' }] });
});

test('who wrote a note or a call corrects and deletes it, and it says so', async ({ office, request }) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const send = (path: string, data: object) =>
    request.post(`/api/inquiries/${id}/${path}`, { headers: { ...staffHeaders, 'idempotency-key': randomUUID() }, data });
  await send('contacts', { way: 'called', outcome: 'no-answer', text: 'Rings of' });
  await send('notes', { text: 'Wants it in wite' });
  const card = await openCard(office, customer);
  await card.getByRole('button', { name: /^Edit the call/ }).click();
  const call = card.getByRole('form', { name: /^Edit the call/ });
  await expect(call.getByRole('textbox')).toBeFocused();
  await call.getByLabel('Left a message').check();
  await call.getByRole('textbox').fill('Rings off');
  await office.reload();
  await expect(call.getByRole('textbox')).toHaveValue('Rings off');
  await call.getByLabel('Left a message').check();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await call.getByRole('button', { name: 'Keep' }).click();
  await expect(call).toBeHidden();
  await expect(card.getByText(/^You called: left a message, .*, edited$/)).toBeVisible();
  await expect(card.getByText('Rings off')).toBeVisible();

  await card.getByRole('button', { name: /^Edit the note/ }).click();
  const note = card.getByRole('form', { name: /^Edit the note/ });
  await note.getByRole('textbox').fill('');
  await expect(note.getByRole('button', { name: 'Keep' })).toBeDisabled();
  await note.getByRole('textbox').fill('Wants it in white');
  await note.getByRole('button', { name: 'Keep' }).click();
  await expect(card.getByText('Wants it in white')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await card.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(card.getByText('Wants it in white')).toBeHidden();
  await expect(office.getByText(/^Note on .* deleted$/)).toBeVisible();
  await card.getByRole('button', { name: /^Delete the call/ }).click();
  await expect(card.getByText('Rings off')).toBeHidden();
  await expect(office.getByText(/^Call to .* deleted$/)).toBeVisible();
  await expect.poll(async () => (await enquiriesFrom(request, customer.email))[0]).toMatchObject({ notes: [], steps: [] });
});

test('the first enquiry of an empty list is shown as soon as it is counted', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  const customer = someCustomer();
  for (const order of ['', '&status=new']) {
    const other = { ...customer, email: `${order.length}-${customer.email}` };
    const stream = office.waitForResponse('**/api/admin/changes');
    await office.goto(`/admin?tab=inquiries&q=${other.email}${order}`);
    await stream;
    await expect(office.getByText('No enquiries found')).toBeVisible();
    await enquire(request, other);
    await expect(office.getByRole('heading', { level: 1, name: '1 enquiry' })).toBeVisible();
    await expect(office.getByRole('article')).toHaveCount(1);
    await expect(office.getByText('No enquiries found')).toBeHidden();
  }
});

/** A day of the week that is no bank holiday, and a minute of opening hours, that no other test has. */
function someTime(weekday: number): { readonly day: string; readonly time: string } {
  const days = Array.from({ length: 350 }, (_, index) => inDays(index + 2)).filter(
    (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday && !/-(12-2[4-8]|01-0[1-4])$/.test(day),
  );
  return { day: days[randomInt(days.length)] ?? '', time: `1${randomInt(1, 7)}:${randomInt(10, 60)}` };
}
const [SUNDAY, WEDNESDAY] = [0, 3];

/** When a clock in the United Kingdom shows that. */
function momentOf({ day, time }: ReturnType<typeof someTime>): string {
  const ofUk = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });
  const shown = Date.parse(`${day}T${time}:00Z`);
  const at = [shown, shown - 3_600_000].find((moment) => ofUk.format(moment) === `${day} ${time}`) ?? shown;
  return new Date(at).toISOString();
}

test('an appointment has a day and a time, is moved and cancelled', async ({ office, request }) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const card = await openCard(office, customer);
  await card.getByLabel(/^Status of/).selectOption('Appointment');
  const appointment = card.getByRole('region', { name: 'Appointment' });
  await expect(appointment.getByLabel('Day')).toBeFocused();
  await expect(appointment.getByRole('button', { name: 'Keep' })).toBeInViewport();
  await appointment.getByRole('button', { name: 'Keep' }).click();
  await expect(appointment.getByText('Choose a date')).toBeVisible();
  await expect(appointment.getByLabel('Day')).toBeFocused();
  const [first, second] = [someTime(WEDNESDAY), someTime(WEDNESDAY)];
  await appointment.getByLabel('Day').fill(first.day);
  await appointment.getByLabel('UK time').fill(first.time);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await appointment.getByRole('button', { name: 'Keep' }).click();
  await expect(appointment).toContainText(new RegExp(`Appointment Wed .* at ${first.time}`));
  await expect(appointment).toBeFocused();
  await appointment.getByRole('button', { name: 'Move' }).click();
  await expect(appointment.getByLabel('Day')).toBeFocused();
  await appointment.getByLabel('Day').fill(second.day);
  await appointment.getByLabel('UK time').fill(second.time);
  await appointment.getByRole('button', { name: 'Keep' }).click();
  await expect(appointment).toContainText(`at ${second.time}`);
  await expect(appointment.getByRole('button', { name: 'Move' })).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await appointment.getByRole('button', { name: 'Cancel appointment' }).click();
  const question = office.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expectAccessible(office);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(appointment).toContainText(`at ${second.time}`);
  await appointment.getByRole('button', { name: 'Cancel appointment' }).click();
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(appointment).toBeHidden();
  await expect(office.getByRole('main')).toBeFocused();
  await expect(card.getByLabel(/^Status of/)).toHaveValue('contacted');
  await expect
    .poll(async () => (await enquiriesFrom(request, customer.email))[0])
    .toMatchObject({ status: 'contacted', appointmentAt: null });
});

test('a time at which nobody is there, or somebody else comes, is asked about and kept once it is meant', async ({
  office,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('409');
  const [other, customer] = [someCustomer(), someCustomer()];
  const [closed, booked] = [someTime(SUNDAY), someTime(WEDNESDAY)];
  const [otherId] = [await enquire(request, other), await enquire(request, customer)];
  const booking = { status: 'appointment', appointmentAt: momentOf(booked), version: 1 };
  expect((await request.patch(`/api/inquiries/${otherId}`, { headers: staffHeaders, data: booking })).status()).toBe(200);
  const card = await openCard(office, customer);
  await card.getByLabel(/^Status of/).selectOption('Appointment');
  const appointment = card.getByRole('region', { name: 'Appointment' });
  const choose = async ({ day, time }: { day: string; time: string }) => {
    await appointment.getByLabel('Day').fill(day);
    await appointment.getByLabel('UK time').fill(time);
  };
  await choose(closed);
  await appointment.getByRole('button', { name: 'Keep' }).click();
  await expect(appointment.getByRole('alert')).toHaveText(/^We are closed on Sunday \d+ \w+\.$/);
  await expect(appointment.getByLabel('UK time')).toHaveValue(closed.time);
  await expect(office.getByText('Failed to change the appointment')).toBeHidden();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  // Another time is asked about anew.
  await choose(booked);
  await expect(appointment.getByRole('alert')).toBeHidden();
  await appointment.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(appointment.getByRole('alert')).toHaveText(`${other.name} is already booked at ${booked.time} on that day.`);
  await expectAccessible(office);
  expect((await enquiriesFrom(request, customer.email))[0]?.appointmentAt).toBeNull();
  await appointment.getByRole('button', { name: 'Keep it anyway' }).dblclick();
  await expect(appointment).toContainText(new RegExp(`Appointment Wed .* at ${booked.time}`));
  await expect(appointment).toBeFocused();
  await expect.poll(async () => (await enquiriesFrom(request, customer.email))[0]?.appointmentAt).toBe(booking.appointmentAt);
  await request.patch(`/api/inquiries/${otherId}`, { headers: staffHeaders, data: { status: 'lost', version: 2 } });
});

test('a message by WhatsApp is kept without a note, and a note is kept when the server is away', { tag: '@any-size' }, async ({
  office,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  const customer = someCustomer();
  await enquire(request, customer, { customerPhone: '07700 900123' });
  const card = await openCard(office, customer);
  await stayHere(office);
  await card.getByRole('link', { name: /^WhatsApp/ }).click();
  const question = card.getByRole('form', { name: /^Have you written on WhatsApp\?/ });
  await question.getByRole('textbox').fill('Sent a picture');
  const down = { status: 503, json: { code: 'SERVICE.UNAVAILABLE', detail: 'Please try again in 5 seconds.' } };
  await office.route('**/contacts', (route) => route.fulfill(down));
  await question.getByRole('button', { name: 'I wrote on WhatsApp' }).click();
  await expect(office.getByText('Failed to keep it')).toBeVisible();
  await expect(question.getByRole('textbox')).toHaveValue('Sent a picture');
  await office.unroute('**/contacts');
  await question.getByRole('textbox').fill('');
  await question.getByRole('button', { name: 'I wrote on WhatsApp' }).click();
  await expect(card.getByText(/^You wrote on WhatsApp/)).toBeVisible();
});

test('the enquiries of one person are tied: each opens with one click, all together too, and the back button returns', async ({
  office,
  request,
}) => {
  const [customer, customerPhone] = [someCustomer(), ownNumber()];
  const [first, second] = [
    await enquire(request, customer, { customerPhone, message: 'The first' }),
    await enquire(request, customer, { customerPhone, message: 'The second', inquiryType: 'quote' }),
  ];
  const partner = someCustomer();
  await enquire(request, partner, { customerPhone, message: 'The third' });
  await office.goto(`/admin?tab=inquiries&enquiry=${first}`);
  const card = office.getByRole('article');
  await expect(card).toHaveCount(1);
  const others = card.getByRole('region', { name: 'Enquiries of the same person' });
  await expect(others).toContainText('Also asked: 2 others');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await others.getByRole('link', { name: /: quote, new$/ }).click();
  await expect(office).toHaveURL(new RegExp(`enquiry=${second}$`));
  await expect(card).toContainText('The second');
  await office.goBack();
  await expect(card).toContainText('The first');
  await others.getByRole('link', { name: 'All together' }).click();
  await expect(office.getByRole('heading', { level: 1, name: '3 enquiries' })).toBeVisible();
  expect(office.url()).not.toContain(customer.mark);
  await office.getByRole('button', { name: new RegExp(`^Sender of enquiry ${first}`) }).click();
  await expect(office).not.toHaveURL(/with=/);
  await office.goBack();
  await expect(office.getByRole('article')).toHaveCount(3);
});

test("a second enquiry of somebody whose first is a colleague's says whose", { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  const [customer, customerPhone] = [someCustomer(), ownNumber()];
  const first = await enquire(request, customer, { customerPhone });
  const { name } = await addColleague('sales');
  await office.goto(`/admin?tab=inquiries&enquiry=${first}`);
  const given = office.waitForResponse((response) => response.request().method() === 'PATCH');
  await office.getByLabel(/^Who sees to /).selectOption(name);
  expect((await given).status()).toBe(200);
  const second = await enquire(request, customer, { customerPhone });
  await office.goto(`/admin?tab=inquiries&enquiry=${second}`);
  await expect(office.getByRole('region', { name: 'Enquiries of the same person' })).toContainText(
    new RegExp(`Also asked: 1 other.*, seen to by ${name}`),
  );
});

test('the thread says who gave an enquiry to whom, and names who cannot be given one yet', async ({ office, request }) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const { name } = await addColleague('sales');
  await office.route('**/api/admin/accounts', async (route) => {
    const accounts: object[] = await (await route.fetch()).json();
    const invited = { id: '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11', name: 'Di Fell', isActive: false, isInvited: true };
    await route.fulfill({ json: [...accounts, invited] });
  });
  const card = await openCard(office, customer);
  const whose = card.getByLabel(/^Who sees to/);
  await expect(whose.getByRole('option', { name: 'Di Fell (invited, not assignable yet)' })).toBeDisabled();
  await whose.selectOption({ label: name });
  await expect(card.getByText(new RegExp(`^Given to ${name} by you`))).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('a call and an appointment are planned with a button each, and a call that reaches nobody leaves the promised one', async ({
  office,
  request,
}) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const card = await openCard(office, customer);
  await card.getByRole('button', { name: 'Plan a call' }).click();
  const planned = card.getByRole('region', { name: 'Call to make' });
  await planned.getByRole('button', { name: 'Close' }).click();
  await expect(planned).toBeHidden();
  await card.getByRole('button', { name: 'Plan a call' }).click();
  await planned.getByLabel('Day').fill(inDays(2));
  await planned.getByLabel('UK time').fill('10:30');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await planned.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(planned).toContainText('at 10:30');
  await expect(planned).toBeFocused();
  await expect(card.getByRole('button', { name: 'Plan a call' })).toBeHidden();

  await card.getByRole('button', { name: 'Log a call' }).click();
  const question = card.getByRole('form', { name: /^How did the call go\?/ });
  await question.getByLabel('No answer').check();
  await question.getByRole('button', { name: 'Save the call' }).click();
  await expect(card.getByText(/^You called: no answer/)).toBeVisible();
  await expect(planned).toContainText('at 10:30');

  await card.getByRole('button', { name: 'Book appointment' }).click();
  const form = card.getByRole('form', { name: `When ${customer.name} comes` });
  await expect(form.getByLabel('Day')).toBeFocused();
  await expect(card.getByLabel(/^Status of/)).toHaveValue('appointment');
  await expect(card.getByRole('button', { name: 'Book appointment' })).toBeHidden();
});
