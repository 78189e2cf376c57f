import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import type { Figure } from '../measure/figure.ts';
import { recordedVisit, slowestInteraction, slowPage } from '../measure/first-press.ts';
import type { SystemUnderTest } from '../measure/system.ts';

interface Press {
  readonly name: string;
  readonly path: string;
  /** A phone's by default. */
  readonly width?: number;
  /** The cookie banner has not been answered. */
  readonly isFirstVisit?: boolean;
  readonly act: (page: Page) => Promise<void>;
  /** Resolves once it has done what it should. */
  readonly done: (page: Page) => Promise<void>;
}

const ROUNDS = 4;
/** How long after the first paint the press comes. */
const MOMENTS_MS = [0, 300, 1_000];
const LIMIT_MS = 200;
const DESK = 1_440;

const dialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(1);
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap();
const mainLink = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first().tap();

const pressesOf = (vehicleId: number): readonly Press[] => {
  const van = `/vehicle/${vehicleId}`;
  return [
    {
      name: 'menu',
      path: '/',
      act: button('Menu'),
      done: (page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(),
    },
    { name: 'filters', path: '/vehicles', act: button(/^Filters/), done: dialog },
    {
      name: 'a filter',
      path: '/vehicles',
      width: DESK,
      act: (page) => page.getByRole('checkbox', { name: /^Ford/ }).tap(),
      done: (page) => expect(page).toHaveURL('/vehicles?make=Ford'),
    },
    {
      name: 'sort',
      path: '/vehicles',
      act: (page) => page.getByRole('combobox', { name: 'Sort by' }).press('ArrowDown'),
      done: (page) => expect(page).toHaveURL(/sortBy=/),
    },
    {
      name: 'more vans',
      path: '/vehicles',
      act: mainLink('Show more vans'),
      done: (page) => expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24),
    },
    { name: 'gallery', path: van, act: mainLink(/Click to view gallery/), done: dialog },
    {
      name: 'thumbnail',
      path: van,
      act: mainLink(/^Image 2 of/),
      done: (page) => expect(page.getByRole('link', { name: /^Image 2 of/ })).toHaveAttribute('aria-current', 'true'),
    },
    { name: 'callback', path: van, act: mainLink('Request Callback'), done: dialog },
    { name: 'calculator', path: van, act: mainLink('Calculate Finance'), done: dialog },
    {
      name: 'VAT switch',
      path: van,
      act: button('inc. VAT'),
      done: (page) => expect(page.locator('html')).toHaveAttribute('data-vat-first', 'inc'),
    },
    {
      name: 'suggestion',
      path: '/vehicles',
      act: (page) => page.getByLabel('Search make, model or registration').pressSequentially('tran', { delay: 120 }),
      done: (page) => expect(page.getByRole('option').first()).toBeVisible(),
    },
    {
      name: 'cookie choice',
      path: '/',
      isFirstVisit: true,
      act: button('Reject All'),
      done: (page) => expect(page.getByRole('button', { name: 'Reject All' })).toBeHidden(),
    },
    {
      name: 'cookie settings',
      path: '/',
      isFirstVisit: true,
      act: button('Customize'),
      done: dialog,
    },
    {
      name: 'chat',
      path: '/vehicles',
      width: DESK,
      act: button('Chat with our sales assistant'),
      done: (page) => expect(page.getByRole('textbox', { name: /message/i })).toBeVisible(),
    },
  ];
};

/** The first press on a page of a slow phone, for each control: how long until the next paint, and that it does its work. */
export async function measureFirstPress({ baseUrl }: SystemUnderTest, vehicleId: number, rounds = ROUNDS): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const figures: Figure[] = [];
    for (const press of pressesOf(vehicleId)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const moment of MOMENTS_MS) times.push(await pressOnce(browser, baseUrl, press, moment));
      times.sort((one, other) => one - other);
      figures.push({
        name: `first press: ${press.name}, to the next paint, p98`,
        value: times.at(Math.ceil(times.length * 0.98) - 1) ?? Number.NaN,
        unit: 'ms',
        limit: LIMIT_MS,
        bound: 'at most',
        detail: `${times.length} presses, median ${times[Math.floor(times.length / 2)]}, processor slowed four times`,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function pressOnce(
  browser: Browser,
  baseURL: string,
  { path, width, isFirstVisit = false, act, done }: Press,
  moment: number,
): Promise<number> {
  const viewport = { width: width ?? 390, height: 844 };
  const context: BrowserContext = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: width === undefined });
  try {
    const page = await context.newPage();
    await recordedVisit(page, !isFirstVisit);
    await slowPage(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(moment);
    await act(page);
    await done(page);
    return await slowestInteraction(page);
  } finally {
    await context.close();
  }
}
