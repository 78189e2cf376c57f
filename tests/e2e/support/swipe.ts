import type { Page } from '@playwright/test';

/** Draws a finger across the screen, from the first to the last of these distances from its left edge. */
export async function swipe(page: Page, y: number, ...path: readonly number[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number | undefined) => (x === undefined ? [] : [{ x, y }]);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(path[0]) });
  for (const x of path.slice(1)) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
