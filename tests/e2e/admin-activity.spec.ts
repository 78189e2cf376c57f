import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@forecourt/contracts';
import { addColleague, COLLEAGUE_PASSWORD } from './support/colleague.ts';
import { staffHeaders, test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test('the activity is narrowed by person and kind, and says whose invitation was withdrawn', async ({ office }) => {
  const name = `Cy ${randomUUID().slice(0, 8)}`;
  const data = { name, email: `${randomUUID()}@vans.example`, role: 'sales' };
  const made = await office.request.post('/api/admin/staff', { headers: staffHeaders, data });
  const { id }: StaffMember = await made.json();
  await office.request.delete(`/api/admin/staff/${id}`, { headers: staffHeaders });

  const withdrawn = office.getByRole('listitem').filter({ hasText: `${name}: invitation withdrawn` });
  await expect(async () => {
    await office.goto('/admin?tab=activity&kind=account');
    await expect(withdrawn).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(office.getByRole('listitem').filter({ hasText: `${name}: link to set a password not mailed` })).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  const kind = office.getByLabel('Kind');
  await expect(kind).toHaveValue('account');
  await kind.selectOption('Stock feeds');
  await expect(withdrawn).toHaveCount(0);
  await kind.selectOption('Everything');
  await expect(withdrawn).toBeVisible();
  await expect(office).not.toHaveURL(/kind/);
  await office.getByLabel('Person').selectOption('Unknown');
  await expect(withdrawn).toHaveCount(0);
  await expect(office).toHaveURL(/by=unknown/);
  await office.reload();
  await expect(office.getByLabel('Person')).toHaveValue('unknown');
  await expect(withdrawn).toHaveCount(0);
});

test('the activity leads to the enquiry that somebody worked on, and names the account that was tried', {
  tag: '@any-size',
}, async ({ office, request }) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const { version } = await (await office.request.get(`/api/inquiries/${id}`, { headers: staffHeaders })).json();
  const status = { status: 'contacted', version };
  expect((await office.request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data: status })).status()).toBe(200);
  const { email, name } = await addColleague('sales');
  const logIn = (password: string) => request.post('/api/admin/login', { data: { email, password } });
  expect((await logIn('not the password')).status()).toBe(401);
  // What a wrong one counts is forgotten, so that no test beside this one has to wait.
  expect((await logIn(COLLEAGUE_PASSWORD)).status()).toBe(200);

  const link = office.getByRole('link', { name: `Enquiry ${id}`, exact: true }).first();
  const refused = office.getByRole('listitem').filter({ hasText: `${name}: 1 login refused` });
  await expect(async () => {
    await office.goto('/admin?tab=activity');
    await expect(link).toBeVisible({ timeout: 2_000 });
    await expect(refused).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(office);
  await office.getByLabel('Person').selectOption(name);
  await expect(refused).toBeVisible();
  await office.getByLabel('Person').selectOption('Everybody');
  await link.click();
  await expect(office.getByRole('article', { name: new RegExp(customer.mark) })).toBeVisible();
});
