import type { Locator, Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { openFilters, staffHeaders, test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const TODAY = '/admin?tab=today';
const numberIn = async (place: Locator): Promise<number> =>
  Number(((await place.textContent()) ?? '').replaceAll(',', '').match(/\d+/)?.[0] ?? Number.NaN);

/** Others add and answer meanwhile, so that both are read until they agree. */
async function expectListOf(office: Page, figure: string, heading: RegExp): Promise<void> {
  await expect(async () => {
    await office.goto(TODAY);
    const link = office.getByRole('link', { name: new RegExp(`${figure}`) });
    const counted = await numberIn(link.locator('b'));
    await link.click();
    const title = office.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible({ timeout: 5_000 });
    expect(await numberIn(title)).toBe(counted);
  }).toPass({ timeout: 30_000 });
}

test('each figure leads to the list that holds exactly these', async ({ office, van, request }) => {
  await enquire(request, someCustomer(), { vehicleId: van.id });
  await expectListOf(office, 'Unanswered', /\d enquir/);
  await expectListOf(office, 'Replies not sent', /\d enquir/);
  await expect(office.getByLabel('Replies', { exact: true })).toHaveValue('unsent');
  await expectListOf(office, 'Test drive requests received today', /\d enquir/);
  await expectListOf(office, 'Without pictures', /\d vehicle/);
  await openFilters(office);
  await expect(office.getByRole('link', { name: /^Without pictures/ })).toHaveAttribute('aria-current', 'true');
  await expectListOf(office, 'Details a buyer will miss', /\d vehicle/);
  await expectListOf(office, 'MOT or tax due', /\d vehicle/);
  await expectListOf(office, 'Up to 30', /\d vehicle/);
});

test('is read at a glance, on a phone too', { tag: '@each-size' }, async ({ office, request }) => {
  await enquire(request, someCustomer());
  await office.goto(TODAY);
  await expect(office).toHaveTitle(/^Today · Admin \|/);
  await expect(office.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  for (const name of ['Enquiries', 'Stock', 'Days in stock', 'Stock value', 'Posts', 'Unmet demand'])
    await expect(office.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(office.getByRole('link', { name: /Unanswered/ })).toContainText(/waiting (up to|under)|we open at \d\d:\d\d/i);
  await expect(office.getByRole('status')).toHaveCount(0);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('who is to be rung and who comes today is listed by name, and leads to the enquiry', async ({ office, request }) => {
  const [called, comes] = [someCustomer(), someCustomer()];
  const [call, visit] = [await enquire(request, called), await enquire(request, comes)];
  // The lists of the day hold the first five by time: a moment ahead is before what others may have.
  const soon = new Date(Date.now() + 15_000).toISOString();
  const change = (id: number, data: object) => request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data });
  expect((await change(call, { ringAgainAt: soon, version: 1 })).status()).toBe(200);
  expect(
    (await change(visit, { status: 'appointment', appointmentAt: soon, despite: ['closed', 'booked'], version: 1 })).status(),
  ).toBe(200);
  await office.goto(TODAY);
  const calls = office.getByRole('region', { name: 'To ring today' });
  const visits = office.getByRole('region', { name: 'Appointments today' });
  await expect(calls.getByRole('link', { name: called.name })).toContainText(/at \d\d:\d\d/);
  await expect(calls.getByRole('link', { name: called.name })).toContainText("Nobody's yet");
  await expect(calls.getByRole('link', { name: `Call ${called.phone}` })).toHaveAttribute(
    'href',
    `tel:+44${called.phone.replaceAll(' ', '').slice(1)}`,
  );
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await visits.getByRole('link', { name: comes.name }).click();
  await expect(office).toHaveURL(new RegExp(`enquiry=${visit}$`));
  await expect(office.getByRole('region', { name: 'Appointment' })).toContainText('today at');
  await office.goto('/admin?tab=inquiries&due=call');
  await expect(office.getByRole('article', { name: new RegExp(called.mark) })).toBeVisible();
  await office.getByRole('button', { name: /^To ring today/ }).click();
  await expect(office).not.toHaveURL(/due=/);
  await change(call, { ringAgainAt: null, version: 2 });
  await change(visit, { status: 'lost', version: 2 });
});

test.describe('with one service away', () => {
  test.use({ expectedConsole: ['503'] });

  test('the rest is shown, and what is missing is said and can be tried again', { tag: '@any-size' }, async ({ office }) => {
    await office.route('**/api/inquiries/today', (route) => route.fulfill({ status: 503, json: { code: 'X', detail: 'Down' } }));
    await office.goto(TODAY);
    const part = office.getByRole('region', { name: 'Enquiries' });
    await expect(part.getByText('Enquiries could not be loaded. The rest of this page is not affected.')).toBeVisible();
    await expect(office.getByRole('link', { name: /Without pictures/ })).toBeVisible();
    await expectAccessible(office);
    await office.unroute('**/api/inquiries/today');
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part.getByRole('link', { name: /Unanswered/ })).toBeVisible();
  });

  test('what does not work is said there too, for who sees to it', { tag: '@any-size' }, async ({ office }) => {
    await office.route('**/api/operations/media', (route) => route.fulfill({ status: 503, json: { code: 'X', detail: 'Down' } }));
    await office.goto(TODAY);
    const notice = office.getByRole('paragraph').filter({ hasText: 'The Pictures service does not answer.' });
    await expect(notice).toBeVisible();
    await expectAccessible(office);
    await notice.getByRole('link', { name: 'Operations' }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  });
});

test('an enquiry that comes in is counted without a reload', { tag: '@any-size' }, async ({ office, request }) => {
  const stream = office.waitForResponse('**/api/admin/changes');
  await office.goto(TODAY);
  await stream;
  const value = office.getByRole('link', { name: /Unanswered/ }).locator('b');
  const before = await numberIn(value);
  await enquire(request, someCustomer());
  await expect.poll(() => numberIn(value)).toBeGreaterThan(before);
});

test('what was sold this month is counted with its profit, without a reload', { tag: '@any-size' }, async ({
  office,
  van,
  request,
}) => {
  const record = { purchasePrice: '15000', preparationCost: '645.50', version: 0 };
  expect((await request.patch(`/api/vehicles/${van.id}/dealer-record`, { headers: staffHeaders, data: record })).status()).toBe(
    200,
  );
  const stream = office.waitForResponse('**/api/admin/changes');
  await office.goto(TODAY);
  await stream;
  const sold = office.getByRole('region', { name: 'Stock value' }).getByRole('region', { name: /^Sold this month/ });
  const before = await numberIn(sold.getByRole('heading'));
  expect(
    (
      await request.patch(`/api/vehicles/${van.id}`, {
        headers: staffHeaders,
        data: { stockStatus: 'Sold', version: van.version },
      })
    ).status(),
  ).toBe(200);
  await expect.poll(() => numberIn(sold.getByRole('heading'))).toBeGreaterThan(before);
  await expect(sold.getByRole('definition').last()).toHaveText(/^−?£[\d,.]+$/);
  await expectAccessible(office);
});

test('a viewer sees it too, but not what the stock has cost', { tag: '@any-size' }, async ({ browser }) => {
  const page = await (await addColleague('viewer')).logIn(browser, 'Chrome on Windows');
  await page.goto(TODAY);
  await expect(page.getByRole('link', { name: /Unanswered/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Without pictures/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unmet demand' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stock value' })).toBeHidden();
  await page.context().close();
});
