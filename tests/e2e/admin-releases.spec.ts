import type { NewRelease, ReleaseState } from '@forecourt/contracts';
import { makeBadRelease } from '@forecourt/testing';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectHeldWhileSending, signInAgainElsewhere, staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const NAME = 'mfe-finance';

/** Releases, or tries, a copy of what is live that works as well. */
async function releaseCopy(
  request: APIRequestContext,
  name: string,
  reason: string,
  canary?: NewRelease['canary'],
): Promise<{ readonly before: string; readonly copy: string }> {
  const states: ReleaseState[] = await (await request.get('/api/releases', { headers: staffHeaders })).json();
  const { serial, stable } = states.find((state) => state.name === name) as ReleaseState;
  const release = await makeBadRelease(process.env['REMOTES_DIR'] ?? '', name, stable.version, 'is-too-big');
  const data = { ...release, serial, reason, canary };
  expect((await request.post(`/api/releases/${name}`, { headers: staffHeaders, data })).status()).toBe(200);
  return { before: stable.version, copy: release.version };
}

/** What is sent to a path is done, but its answer does not arrive. */
const loseAnswer = (office: Page, path: string): Promise<unknown> =>
  office.route(path, (route) => route.fetch().then(() => route.abort()), { times: 1 });

test.use({ expectedConsole: ['409', 'ERR_FAILED'] });

test('staff see what is live and why, look at a release, roll back and lock', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  const { before, copy } = await releaseCopy(request, NAME, 'Balloon payments.');
  await office.goto('/admin?tab=releases');
  await expect(office).toHaveTitle(/^Releases · Admin \|/);
  const card = office.getByRole('article', { name: 'Finance' });
  await expect(card).toContainText(
    new RegExp(`Live since .*, released from the command line: “Balloon payments”\\.Version ${copy}`),
  );
  const other = await office.context().newPage();
  await other.goto('/admin?tab=releases');
  await other.getByRole('article', { name: 'Finance' }).getByRole('button', { name: 'Roll back' }).click();

  await card.getByRole('button', { name: 'Roll back' }).click();
  const dialog = office.getByRole('dialog', { name: /: Finance$/ });
  await expect(dialog.getByLabel('Go back to')).toHaveValue(before);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Say why, in a few words/);
  await expectAccessible(office);
  await reason.fill('The sums are wrong');
  await loseAnswer(office, '**/rollback');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog.getByRole('alert').getByText('The server cannot be reached.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Roll back' }).dblclick();
  await expect(office.getByText('Rolled back', { exact: true })).toBeVisible();
  await expect(card).toContainText(new RegExp(`Live again since .*Version ${before}`));
  await expect(card).toContainText(new RegExp(`rolled back on .*: “The sums are wrong”\\.Version ${copy}`));
  await expect(card.getByRole('heading', { name: 'Finance' })).toBeFocused();

  // What a colleague sees in another tab is older than that.
  const late = other.getByRole('dialog');
  await late.getByRole('textbox', { name: 'Reason' }).fill('Too late');
  await late.getByRole('button', { name: 'Roll back' }).click();
  await expect(
    late.getByRole('alert').getByText(/^Finance has been changed since you looked, .*“The sums are wrong”/),
  ).toBeVisible();
  await expect(late.getByText('Live again since')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Roll back' })).toHaveCount(0);
  await other.close();

  await card.getByRole('button', { name: 'Lock' }).click();
  await expect(reason).toBeFocused();
  await reason.fill('Easter sale');
  await dialog.getByRole('button', { name: 'Lock' }).click();
  await expect(card.getByText(/^Locked since .*: “Easter sale”\. Nothing changes it/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Roll back' })).toHaveCount(0);
  await card.getByRole('button', { name: 'History' }).click();
  await expect(
    card
      .getByRole('listitem')
      .filter({ hasText: /Rolled back .*: “The sums are wrong”/ })
      .filter({ hasText: `${copy} → ${before}` }),
  ).toBeVisible();
  await office.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(office);
  await expectAccessible(office);
  await card.getByRole('button', { name: 'Unlock' }).click();
  await reason.fill('It is over');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Preview' }).click();
  await office.getByLabel('Release', { exact: true }).selectOption(copy);
  await office.getByRole('button', { name: 'Make link' }).click();
  await expectAccessible(office);
  const link = await office.getByRole('link', { name: 'Open preview' }).getAttribute('href');
  await office.goto(link ?? '');
  await expect(office).toHaveURL('/finance');
  const badge = office.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText(/Preview of Finance until .*Enquiries sent from it are real/);
  expect(await office.content()).toContain(`/remotes/${NAME}/${copy}/`);
  await expectAccessible(office);
  await office.goto('/about');
  await badge.getByRole('button', { name: 'Leave preview' }).click();
  await expect(office).toHaveURL('/about');
  await expect(badge).toHaveCount(0);

  await office.goto('/admin?tab=releases');
  await card.getByRole('button', { name: 'Undo rollback' }).click();
  await reason.fill('The sums were right');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Undo rollback' }).click();
  await expect(card).toContainText(
    new RegExp(`Live again since .*, when its rollback was undone .*: “The sums were right”\\.Version ${copy}`),
  );
  await expect(card.getByRole('button', { name: 'Undo rollback' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Roll back' }).click();
  await reason.fill('As it was');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(card).toContainText(new RegExp(`Live again since .*Version ${before}`));
});

test('a trial is shown with its counts and ended, and every state of a part fits and is accessible', {
  tag: '@each-size',
}, async ({ office, request, isMobile }) => {
  // Every state is checked with axe.
  test.slow();
  const [name, title, path] = isMobile ? ['mfe-admin', 'Back office', '/admin'] : ['mfe-catalog', 'Vans', '/vehicles'];
  const expectSound = async () => {
    await expectNoSidewaysScroll(office);
    await expectAccessible(office);
  };
  await office.goto('/admin?tab=releases');
  const card = office.getByRole('article', { name: title });
  const dialog = office.getByRole('dialog', { name: `: ${title}` });
  const confirm = async (action: string, reason: string) => {
    await card.getByRole('button', { name: action, exact: true }).click();
    await expectSound();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: action }).click();
  };
  await expect(card.getByText(/^Live since/)).toBeVisible();
  await expectSound();

  const { copy } = await releaseCopy(request, name, 'Larger pictures', { steps: [50, 100], everySeconds: 600 });
  await expect(card.getByText('On trial: 50%')).toBeVisible();
  for (let visitor = 0; visitor < 20; visitor += 1)
    await request.get(path, { headers: { 'x-forwarded-for': `203.0.113.${visitor}` } });
  await expect(card.getByText(/^Seen .+ in this step without a failure/)).toBeVisible();
  await expectSound();
  await confirm('Lock', 'Easter sale');
  await expect(card.getByText(/“Easter sale”\. Until it is unlocked, the trial stays with 50% of visitors/)).toBeVisible();
  await expectSound();
  await confirm('Unlock', 'It is over');
  await loseAnswer(office, '**/rollback');
  await confirm('End trial', 'Not before Easter');
  await expect(dialog.getByRole('alert').getByText('The server cannot be reached.')).toBeVisible();
  await dialog.getByRole('button', { name: 'End trial' }).click();
  await expect(office.getByText('Trial ended', { exact: true })).toBeVisible();
  const ended = card.getByText(/^The trial of another release was ended on .*: “Not before Easter”\.$/);
  await expect(ended).toBeVisible();
  await expect(card.getByText(`Version ${copy}`)).toBeVisible();
  await expectSound();

  await releaseCopy(request, name, 'Larger pictures');
  await expect(ended).toBeHidden();
  await confirm('Roll back', 'They are blurred');
  await expect(card.getByText(/^Another release was rolled back on .*: “They are blurred”\.$/)).toBeVisible();
  await expectSound();
  await confirm('Lock', 'Easter sale');
  await expect(card.getByText('Locked', { exact: true })).toBeVisible();
  await expectSound();
  await confirm('Unlock', 'It is over');
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
});

test.describe('a reason', () => {
  test.use({ expectedConsole: ['ERR_INTERNET_DISCONNECTED'] });

  test('is kept without a connection, while it is sent, and while staff are signed out elsewhere', { tag: '@any-size' }, async ({
    office,
    context,
  }) => {
    await office.goto('/admin?tab=Releases');
    const card = office.getByRole('article', { name: 'Chat' });
    await card.getByRole('button', { name: 'Lock' }).click();
    const dialog = office.getByRole('dialog', { name: 'Lock: Chat' });
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await reason.fill('Easter sale');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Lock' }).click();
    await expect(dialog.getByRole('alert').getByText('The server cannot be reached.')).toBeVisible();
    await context.setOffline(false);

    await signInAgainElsewhere(office);
    await expect(reason).toHaveValue('Easter sale');
    await expect(reason).toBeFocused();
    await office.goBack();
    await expect(office.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await office.getByRole('button', { name: 'Keep editing' }).click();

    await expectHeldWhileSending(dialog, '**/lock', 'Lock');
    await expect(dialog).toHaveCount(0);
    await card.getByRole('button', { name: 'Unlock' }).click();
    await office.getByRole('textbox', { name: 'Reason' }).fill('It is over');
    await office.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click();
    await expect(card.getByText('Live', { exact: true })).toBeVisible();
    await office.getByRole('link', { name: 'Activity' }).click();
    await expect(office.getByText('Chat: locked: “Easter sale”').first()).toBeVisible();
  });
});

test('Back keeps the focus on the page, and an address without a page says so', { tag: '@any-size' }, async ({ office }) => {
  await office.goto('/admin?tab=activity');
  await office.getByRole('link', { name: 'Releases' }).click();
  await office.getByRole('button', { name: 'History' }).first().focus();
  await office.goBack();
  await expect(office.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(office.getByRole('main')).toBeFocused();
  await office.goto('/admin?tab=nonsense');
  await expect(office.getByRole('heading', { level: 1, name: 'There is no such page in the back office' })).toBeVisible();
  await expectAccessible(office);
});

test.describe('a releases service that does not answer', () => {
  test.use({ expectedConsole: ['ERR_FAILED'] });

  test('leaves what was read, with its age, or says so', { tag: '@any-size' }, async ({ office }) => {
    await office.goto('/admin?tab=releases');
    await expect(office.getByRole('article', { name: 'Vans' })).toBeVisible();
    await office.route('**/api/releases', (route) => route.abort());
    await expect(
      office.getByRole('alert').getByText(/What is below is from \d\d:\d\d:\d\d and may have changed\./),
    ).toBeVisible();
    await expect(office.getByRole('article', { name: 'Vans' })).toBeVisible();
    await office.reload();
    await expect(office.getByRole('heading', { name: 'Error Loading Releases' })).toBeVisible();
    await office.unroute('**/api/releases');
    await office.getByRole('button', { name: 'Try again' }).click();
    await expect(office.getByRole('article', { name: 'Vans' })).toBeVisible();
  });
});
