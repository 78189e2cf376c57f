import {
  answerQuestions,
  answerWith,
  ask,
  input,
  isPhone,
  launcher,
  log,
  openChat,
  panel,
  type SlowAssistant,
  slowAssistant,
} from './support/chat.ts';
import { dealership } from './support/dealership.ts';
import { fetchStock, findVehicle, pounds } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const send = 'Send';

test('the chat opens with its greeting, and closes back to its button', { tag: '@each-size' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/mfe-chat/')) scripts.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(launcher(page)).toBeVisible();
  expect(scripts).toEqual([]);
  await launcher(page).dblclick({ noWaitAfter: true });
  await expect(input(page)).toBeFocused();
  await expect(log(page)).toContainText(`Hello, I'm the sales assistant at ${dealership.tradingName}.`);
  await expect(page.getByRole('button', { name: send })).toBeDisabled();
  const size = isPhone(page) ? page.viewportSize() : { width: 384, height: 600 };
  await expect.poll(() => panel(page).boundingBox()).toMatchObject(size ?? {});
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(launcher(page)).toBeFocused();
});

test('the button is round, clear of the edges, and on a phone waits until one has read on', { tag: '@each-size' }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(launcher(page)).toBeVisible({ visible: !isPhone(page) });
  await page.evaluate(() => scrollTo(0, 400));
  await expect(launcher(page)).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await expect.poll(() => launcher(page).boundingBox()).toMatchObject({ width: 60, height: 60, y: height - 80 });
  const { x } = (await launcher(page).boundingBox())!;
  // On wide screens it stands in the margin.
  const fromEdge = width - room - x - 60;
  if (isPhone(page)) expect(fromEdge).toBe(20);
  else expect(fromEdge).toBeGreaterThan(4);
  await expectAccessible(page);
});

test('the button and the chat keep clear of the bar of a vehicle’s page', async ({ page, request }) => {
  const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  // It steps aside while something to press lies beneath it.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 250));
    await expect(launcher(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const bar = page.getByRole('link', { name: /^Call/ }).locator('visible=true').last();
  const overlaps = (a: DOMRect, b: DOMRect) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
  const boxes = async () => [await launcher(page).boundingBox(), await bar.boundingBox()];
  const [button, call] = (await boxes()).map((box) => {
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    return { x, y, right: x + width, bottom: y + height } as DOMRect;
  });
  expect(button && call && overlaps(button, call)).toBe(false);
});

test.describe('while the cookie banner asks', () => {
  test.use({ firstVisit: true });

  test('the button stands clear of it', async ({ page }) => {
    await page.goto('/vehicles');
    await page.evaluate(() => scrollTo(0, 600));
    const banner = page.getByRole('region', { name: 'Cookies on this site' });
    await expect(banner).toBeVisible();
    await expect(launcher(page)).toBeVisible();
    await launcher(page).click();
    await expect(input(page)).toBeFocused();
    await page.getByRole('button', { name: 'Minimise chat' }).click();
    await page.getByRole('button', { name: 'Reject All' }).click();
    await expect(banner).toHaveCount(0);
    await page.getByRole('button', { name: 'Close chat' }).click();
    await expect(launcher(page)).toBeVisible();
  });
});

test.describe('an answer', () => {
  let assistant: SlowAssistant;
  test.beforeEach(async ({ page }) => {
    assistant = await slowAssistant(page);
  });
  test.afterEach(() => assistant.close());

  test('comes sentence by sentence, with vans that lead to their pages', async ({ page, request }) => {
    const van = await findVehicle(request, 'van for sale', ({ isSold, vatQualifying }) => !isSold && vatQualifying);
    await openChat(page);
    await ask(page, 'A van\nfor ladders');
    await expect(input(page)).toBeDisabled();
    await expect(input(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: send })).toBeDisabled();
    await expect(page.getByText('The assistant is typing')).toBeAttached();
    await expectAccessible(page);
    await assistant.send({ type: 'text', text: 'Good news. ' });
    await assistant.send({ type: 'text', text: 'One fits.' });
    await expect(log(page)).toContainText('Good news. One fits.');
    await assistant.finish(answerWith([van], 'One van fits.\nHere it is:'));
    const card = log(page).getByRole('article');
    await expect(log(page)).toContainText('One van fits.\nHere it is:', { useInnerText: true });
    await expect(log(page)).not.toContainText('Good news');
    await expect(card).toContainText(`${van.year} ${van.make} ${van.model}`);
    await expect(card).toContainText('3,450 mm load length');
    await expect(card).toContainText(pounds(Number(van.price)));
    await expect(card).toContainText(pounds(Number(van.price) * 1.2));
    await expect(input(page)).toBeEnabled();
    if (!isPhone(page)) await expect(input(page)).toBeFocused();
    await expectAccessible(page);

    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(`/vehicle/${van.id}`);
    const bar = page.getByRole('region', { name: 'Sales Assistant' });
    await expect.poll(() => bar.boundingBox()).toMatchObject({ width: 320, height: 64 });
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Restore chat' }).click();
    await expect(input(page)).toBeFocused();
    await expect(card).toBeVisible();
  });

  test('is asked for with the turns before it and the van that is looked at', { tag: '@any-size' }, async ({ page, request }) => {
    const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
    await openChat(page, `/vehicle/${van.id}`);
    await ask(page, 'Is it automatic?');
    await assistant.finish(answerWith([van], 'Yes.'));
    await expect(log(page)).toContainText('Yes.');
    await ask(page, 'And the price?');
    await expect
      .poll(() => assistant.questions)
      .toEqual([
        { message: 'Is it automatic?', earlier: [], vehicleId: van.id },
        {
          message: 'And the price?',
          earlier: [{ message: 'Is it automatic?', answer: 'Yes.', vehicleIds: [van.id] }],
          vehicleId: van.id,
        },
      ]);
  });

  test('that breaks off is trouble, and the message can be sent again', { tag: '@any-size' }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push('ERR_');
    await openChat(page);
    await ask(page, 'A van');
    await assistant.send({ type: 'text', text: 'Half an' });
    await expect(log(page)).toContainText('Half an');
    await assistant.drop();
    await expect(log(page)).toContainText('Sorry, I am having trouble processing your request: the connection was lost.');
    await expect(log(page)).not.toContainText('Half an');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await assistant.finish(answerWith([], 'A whole one.'));
    await expect(log(page)).toContainText('A whole one.');
    await expect(log(page)).not.toContainText('Sorry');
    expect(assistant.questions.map(({ message }) => message)).toEqual(['A van', 'A van']);
  });

  test('that was interrupted by a reload leaves the message, to be sent again', { tag: '@any-size' }, async ({ page }) => {
    await openChat(page);
    await ask(page, 'A van');
    await expect.poll(() => assistant.questions).toHaveLength(1);
    await page.reload();
    await expect(log(page)).toContainText('A van');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => assistant.questions).toHaveLength(2);
    await assistant.finish(answerWith([], 'Here you are.'));
    await expect(log(page)).toContainText('Here you are.');
  });

  test('is waited for while the chat is closed', { tag: '@any-size' }, async ({ page }) => {
    await openChat(page);
    await ask(page, 'A van');
    await page.getByRole('button', { name: 'Close chat' }).click();
    await assistant.finish(answerWith([], 'Meanwhile.'));
    await launcher(page).click();
    await expect(log(page)).toContainText('Meanwhile.');
  });
});

const TROUBLE = [
  ['a failure', 500, {}, {}, 'Sorry, I am having trouble processing your request. Please contact our sales team on'],
  ['too many messages', 429, {}, { 'retry-after': '400' }, 'Please try again in 7 minutes, or contact our sales team on'],
  ['no answer in the answer', 200, {}, {}, 'I could not process a response to that. Please call us on'],
] as const;
for (const [what, status, body, headers, words] of TROUBLE) {
  test(`after ${what} the bot apologises and says how to reach us`, { tag: '@any-size' }, async ({ page, expectedConsole }) => {
    expectedConsole.push('Failed to load resource');
    await answerQuestions(page, status, body, headers);
    await openChat(page);
    await ask(page, 'A van');
    await expect(log(page)).toContainText(words);
    await expect(log(page).getByRole('link', { name: dealership.phone })).toHaveAttribute('href', `tel:${dealership.phoneE164}`);
    await expect(input(page)).toBeEnabled();
    await expectAccessible(page);
  });
}

test('whatever the assistant says is shown as text', { tag: '@any-size' }, async ({ page }) => {
  const markup = '<img src="/x" onerror="alert(1)"> [here](javascript:alert(1))\nhttps://evil.example';
  await answerQuestions(page, 200, answerWith([], markup));
  await openChat(page);
  await ask(page, '<b>bold</b>');
  await expect(log(page)).toContainText(markup, { useInnerText: true });
  await expect(log(page)).toContainText('<b>bold</b>');
  await expect(log(page).locator('img, a, b')).toHaveCount(0);
});

test('conversation, state and what was typed survive a reload and going through the site; another tab has a chat of its own', {
  tag: '@any-size',
}, async ({ page, context }) => {
  await answerQuestions(page, 200, answerWith([], 'First answer.'));
  await openChat(page);
  await ask(page, 'A van');
  await expect(log(page)).toContainText('First answer.');
  await input(page).fill('Not sent yet');
  await page.reload();
  await expect(log(page)).toContainText('First answer.');
  await expect(input(page)).toHaveValue('Not sent yet');
  await page.getByRole('button', { name: 'Minimise chat' }).click();
  await page.goto('/finance');
  await page.getByRole('button', { name: 'Restore chat' }).click();
  await expect(input(page)).toHaveValue('Not sent yet');

  const other = await context.newPage();
  await openChat(other);
  await expect(log(other)).not.toContainText('First answer.');
  await input(other).fill('Other');
  await expect(input(page)).toHaveValue('Not sent yet');
});

test('on a phone the chat does not cover a page that somebody has gone to; elsewhere it stays open', {
  tag: '@each-size',
}, async ({ page }) => {
  await answerQuestions(page, 200, answerWith([], 'First answer.'));
  await openChat(page);
  await ask(page, 'A van');
  await expect(log(page)).toContainText('First answer.');
  await page.goto('/finance');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Restore chat' }).click();
  }
  await expect(log(page)).toContainText('First answer.');
});

test('broken memories do no harm', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('forecourt:chat', '[{"id":1},null,{"sender":"bot"');
    sessionStorage.setItem('forecourt:chat-view', '{"open":');
    sessionStorage.setItem('forecourt:chat-unsent', '[[');
  });
  await openChat(page);
  await expect(log(page)).toContainText("Hello, I'm the sales assistant");
});

test('everything can be done by keyboard', async ({ page }) => {
  await answerQuestions(page, 200, answerWith([], 'By keyboard.'));
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(launcher(page)).toBeVisible();
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await expect(input(page)).toHaveValue('First line\nsecond line');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('By keyboard.');
  await expect(input(page)).toHaveValue('');
  await input(page).focus();
  if (isPhone(page)) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      const inPage = await page.evaluate(() =>
        document.activeElement?.closest('main, header:not(dialog header), footer:not(dialog footer)'),
      );
      expect(inPage).toBeNull();
    }
    await input(page).focus();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Restore chat' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
});

test('what an input method composes is not sent by its Enter', { tag: '@any-size' }, async ({ page }) => {
  let questions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai-assistant')) questions += 1;
  });
  await openChat(page);
  await input(page).fill('バン');
  await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(input(page)).toHaveValue('バン');
  expect(questions).toBe(0);
});

test('a message that is too long is kept, counted and not sent', { tag: '@any-size' }, async ({ page }) => {
  await openChat(page);
  await input(page).fill('x'.repeat(950));
  await expect(panel(page)).toContainText('50 characters left');
  await input(page).fill('x'.repeat(1_200));
  await expect(panel(page)).toContainText('200 characters too many');
  await expect(page.getByRole('button', { name: send })).toBeDisabled();
  await expect.poll(async () => (await input(page).boundingBox())?.height).toBeLessThan(145);
  await expectAccessible(page);
});

test('a long conversation shows its newest message, and stays where one reads', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('forecourt:chat')) return;
    const messages = Array.from({ length: 200 }, (_, index) => ({
      id: index + 1,
      sender: index % 2 ? 'user' : 'bot',
      ...(index % 2 === 0 && { kind: 'answer' }),
      content: `Message number ${index + 1}`,
      timestamp: '2026-11-22T09:00:00.000Z',
    }));
    sessionStorage.setItem('forecourt:chat', JSON.stringify(messages));
  });
  const assistant = await slowAssistant(page);
  await openChat(page);
  await expect(page.getByText('Message number 200')).toBeInViewport();
  await ask(page, 'One more');
  await expect(page.getByText('One more')).toBeInViewport();
  // The bar is there for a moment only: whether it came is noted in the page.
  await log(page).evaluate(
    (area) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => area.hasAttribute('data-scrolling') && resolve()).observe(area, { attributes: true });
        area.scrollTo(0, 0);
      }),
  );
  await expect(log(page)).not.toHaveAttribute('data-scrolling');
  await assistant.finish(answerWith([], 'The newest of all'));
  await expect(page.getByText('The newest of all')).toBeAttached();
  await expect(page.getByText(/: Message number 1$/)).toBeInViewport();
  assistant.close();
});

for (const width of [320, 820]) {
  test(`the chat fits ${width} px`, { tag: '@any-size' }, async ({ page, request }) => {
    const [van] = await fetchStock(request);
    await page.setViewportSize({ width, height: 640 });
    await answerQuestions(page, 200, answerWith(van ? [van] : []));
    await openChat(page);
    await ask(page, 'A van');
    await expect(log(page).getByRole('article')).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await log(page).evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Minimise chat' }).click();
    await expectNoSidewaysScroll(page);
  });
}

test('the back office has no chat', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
});
