import { dealership } from './support/dealership.ts';
import { enquiriesFrom, fillPerson, newEmail, PHONE } from './support/enquiries.ts';
import { findVehicle, pounds } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

test('/contact has every way to reach the dealership', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/contact');
  const details = page.getByRole('complementary', { name: 'Other ways to reach us' });
  await expect(details.getByRole('link', { name: dealership.phone })).toHaveAttribute('href', `tel:${dealership.phoneE164}`);
  await expect(details).toContainText(`Phones and sales${dealership.phoneHours}`);
  await expect(details).toContainText(`Showroom${dealership.visitHours}`);
  await expect(details).toContainText(dealership.address.postcode);
  await expect(page.getByRole('region', { name: 'Map' })).toContainText(dealership.address.town);
});

test('/contact shows the van it is asked about, with its price, and sends both', async ({ page, request }) => {
  const van = await findVehicle(request, 'van for sale', ({ isSold, vatQualifying }) => !isSold && vatQualifying);
  await page.goto(`/contact?vehicle=${van.id}&type=finance`);
  await hydrated(page);
  const card = page.getByRole('region', { name: 'Your enquiry is about' });
  await expect(card.getByRole('link', { name: `${van.make} ${van.model}` })).toHaveAttribute('href', `/vehicle/${van.id}`);
  await expect(card).toContainText(pounds(Number(van.price)));
  await expect(page.getByLabel('Enquiry type *')).toHaveValue('finance');
  const email = newEmail();
  await fillPerson(page, email);
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Request Submitted' })).toContainText(
    "We'll call you back within 24 hours.",
  );
  await expectAccessible(page);
  const sent = page.getByRole('region', { name: 'Thank you' });
  for (const fact of [
    `We'll ring ${PHONE}.`,
    van.registrationNumber ?? '',
    `${van.make} ${van.model}`,
    'Finance Information',
    email,
  ])
    await expect(sent).toContainText(fact);
  expect(await enquiriesFrom(request, email)).toMatchObject([{ vehicleId: van.id, inquiryType: 'finance' }]);
});

test('/contact keeps what was typed through a reload and another page', { tag: '@any-size' }, async ({ page }) => {
  const email = newEmail();
  const typed = async () => {
    await expect(page.getByLabel('Email *')).toHaveValue(email);
    await expect(page.getByLabel('Message')).toHaveValue('Is it ply lined?');
  };
  await page.goto('/contact');
  await hydrated(page);
  await fillPerson(page, email);
  await page.getByLabel('Message').fill('Is it ply lined?');
  await page.reload();
  await hydrated(page);
  await typed();
  await page.goto('/finance');
  await page.goBack();
  await hydrated(page);
  await typed();
});

test('/contact takes an enquiry about a sold van, and says that it is sold', async ({ page, request }) => {
  const van = await findVehicle(request, 'sold van', ({ isSold }) => isSold);
  await page.goto(`/contact?vehicle=${van.id}`);
  await expect(page.getByRole('region', { name: 'Your enquiry is about' })).toContainText(/SOLD.*This van has been sold/s);
  await expectAccessible(page);
});

test('/contact says kindly when the van is not there any more, and takes the enquiry without it', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  await page.goto('/contact?vehicle=999999');
  await hydrated(page);
  await expect(page.getByText('The van you asked about is no longer listed.')).toBeVisible();
  const email = newEmail();
  await fillPerson(page, email);
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await enquiriesFrom(request, email)).toMatchObject([{ vehicleId: null }]);
});

test('/contact ignores what means nothing (D10)', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/contact?vehicle=abc&type=nonsense&sent=nothing');
  await expect(page.getByLabel('Enquiry type *')).toHaveValue('callback');
  await expect(page.getByRole('region', { name: 'Your enquiry is about' })).toHaveCount(0);
});

test('an address that says an enquiry was sent claims nothing', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/contact?sent=callback');
  await hydrated(page);
  await expect(page.getByText('Request Submitted')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Enquiry' })).toBeVisible();
});

test('the second press of a double tap on Send leaves the confirmation open', { tag: '@any-size' }, async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/contact');
  await hydrated(page);
  await fillPerson(page, email);
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const another = [...document.querySelectorAll('main a')].find((link) => link.textContent === 'Send another enquiry');
      if (!another) return;
      observer.disconnect();
      another.scrollIntoView();
      const { x, y } = another.getBoundingClientRect();
      const pressed = document.elementFromPoint(x + 5, y + 5) as HTMLElement;
      document.body.dataset['pressed'] = pressed.tagName;
      pressed.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  const send = page.getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  await expect(page.locator('body')).toHaveAttribute('data-pressed', /./);
  const another = page.getByRole('link', { name: 'Send another enquiry' });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await another.click();
  await expect(send).toBeVisible();
  expect(await enquiriesFrom(request, email)).toHaveLength(1);
});

test('details that are too long are kept whole and refused with a message', { tag: '@any-size' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('400');
  await page.goto('/contact');
  await hydrated(page);
  await fillPerson(page, newEmail());
  const name = 'A name that somebody pastes. '.repeat(6).trim();
  await page.getByLabel('Name *').fill(name);
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByText('Name must be at most 120 characters')).toBeVisible();
  await expect(page.getByLabel('Name *')).toHaveValue(name);
});

test('another enquiry begins with an empty form', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await fillPerson(page, newEmail());
  await page.getByLabel('Message').fill('Sent already');
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  await page.getByRole('link', { name: 'Send another enquiry' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

for (const width of [320, 390, 768, 1440]) {
  test(`/contact fits ${width} px, with and without messages`, { tag: '@any-size' }, async ({ page, request }) => {
    const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/contact?vehicle=${van.id}`);
    await hydrated(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
