import type { Page } from '@playwright/test';
import { input, launcher } from './support/chat.ts';
import { isAlive } from './support/hydration.ts';
import { findVehicle } from './support/stock.ts';
import { swipe } from './support/swipe.ts';
import { expect, hydrated, test } from './support/test.ts';

const SCRIPTS = /\/(assets\/shell\.|remotes\/).*\.js$/;
const dialog = (page: Page) => page.getByRole('dialog');

/** The page's scripts that were run, not only fetched to be there in time. */
const scriptsRun = async (page: Page): Promise<readonly string[]> => {
  const run = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => ((entry as PerformanceResourceTiming).initiatorType === 'script' ? [entry.name] : [])),
  );
  return run.filter((address) => SCRIPTS.test(address));
};

/** Lets the page's scripts come only when the test says so. */
async function holdScripts(page: Page, scripts = SCRIPTS): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

for (const path of ['/', '/vehicles', '/finance', '/warranty', '/privacy-policy'])
  test(`${path} runs none of its scripts for somebody who only looks at it`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await scriptsRun(page)).toEqual([]);
  });

test('a page that is only read runs no scripts when it is scrolled and pointed at, and says whether we are open', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.goto('/warranty');
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('contentinfo')).toContainText(/Open now|Closed/);
  await expect(launcher(page)).toBeVisible();
  expect(await scriptsRun(page)).toEqual([]);
  await launcher(page).click();
  await expect(input(page)).toBeVisible();
  expect(await scriptsRun(page)).not.toEqual([]);
});

test('a picture that is swiped twice before the page responds gives way to the one after the next once it does', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no touch screen');
  const van = await findVehicle(request, 'van with pictures', ({ images }) => images.length >= 3);
  const letGo = await holdScripts(page);
  await page.goto(`/vehicle/${van.id}`);
  const { y, height } = (await page.getByRole('link', { name: /Click to view gallery/ }).boundingBox())!;
  for (const _ of [1, 2]) await swipe(page, y + height / 2, 300, 260, 200, 120);
  const third = page.getByRole('link', { name: `Image 3 of ${van.images.length}` });
  await expect(third).not.toHaveAttribute('aria-current');
  letGo();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(dialog(page)).toHaveCount(0);
});

test('a picture that is swiped while the splash still fades over it gives way to the next', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no touch screen');
  const van = await findVehicle(request, 'van with pictures', ({ images }) => images.length >= 2);
  await page.addInitScript(() => sessionStorage.removeItem('forecourt:splash'));
  await page.clock.install();
  // Or the splash is gone before a busy machine has loaded the page.
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(`/vehicle/${van.id}`);
  await page.clock.runFor(2_050);
  await expect(page.locator('html')).toHaveAttribute('data-splash', 'leaving');
  const { y, height } = (await page.locator('[data-swipe]').boundingBox())!;
  await swipe(page, y + height / 2, 300, 260, 200, 120);
  await page.clock.resume();
  await expect(page.getByRole('link', { name: `Image 2 of ${van.images.length}` })).toHaveAttribute('aria-current', 'true');
});

test('a quote that is asked for before the page responds is asked for once it does', { tag: '@any-size' }, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/finance');
  await page.getByRole('button', { name: 'Request Quote' }).click();
  letGo();
  await expect(dialog(page)).toHaveAccessibleName('Request Quote');
});

test('what is only read is left as the server rendered it, until its data changes', { tag: '@any-size' }, async ({ page }) => {
  const isOurs = (selector: string) => isAlive(page.locator(selector).first());
  await page.goto('/vehicles');
  await hydrated(page);
  expect(await isOurs('main h1')).toBe(true);
  expect(await isOurs('main article')).toBe(false);
  expect(await isOurs('footer h2')).toBe(false);
  const count = await page.getByRole('article').count();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  await expect(page).toHaveURL(/sortBy=price_desc/);
  await expect.poll(() => isOurs('main article')).toBe(true);
  await expect(page.getByRole('article')).toHaveCount(count);
});

test('what is pressed before the scripts have come shows that it is held, and is done once when they have', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('Failed to load resource', 'ERR_FAILED');
  const van = await findVehicle(request, 'van for sale', ({ isSold, images }) => !isSold && images.length > 1);
  const letGo = await holdScripts(page);
  await page.goto(`/vehicle/${van.id}`);
  const callback = page.getByRole('main').getByRole('link', { name: 'Request Callback' }).first();
  await callback.click();
  await callback.click();
  await expect(callback).toHaveAttribute('data-held');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/vehicle/${van.id}`);
  letGo();
  await expect(dialog(page)).toHaveCount(1);
  await expect(callback).not.toHaveAttribute('data-held');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('what is typed, ticked and chosen before the scripts have come is applied, and stays in its fields', {
  tag: '@any-size',
}, async ({ page, expectedConsole }) => {
  expectedConsole.push('Failed to load resource', 'ERR_FAILED');
  const letGo = await holdScripts(page);
  await page.goto('/vehicles');
  const search = page.getByLabel('Search make, model or registration');
  await search.click();
  await page.keyboard.type('transit', { delay: 10 });
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('checkbox', { name: /^Ford/ }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  await search.focus();
  letGo();
  await expect(page).toHaveURL(/(?=.*search=transit)(?=.*make=Ford)(?=.*sortBy=price_desc)/);
  await expect(search).toHaveValue('transit');
  await expect(search).toBeFocused();
  expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('transit'.length - 1);
  await expect(page.getByRole('checkbox', { name: /^Ford/ })).toBeChecked();
});

test('a form that is sent before the scripts have come is checked and sent as with them', async ({ page, expectedConsole }) => {
  expectedConsole.push('Failed to load resource', 'ERR_FAILED');
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  await page.getByLabel(/^Name/).fill('Ada Early');
  await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
  letGo();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Ada Early');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expect(page).toHaveURL('/contact');
});

test('when the scripts cannot be had, a press leads where it leads without them', { tag: '@any-size' }, async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('Failed to load resource', 'ERR_FAILED');
  const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(`/vehicle/${van.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Request Callback' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/contact\\?vehicle=${van.id}`));
  await page.goto('/vehicles');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  await page.getByRole('link', { name: 'List view' }).click();
  await expect(page).toHaveURL(/view=list/);
});

test('after the scripts have failed the next press tries again', { tag: '@any-size' }, async ({ page, expectedConsole }) => {
  expectedConsole.push('Failed to load resource', 'ERR_FAILED');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/vehicles');
  const inc = page.getByRole('button', { name: 'inc. VAT' }).first();
  await inc.click();
  await expect(inc).not.toHaveAttribute('data-held');
  await page.unroute(SCRIPTS);
  await inc.click();
  await expect(page.locator('html')).toHaveAttribute('data-vat-first', 'inc');
});

/** Counts how often the page has come to life. */
async function countStarts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { starts: 0 });
    const seen = globalThis as unknown as { starts: number };
    window.addEventListener('shell:awake', () => {
      seen.starts += 1;
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { starts: number }).starts);
}

for (const { name, scripts } of [
  { name: 'the shell', scripts: /\/assets\/shell\..*\.js$/ },
  { name: 'the micro-frontend', scripts: /\/remotes\/.*\.js$/ },
])
  test(`after ${name} has failed the next press starts the page once`, { tag: '@any-size' }, async ({
    page,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push('Failed to load resource', 'ERR_FAILED', 'mfe-catalog');
    const van = await findVehicle(request, 'van for sale', ({ isSold, images }) => !isSold && images.length > 1);
    const starts = await countStarts(page);
    await page.route(scripts, (route) => route.abort());
    await page.goto(`/vehicle/${van.id}`);
    const inc = page.getByRole('button', { name: 'inc. VAT' }).first();
    await inc.click();
    await expect(inc).not.toHaveAttribute('data-held');
    await page.unroute(scripts);
    await page.getByRole('link', { name: /Click to view gallery/ }).click();
    await expect(dialog(page)).toHaveCount(1);
    expect(await starts()).toBe(1);
  });

test('the price that was chosen to come first does so from the first paint', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vatFirst', 'inc'));
  await page.goto('/vehicles', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-vat-first', 'inc');
  expect(await scriptsRun(page)).toEqual([]);
});

test('the pressed button of the VAT switch is the chosen one before the scripts have come', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const van = await findVehicle(request, 'van with VAT', ({ vatQualifying, isSold }) => vatQualifying && !isSold);
  await page.addInitScript(() => localStorage.setItem('vatFirst', 'inc'));
  await holdScripts(page);
  await page.goto(`/vehicle/${van.id}`);
  const choice = page.getByRole('group', { name: 'Show prices' });
  await expect(choice.getByRole('button', { name: 'inc. VAT' })).toHaveAttribute('aria-pressed', 'true');
  await expect(choice.getByRole('button', { name: 'plus VAT' })).toHaveAttribute('aria-pressed', 'false');
});

test('an arrow that is pressed on a tab before the scripts have come moves to the next one when they have', {
  tag: '@any-size',
}, async ({ page, request }) => {
  const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  const letGo = await holdScripts(page);
  await page.goto(`/vehicle/${van.id}`);
  await page.getByRole('tab', { name: 'Description' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('data-held', '');
  letGo();
  await expect(page.getByRole('tab', { name: 'Features' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Features' })).toBeFocused();
});

test('what is typed on while the page awakes is not overtaken by what was typed before', { tag: '@any-size' }, async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  // The last moment at which somebody can be ahead: the page is awake, and what was held is about to be entered again.
  await page.evaluate(() => {
    addEventListener('shell:awake', () => {
      const phone = document.querySelector<HTMLInputElement>('[name=customerPhone]');
      phone?.setRangeText('45', phone.value.length, phone.value.length, 'end');
    });
  });
  await page.getByLabel(/^(Phone|Telephone)/).pressSequentially('0151 496 01');
  letGo();
  await hydrated(page);
  await expect(page.getByLabel(/^(Phone|Telephone)/)).toHaveValue('0151 496 0145');
});

test('a letter typed while the text before it is entered again stays behind it', { tag: '@any-size' }, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    addEventListener('change', ({ isTrusted, target }) => {
      if (isTrusted || !(target instanceof HTMLInputElement)) return;
      document.execCommand('insertText', false, '4');
      setTimeout(() => document.execCommand('insertText', false, '5'));
    });
  });
  await page.getByLabel(/^(Phone|Telephone)/).pressSequentially('0151 496 01');
  letGo();
  await hydrated(page);
  await expect(page.getByLabel(/^(Phone|Telephone)/)).toHaveValue('0151 496 0145');
});
