import type { Page } from '@playwright/test';
import { nextPaint } from './presses.ts';

/**
 * The visit of somebody who has seen the splash, with its interactions recorded.
 * @param answered whether they have answered the cookie banner.
 */
export const recordedVisit = (page: Page, answered: boolean): Promise<unknown> =>
  page.addInitScript((isAnswered) => {
    sessionStorage.setItem('forecourt:splash', 'shown');
    if (isAnswered) {
      localStorage.setItem('forecourt:cookie-consent', new Date().toISOString());
      localStorage.setItem('forecourt:cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
    }
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }, answered);

/** Slows the page's processor four times, as Lighthouse does for a cheap phone. */
export async function slowPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Milliseconds from the slowest event of what was pressed so far to the next paint; 0 if none took a frame.
 * @param page visited with {@link recordedVisit}.
 */
export async function slowestInteraction(page: Page): Promise<number> {
  // Entries come after the frame that they measure.
  await nextPaint(page);
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations));
}
