import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Figure } from '../measure/figure.ts';
import { recordedVisit, slowestInteraction, slowPage } from '../measure/first-press.ts';
import { carryOut, type Press, pressesOf } from '../measure/presses.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const ROUNDS = 4;
/** How long after the first paint the press comes. */
const MOMENTS_MS = [0, 300, 1_000];
const LIMIT_MS = 200;
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

async function pressOnce(browser: Browser, baseURL: string, press: Press, moment: number): Promise<number> {
  const { path, width, isFirstVisit = false, done } = press;
  const viewport = { width: width ?? 390, height: 844 };
  const context: BrowserContext = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: width === undefined });
  try {
    const page = await context.newPage();
    await recordedVisit(page, !isFirstVisit);
    await slowPage(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(moment);
    await carryOut(page, press);
    await done(page);
    return await slowestInteraction(page);
  } finally {
    await context.close();
  }
}
