import {
  answerQuestions,
  answerWith,
  ask,
  input,
  isPhone,
  launcher,
  log,
  openChat,
  type SlowAssistant,
  slowAssistant,
} from './support/chat.ts';
import { fetchStock } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const TROUBLE = 'Sorry, I am having trouble processing your request.';

test.describe('an answer that takes long', () => {
  let assistant: SlowAssistant;
  test.beforeEach(async ({ page }) => {
    assistant = await slowAssistant(page);
  });
  test.afterEach(() => assistant.close());

  test('is given up after 45 seconds, and can be asked for again', { tag: '@any-size' }, async ({ page }) => {
    await page.clock.install();
    await openChat(page);
    await ask(page, 'A van');
    await assistant.send({ type: 'text', text: 'One moment.' });
    await expect(log(page)).toContainText('One moment.');
    // Not to the last second: while the test looks, the page's time goes on.
    await page.clock.fastForward(30_000);
    await expect(log(page)).not.toContainText('Sorry');
    await expect(input(page)).toBeDisabled();
    await page.clock.fastForward(15_000);
    await expect(log(page)).toContainText(TROUBLE);
    await expect(log(page)).not.toContainText('One moment.');
    await expect.poll(() => assistant.isHeard()).toBe(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await assistant.finish(answerWith([], 'Here you are.'));
    await expect(log(page)).toContainText('Here you are.');
  });

  test('is waited for with its indicator until it is whole', { tag: '@any-size' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChat(page);
    await ask(page, 'A van');
    await expect(page.getByText('The assistant is typing')).toBeAttached();
    const dots = log(page).locator('i');
    await expect(dots).toHaveCount(3);
    await assistant.send({ type: 'text', text: 'Good news.' });
    await expect(log(page)).toContainText('Good news.');
    await expect(dots).toHaveCount(3);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await assistant.finish(answerWith([], 'Good news.'));
    await expect(dots).toHaveCount(0);
  });

  test('is asked for once, however often one presses', { tag: '@any-size' }, async ({ page }) => {
    await openChat(page);
    await input(page).fill('A van');
    await page.getByRole('button', { name: 'Send' }).dblclick({ noWaitAfter: true });
    await page.keyboard.press('Enter');
    await assistant.finish(answerWith([], 'Only one.'));
    await expect(log(page)).toContainText('Only one.');
    expect(assistant.questions).toHaveLength(1);
  });

  test('comes on another page too, where the bar says so', { tag: '@any-size' }, async ({ page }) => {
    await openChat(page);
    await ask(page, 'A van');
    await page.getByRole('button', { name: 'Minimise chat' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click();
    await expect(page).toHaveURL('/warranty');
    await assistant.finish(answerWith([], 'Meanwhile.'));
    const bar = page.getByRole('region', { name: 'Sales Assistant' });
    await expect(bar.getByRole('status')).toHaveText('New message');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore chat' }).click();
    await expect(log(page)).toContainText('Meanwhile.');
  });

  test('goes to the tab that asked for it; a tab that was opened from there can ask again', { tag: '@any-size' }, async ({
    page,
    context,
  }) => {
    await openChat(page);
    await ask(page, 'A van');
    await expect.poll(() => assistant.questions).toHaveLength(1);
    const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open('/'))]);
    await expect(log(copy)).toContainText('I was interrupted before I could answer that.');
    await assistant.finish(answerWith([], 'For the first tab.'));
    await expect(log(page)).toContainText('For the first tab.');
    await expect(log(copy)).not.toContainText('For the first tab.');
    await answerQuestions(copy, 200, answerWith([], 'For the second.'));
    await copy.getByRole('button', { name: 'Try again' }).click();
    await expect(log(copy)).toContainText('For the second.');
    await expect(log(page)).not.toContainText('For the second.');
  });
});

test('without a connection the bot says so, and the message can be sent again once there is one', { tag: '@any-size' }, async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push('ERR_INTERNET_DISCONNECTED');
  await openChat(page);
  await context.setOffline(true);
  await ask(page, 'What are your opening hours?');
  await expect(log(page)).toContainText('the connection was lost. Please try again, or contact our sales team on');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('17:30');
  await expect(log(page)).not.toContainText('the connection was lost');
});

test('from the button to the sales team and back, by keyboard alone', async ({ page, request }) => {
  const vans = (await fetchStock(request)).slice(0, 2);
  await answerQuestions(page, 200, answerWith(vans));
  await page.route('**/api/inquiries', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('A van');
  await page.keyboard.press('Enter');
  const links = log(page).getByRole('link', { name: 'View Details' });
  await expect(links).toHaveCount(2);
  // A finger would not want a keyboard over the answer, so there the focus waits in the panel.
  if (isPhone(page)) await input(page).focus();
  await expect(input(page)).toBeFocused();

  for (const stop of [links.nth(1), links.nth(0), log(page)]) {
    await page.keyboard.press('Shift+Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport();
  }
  for (const stop of [links.nth(0), links.nth(1), input(page), page.getByRole('button', { name: 'Speak to Sales Team' })]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const lead = page.getByRole('dialog', { name: 'Speak to Sales Team' });
  await expect(lead.getByLabel('Name *')).toBeFocused();
  await page.keyboard.type('Dave Pritchard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dave@example.org');
  for (const stop of [
    lead.getByLabel('Phone'),
    lead.getByLabel('Message'),
    lead.getByRole('button', { name: 'Cancel' }),
    lead.getByRole('button', { name: 'Connect' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Thank you, Dave.');
  await expect(page.getByRole('button', { name: 'Speak to Sales Team' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Restore chat' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(launcher(page)).toBeFocused();
});

/** What an on-screen keyboard leaves of a phone; a desktop at 200 % and at 400 % (WCAG 1.4.10). */
const ROOMS = [
  ['above an on-screen keyboard', { width: 390, height: 430 }],
  ['at 200 %', { width: 720, height: 450 }],
  ['at 400 %', { width: 320, height: 256 }],
] as const;
for (const [where, room] of ROOMS) {
  test(`there is room ${where} to read, to write and to leave one's number`, { tag: '@any-size' }, async ({ page, request }) => {
    await answerQuestions(page, 200, answerWith((await fetchStock(request)).slice(0, 2)));
    await page.setViewportSize({ width: room.width, height: 844 });
    await openChat(page);
    await ask(page, 'A van');
    await expect(log(page).getByRole('article')).toHaveCount(2);
    await input(page).focus();
    await page.setViewportSize(room);
    for (const needed of [
      input(page),
      page.getByRole('button', { name: 'Send' }),
      page.getByRole('button', { name: 'Close chat' }),
    ]) {
      await expect(needed).toBeInViewport({ ratio: 1 });
    }
    await expect.poll(async () => (await log(page).boundingBox())?.height).toBeGreaterThan(60);
    await expect(log(page).getByRole('article').last()).toBeInViewport();
    expect(await log(page).evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Speak to Sales Team' }).click();
    const lead = page.getByRole('dialog', { name: 'Speak to Sales Team' });
    await expect(lead.getByLabel('Name *')).toBeFocused();
    await page.keyboard.type('Dave');
    const email = lead.getByLabel('Email *');
    for (const stop of [
      email,
      lead.getByLabel('Phone'),
      lead.getByLabel('Message'),
      lead.getByRole('button', { name: 'Cancel' }),
      lead.getByRole('button', { name: 'Connect' }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await expect(stop).toBeInViewport({ ratio: 0.9 });
      if (stop === email) await page.keyboard.type('dave@example.org');
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the bar has room for its words on the smallest screen, also when they are spaced for reading (WCAG 1.4.12)', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openChat(page);
  await page.getByRole('button', { name: 'Minimise chat' }).click();
  const bar = page.getByRole('region', { name: 'Sales Assistant' });
  const words = bar.getByRole('status');
  const button = page.getByRole('button', { name: 'Restore chat' });
  const expectRoom = async () => {
    const [text, next, whole] = await Promise.all([words.boundingBox(), button.boundingBox(), bar.boundingBox()]);
    if (!text || !next || !whole) throw new Error('The bar is not there');
    expect(text.x + text.width).toBeLessThanOrEqual(next.x);
    expect(text.y + text.height).toBeLessThanOrEqual(whole.y + whole.height);
  };
  await expectRoom();
  expect((await words.boundingBox())?.height).toBeLessThan(20);
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(spaced);
  });
  await expectRoom();
});
