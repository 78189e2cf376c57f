import { randomUUID } from 'node:crypto';
import { type AuditEntry, HIDDEN, natsOptions } from '@forecourt/contracts';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { openTechnical, signInAgainElsewhere, staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** Publishes a staff action that breaks its contract, with personal data that no event may hold. */
async function poison(recordId: string): Promise<void> {
  const connection = await connect(natsOptions(process.env['NATS_URL'] ?? ''));
  const type = 'social.staff-action.recorded.v1';
  const event = {
    id: randomUUID(),
    type,
    occurredAt: new Date().toISOString(),
    entityId: randomUUID(),
    entityVersion: 1,
    correlationId: randomUUID(),
    causationId: null,
    data: { actor: 'operator', action: 'Post published', recordType: 'post', recordId, fields: [], customerName: 'Ada Plumber' },
  };
  await jetstream(connection).publish(type, JSON.stringify(event));
  await connection.close();
}

test.describe('the message desk', () => {
  test.use({ expectedConsole: ['400'] });

  test('shows a message that could not be handled, which is mended and applied once, and says who did it', async ({
    office,
    request,
  }) => {
    const recordId = randomUUID();
    await poison(recordId);
    await office.goto('/admin?tab=operations');
    await expect(office.getByRole('status').filter({ hasText: /\d messages? between services waits? for help\./ })).toBeVisible();
    await openTechnical(office);
    const group = office.getByRole('article', { name: /^Does not fit its contract: data\.action/ });
    await group.getByRole('button', { name: 'Open' }).click();
    const letter = group.getByRole('article').filter({ hasText: recordId });
    await expect(letter).toContainText(`"customerName": "${HIDDEN}"`);
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);

    await letter.getByRole('button', { name: 'Edit and retry' }).click();
    const dialog = office.getByRole('dialog', { name: /^Edit identity-\d+$/ });
    const field = dialog.getByRole('textbox', { name: 'Message' });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(field).toHaveAccessibleDescription(/data\.action: /);
    await expectAccessible(office);
    await field.fill((await field.inputValue()).replace('Post published', 'post.published'));
    await signInAgainElsewhere(office);
    await openTechnical(office);
    await group.getByRole('button', { name: 'Open' }).click();
    await letter.getByRole('button', { name: 'Edit and retry' }).click();
    await expect(field).toHaveValue(/"post\.published"/);
    await dialog.getByRole('button', { name: 'Retry' }).dblclick();
    await expect(office.getByText('1 message applied.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(letter).toHaveCount(0);

    const read = async (query: string): Promise<AuditEntry[]> =>
      (await request.get(`/api/admin/audit-log?${query}`, { headers: staffHeaders })).json();
    expect(await read(`recordId=${recordId}`)).toEqual([expect.objectContaining({ action: 'post.published' })]);
    await expect(async () => {
      await office.goto('/admin?tab=activity');
      await expect(office.getByText(/Message identity-\d+: edited and retried; data\.action/).first()).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  });
});

test.describe('a service that does not answer', () => {
  test.use({ expectedConsole: ['503', 'ERR_FAILED'] });

  test('is said with what it means, and the rest is shown', { tag: '@any-size' }, async ({ office }) => {
    await office.route('**/api/operations/media', (route) => route.fulfill({ status: 503, body: '' }));
    await office.goto('/admin?tab=operations');
    await expect(
      office.getByText('The Pictures service does not answer. Pictures cannot be added, and customers may miss some.'),
    ).toBeVisible();
    const row = (text: string) => office.getByRole('listitem').filter({ hasText: text });
    await expect(row('Pictures are shown and can be added').getByText('No')).toBeVisible();
    await expect(row('Customers can open the site').getByText('Yes')).toBeVisible();
    await expect(office.getByRole('heading', { name: 'Message desk' })).toBeHidden();
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    await openTechnical(office);
    await expect(row('Pictures').getByText('Does not answer')).toBeVisible();
    await office.unroute('**/api/operations/media');
    await expect(office.getByText('The Pictures service does not answer.')).toBeHidden();

    await office.route('**/api/operations/*', (route) => route.abort());
    await expect(office.getByText(/^The site does not answer, or this device is offline\./)).toBeVisible();
    await office.reload();
    await expect(office.getByRole('heading', { name: 'Error Loading Operations' })).toBeVisible();
    await office.unroute('**/api/operations/*');
    await office.getByRole('button', { name: 'Try again' }).click();
    await expect(office.getByRole('heading', { name: 'What works' })).toBeVisible();
  });
});
