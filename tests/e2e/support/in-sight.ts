import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Reached {
  readonly name: string;
  /** What lies over the centre of what can be seen of it; null if nothing does. */
  readonly under: string | null;
}

/** What has the focus, asked for in the page; null outside it. A box that its label stands for is looked for there. */
const reached = (): Reached | null => {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const { labels } = focused as Partial<HTMLInputElement>;
  const parts = [focused, ...(labels ?? [])];
  const told = (element: Element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`;
  const hits = parts.map((part) => {
    // A link may go on in the next line.
    let { left, top, right, bottom } = part.getClientRects()[0] ?? part.getBoundingClientRect();
    // Browsers leave it at that if a part of it can be seen in a row that scrolls sideways.
    for (let around = part.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const row = around.getBoundingClientRect();
      left = Math.max(left, row.left);
      right = Math.min(right, row.right);
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    return left < right ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
  });
  const isHit = hits.some((hit) => parts.some((part) => part.contains(hit)));
  const name = focused.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused.textContent ?? '';
  return {
    name: `${focused.tagName} ${name.slice(0, 60)}`,
    under: isHit ? null : hits[0] ? told(hits[0]) : 'outside the window',
  };
};

/** It may still be on its way into sight. */
async function settled(page: Page): Promise<Reached | null> {
  let one = await page.evaluate(reached);
  const isInSight = async () => {
    one = await page.evaluate(reached);
    return one === null || one.under === null;
  };
  if (one?.under)
    await expect
      .poll(isInSight, { timeout: 3_000 })
      .toBe(true)
      .catch(() => undefined);
  return one;
}

/**
 * Tabs through the page, there and back: nothing lies over what has the focus (WCAG 2.2, 2.4.11).
 * @returns how many controls there are.
 */
export async function expectFocusInSight(page: Page): Promise<number> {
  let count = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const covered: Reached[] = [];
    count = 0;
    for (;;) {
      await page.keyboard.press(key);
      const one = await settled(page);
      // A long list goes on as it begins.
      if (one === null || count === 120) break;
      count += 1;
      if (one.under !== null) covered.push(one);
    }
    expect([key, covered]).toEqual([key, []]);
  }
  return count;
}
