import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@forecourt/contracts';
import { staffHeaders, test } from './support/office.ts';
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
