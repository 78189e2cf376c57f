import { staffHeaders, test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const HOUR_MS = 3_600_000;
const ahead = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString();
const dayOf = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(at))
    .replace(',', '');

test('a booked test drive is confirmed in the reply and by WhatsApp, and a moved one says that the customer was told another time', async ({
  office,
  van,
  request,
}) => {
  const customer = someCustomer();
  const id = await enquire(request, customer, { vehicleId: van.id, customerPhone: `07700 9${customer.phone.slice(-5)}` });
  const [first, second] = [ahead(3), ahead(9)];
  const change = async (data: object) => {
    const despite = ['closed', 'booked'];
    const answer = await request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data: { ...data, despite } });
    expect(answer.status()).toBe(200);
  };
  await change({ status: 'appointment', appointmentAt: first, version: 1 });
  await office.goto(`/admin?tab=inquiries&enquiry=${id}`);
  const card = office.getByRole('article').first();
  await expect(card.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`is booked for ${dayOf(first)} at `)),
  );
  await card.getByRole('link', { name: 'Reply to' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Template')).toHaveValue('appointment');
  const message = dialog.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(new RegExp(`Your test drive of the .* is booked for ${dayOf(first)} at `));
  await expect(message).toHaveValue(/You will find us at .*\n\n.*driving licence/s);
  await dialog.getByLabel('Template').selectOption('availability');
  await expect(message).toHaveValue(new RegExp(`We look forward to seeing you on ${dayOf(first)} at `));
  await dialog.getByLabel('Template').selectOption('appointment');
  await dialog.getByRole('button', { name: 'Keep reply' }).click();
  await expect(dialog).toBeHidden();

  const notice = card.getByRole('region', { name: 'Appointment' }).getByRole('note');
  await expect(notice).toBeHidden();
  await change({ appointmentAt: second, version: 2 });
  await office.reload();
  await expect(notice).toContainText(`The reply that is not sent says ${dayOf(first)} at `);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await notice.getByRole('link', { name: 'Edit the reply' }).focus();
  await office.keyboard.press('Enter');
  await expect(message).toHaveValue(new RegExp(`booked for ${dayOf(first)} at `));
  await message.fill((await message.inputValue()).replace(dayOf(first), dayOf(second)));
  await dialog.getByRole('button', { name: 'Keep reply' }).click();
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
});
