import type { Browser, Page } from '@playwright/test';

/** The page of staff whose browser has been here before, but keeps no file of it. */
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

/** In the page: milliseconds from the navigation until this is painted and the main thread is free. */
export const untilUsable = (selector: string): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector) === null) return requestAnimationFrame(look);
      return requestIdleCallback(() => resolve(performance.now()));
    };
    look();
  });
