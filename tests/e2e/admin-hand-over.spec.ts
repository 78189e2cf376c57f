import { addColleague, type Colleague } from './support/colleague.ts';
import { enquiriesFrom } from './support/enquiries.ts';
import { openFilters, staffHeaders, test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const idOf = ({ email }: Colleague) => email.split('@')[0] ?? '';

test('what waits for a colleague is seen before they are disabled, marked after it, and handed over with undo', {
  tag: '@any-size',
}, async ({ office, request }) => {
  const [customer, dave, ann] = [someCustomer(), await addColleague('sales'), await addColleague('sales')];
  const another = { ...someCustomer(), name: `Bo ${customer.mark}` };
  const ids = [await enquire(request, customer), await enquire(request, another)];
  for (const id of ids)
    await request.patch(`/api/inquiries/${id}`, {
      headers: staffHeaders,
      data: { assignee: idOf(dave), version: 1, ...(id === ids[0] && { status: 'appointment' }) },
    });
  const assignees = async () =>
    [...(await enquiriesFrom(request, customer.email)), ...(await enquiriesFrom(request, another.email))].map(
      ({ assignee }) => assignee,
    );

  await office.goto(`/admin?tab=staff&member=${idOf(dave)}`);
  await office.getByRole('button', { name: 'Disable account' }).click();
  const question = office.getByRole('dialog', { name: `Disable the account of ${dave.name}?` });
  await expect(question).toContainText(`${dave.name} has 2 open enquiries, 1 of them an appointment.`);
  await expectAccessible(office);
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(office.getByText('Account disabled')).toBeVisible();

  await office.goto(`/admin?tab=inquiries&assignee=nobody&q=${customer.mark}`);
  await expect(office.getByRole('article')).toHaveCount(2);
  await expect(office.getByRole('article').getByText(`${dave.name} can't log in`)).toHaveCount(2);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  await office.goto(`/admin?tab=inquiries&status=open&assignee=${idOf(dave)}`);
  await expect(office.getByRole('heading', { level: 1, name: '2 enquiries' })).toBeVisible();
  const form = office.getByRole('form', { name: `Hand over ${dave.name}'s open enquiries` });
  await form.getByLabel('Hand 2 enquiries to').selectOption({ label: ann.name });
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(office.getByText(`Handed to ${ann.name}: 2 enquiries`)).toBeVisible();
  await expect(office.getByText('No enquiry matches your filters.')).toBeVisible();
  expect(await assignees()).toEqual([idOf(ann), idOf(ann)]);

  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText(`Handed back to ${dave.name}: 2 enquiries`)).toBeVisible();
  await expect(office.getByRole('article')).toHaveCount(2);
  expect(await assignees()).toEqual([idOf(dave), idOf(dave)]);
});

test('each colleague who has enquiries is in the filter, and in the address', async ({ office, request }) => {
  const [customer, ann] = [someCustomer(), await addColleague('sales')];
  const id = await enquire(request, customer);
  await request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data: { assignee: idOf(ann), version: 1 } });
  await office.goto('/admin?tab=inquiries');
  await openFilters(office);
  await office.getByLabel('Whose', { exact: true }).selectOption({ label: ann.name });
  await expect(office).toHaveURL(new RegExp(`assignee=${idOf(ann)}`));
  await expect(office.getByRole('heading', { level: 1, name: '1 enquiry' })).toBeVisible();
  await expect(office.getByRole('article', { name: new RegExp(customer.mark) })).toBeVisible();
});
