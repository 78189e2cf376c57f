import type { Browser, Page } from '@playwright/test';

/** A page whose user is signed in, but with an empty browser cache. */
export async function openOffice(browser: Browser, address: string, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((given) => {
    sessionStorage.setItem('forecourt:splash', 'shown');
    localStorage.setItem('forecourt:cookie-consent', new Date().toISOString());
    localStorage.setItem('adminToken', given);
  }, token);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

/** In the page: milliseconds from the navigation until the element is painted and the main thread is idle. */
export const untilUsable = (selector: string): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector) === null) return requestAnimationFrame(look);
      return requestIdleCallback(() => resolve(performance.now()));
    };
    look();
  });
