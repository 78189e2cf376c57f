import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

test.use({ firstVisit: true });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Cookie choices' });
const stored = (page: Page) =>
  page.evaluate(() => ({
    flag: localStorage.getItem('forecourt:cookie-consent'),
    preferences: JSON.parse(localStorage.getItem('forecourt:cookie-preferences') ?? 'null'),
  }));

/** The visitor is asked again when the flag is two years ago (product §9). */
async function expectAnsweredNow(page: Page, preferences: object): Promise<void> {
  const answer = await stored(page);
  expect(answer.preferences).toEqual(preferences);
  expect(Math.abs(Date.now() - Date.parse(answer.flag ?? ''))).toBeLessThan(120_000);
}

const monthsAgo = (months: number): string => {
  const day = new Date();
  day.setMonth(day.getMonth() - months);
  return day.toISOString();
};

/** Comes without the splash, which has tests of its own. */
async function visit(page: Page, path = '/vehicles'): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('forecourt:splash', 'shown'));
  await page.goto(path);
  await hydrated(page);
}

/** Lets the page's clock run until the banner is there. @returns for how many milliseconds. */
async function untilAsked(page: Page, start: number): Promise<number> {
  const tick = async () => {
    await page.clock.runFor(100);
    return banner(page).isVisible();
  };
  await expect.poll(tick, { intervals: [100] }).toBe(true);
  return (await page.evaluate(() => Date.now())) - start;
}

test('the cookie banner comes two seconds after the page, and nothing is stored before an answer', { tag: '@any-size' }, async ({
  page,
  context,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('forecourt:splash', 'shown'));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/vehicles');
  const after = await untilAsked(page, 1_000);
  expect(after).toBeGreaterThanOrEqual(2_000);
  // Its code is fetched when the browser is idle.
  expect(after).toBeLessThan(3_500);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('who goes on without an answer has the banner at once on the next page', { tag: '@any-size' }, async ({ page }) => {
  await visit(page);
  await expect(banner(page)).toBeVisible();
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  expect(await untilAsked(page, now + 1_000)).toBeLessThan(1_500);
});

for (const { button, allowed } of [
  { button: 'Accept All', allowed: true },
  { button: 'Reject All', allowed: false },
] as const) {
  test(`${button} stores ${allowed} for analytics and marketing, and the banner does not come again`, {
    tag: '@any-size',
  }, async ({ page }) => {
    await visit(page);
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toBeHidden();
    await expectAnsweredNow(page, { essential: true, analytics: allowed, marketing: allowed });
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(5_000);
    await expect(banner(page)).toBeHidden();
  });
}

test('Accept All, Reject All and Customize look alike (D29)', { tag: '@each-size' }, async ({ page }) => {
  await visit(page);
  const look = (name: string) =>
    banner(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, borderColor, width: Math.round(width), height };
      });
  const accept = await look('Accept All');
  for (const name of ['Reject All', 'Customize']) expect(await look(name)).toEqual(accept);
});

test('Customize, then Save Preferences, stores what was switched on', async ({ page }) => {
  await visit(page);
  await banner(page).getByRole('button', { name: 'Customize' }).click();
  const essential = choices(page).getByRole('switch', { name: 'Essential' });
  await expect(essential).toBeChecked();
  await expect(essential).toBeDisabled();
  await expect(choices(page).getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
  await expect(choices(page).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  await expectAccessible(page);
  await choices(page).getByRole('switch', { name: 'Marketing' }).click();
  await choices(page).getByRole('button', { name: 'Save Preferences' }).click();
  await expect(choices(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expectAnsweredNow(page, { essential: true, analytics: false, marketing: true });
});

test('Customize without a connection says so, and opens the choices once there is one', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push('');
  await visit(page);
  await expect(banner(page)).toBeVisible();
  await context.setOffline(true);
  await banner(page).getByRole('button', { name: 'Customize' }).click();
  await expect(page.getByText('You are offline. Please try again once you are connected.')).toBeVisible();
  await context.setOffline(false);
  await banner(page).getByRole('button', { name: 'Customize' }).click();
  await expect(choices(page)).toBeVisible();
});

test('Cancel stores nothing, the banner stays and has the focus again', { tag: '@any-size' }, async ({ page }) => {
  await visit(page);
  const customize = banner(page).getByRole('button', { name: 'Customize' });
  for (const leave of [
    () => choices(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await customize.click();
    await choices(page).getByRole('switch', { name: 'Analytics' }).click();
    await leave();
    await expect(choices(page)).toBeHidden();
    await expect(customize).toBeFocused();
  }
  expect(await stored(page)).toEqual({ flag: null, preferences: null });
});

test('the choices open again from the footer and from the cookie policy, as they were stored', { tag: '@any-size' }, async ({
  page,
}) => {
  await visit(page, '/cookie-policy');
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  for (const link of [
    page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }),
    page.getByRole('main').getByRole('link', { name: 'open the cookie settings' }),
  ]) {
    await link.click();
    await expect(choices(page).getByRole('switch', { name: 'Marketing' })).toBeChecked();
    await choices(page).getByRole('button', { name: 'Close' }).click();
    await expect(choices(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
  await expect(page).toHaveURL(/\/cookie-policy$/);
});

test('an answer in one tab is an answer in all of them', { tag: '@any-size' }, async ({ page, context }) => {
  await visit(page);
  const other = await context.newPage();
  await visit(other);
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Reject All' }).click();
  await expect(banner(other)).toBeHidden();
});

test('what is stored and cannot be understood is not a yes', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('forecourt:cookie-consent', new Date().toISOString());
    localStorage.setItem('forecourt:cookie-preferences', 'accept everything');
  });
  await visit(page);
  await expect(banner(page)).toBeVisible();
});

for (const { age, months, asks } of [
  { age: 'two years', months: 24, asks: true },
  { age: '23 months', months: 23, asks: false },
]) {
  test(`an answer given ${age} ago ${asks ? 'is asked for again' : 'still holds'}`, { tag: '@any-size' }, async ({ page }) => {
    await page.addInitScript((given) => {
      localStorage.setItem('forecourt:cookie-consent', given);
      localStorage.setItem('forecourt:cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
    }, monthsAgo(months));
    await page.clock.install();
    await visit(page);
    await page.clock.runFor(5_000);
    await expect(banner(page)).toBeVisible({ visible: asks });
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px the banner fits, clear of the action bar and of whatever has the focus`, { tag: '@any-size' }, async ({
    page,

    request,
  }) => {
    await page.setViewportSize({ width, height });
    const [vehicle] = await (await request.get('/api/vehicles')).json();
    await visit(page, `/vehicle/${vehicle.id}`);
    await expect(banner(page)).toBeVisible();
    await banner(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const box = await banner(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const covered = await page.evaluate(async () => {
      const found: string[] = [];
      const section = document.querySelector('[aria-labelledby="cookie-banner-title"]');
      for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')) {
        if (section?.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
        element.focus();
        const { left, top, width, height } = element.getBoundingClientRect();
        const under = document.elementFromPoint(left + width / 2, top + Math.min(height - 1, height / 2));
        if (document.activeElement === element && under && section?.contains(under)) found.push(element.outerHTML.slice(0, 120));
      }
      return found;
    });
    expect(covered).toEqual([]);
  });
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`at ${width} × ${height} the banner leaves the whole search of the home page in sight`, { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    const search = await page.getByRole('button', { name: 'Search Vans' }).boundingBox();
    const bar = await banner(page).boundingBox();
    expect((search?.y ?? Number.NaN) + (search?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test('what has the focus when the banner comes is scrolled clear of it', { tag: '@any-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.addInitScript(() => sessionStorage.setItem('forecourt:splash', 'shown'));
  await page.goto('/contact');
  await hydrated(page);
  const field = page.getByLabel('Message');
  await field.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 4);
    element.focus({ preventScroll: true });
  });
  await expect(banner(page)).toBeVisible();
  const below = async () => {
    const [box, bar] = [await field.boundingBox(), await banner(page).boundingBox()];
    return (bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
});

test('the whole of a focused card is scrolled clear of the banner and the header', { tag: '@any-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => sessionStorage.setItem('forecourt:splash', 'shown'));
  await page.goto('/vehicles');
  await hydrated(page);
  await expect(banner(page)).toBeVisible();
  const cards = page.getByRole('article');
  await cards.nth(2).getByRole('link').focus();
  for (const index of [3, 4, 6, 9]) {
    const link = cards.nth(index).getByRole('link');
    while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    const [card, bar, header] = [
      await cards.nth(index).boundingBox(),
      await banner(page).boundingBox(),
      await page.locator('#page > header').boundingBox(),
    ];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(card?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('a double press on an answer presses nothing beneath the banner', { tag: '@any-size' }, async ({ page }) => {
  await visit(page);
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => {
    const pressed: (string | null)[] = [];
    Object.assign(globalThis, { pressed });
    document.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  });
  const { x, y, width, height } = (await banner(page).getByRole('button', { name: 'Accept All' }).boundingBox())!;
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => (globalThis as unknown as { pressed: string[] }).pressed)).toEqual(['Accept All']);
});
