import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Figure } from '../measure/figure.ts';
import { median } from '../measure/interleaved.ts';
import { openOffice } from '../measure/open-office.ts';
import { postEnquiry } from '../measure/post-enquiry.ts';
import { untilQuiet } from '../measure/quiet.ts';
import { stockImports } from '../measure/stock-imports.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const PRESSES = 7;
const VANS = 10_000;
const ENQUIRIES = 10_000;
/** So few that none is refused, however slow the machine is. */
const AT_ONCE = 8;
/** From the issue of the back office: milliseconds from the press until the list is painted. */
const SHOWN_MS = 300;

interface List {
  readonly name: string;
  /** Where it is opened from, so that nothing of it is on the screen. */
  readonly from: string;
  readonly link: RegExp;
  /** In the address that the list is loaded from. */
  readonly source: string;
  /** On the screen once the list is there. */
  readonly shown: string;
}

const LISTS: readonly List[] = [
  {
    name: 'Vehicles',
    from: '/admin?tab=today',
    link: /^Vehicles$/,
    source: '/api/vehicles/listed',
    shown: 'main[aria-label="Vehicles"] article',
  },
  {
    name: 'Vehicles, Due In',
    from: '/admin',
    link: /^Due In/,
    source: '/api/vehicles/listed',
    shown: 'a[aria-current="true"][href*="show=Due"]',
  },
  {
    name: 'Enquiries',
    from: '/admin?tab=today',
    link: /^Enquiries/,
    source: '/api/inquiries?',
    shown: 'main[aria-label="Enquiries"] article',
  },
];

/** The lists of the back office with 10,000 vans and 10,000 enquiries, from the press to the painted list. */
export async function measureOfficeLists(system: SystemUnderTest): Promise<Figure[]> {
  const { baseUrl, enquiriesUrl, inventoryUrl, staffToken } = system;
  await stockImports(inventoryUrl, staffToken).take(VANS);
  const agent = new Agent({ keepAlive: true });
  for (let sent = 0; sent < ENQUIRIES; sent += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, place) => postEnquiry(`${enquiriesUrl}/api/inquiries`, sent + place, agent)),
    );
  agent.destroy();
  await untilQuiet(system.managementUrls);
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const figures: Figure[] = [];
    for (const list of LISTS) figures.push(await measureList(browser, list, baseUrl, staffToken));
    return figures;
  } finally {
    await browser.close();
  }
}

async function measureList(browser: Browser, list: List, baseUrl: string, staffToken: string): Promise<Figure> {
  const taken: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    const page = await openOffice(browser, `${baseUrl}${list.from}`, staffToken);
    taken.push(await fromPressToPaint(page, list));
    await page.context().close();
  }
  return {
    name: `${list.name}, from the press to the list, median`,
    value: median(taken),
    unit: 'ms',
    limit: SHOWN_MS,
    bound: 'at most',
    detail: `slowest ${Math.max(...taken).toFixed(0)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  };
}

/** Milliseconds from the press until what it shows is painted. */
async function fromPressToPaint(page: Page, { link, source, shown }: List): Promise<number> {
  const pressed = page.getByRole('link', { name: link }).first();
  await pressed.waitFor();
  // The other parts of the office and its lists are loaded a second after the first view.
  await page.waitForFunction((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)), source);
  await page.evaluate((selector) => {
    const { port1: afterPaint, port2: heard } = new MessageChannel();
    heard.onmessage = () => performance.mark('shown');
    window.addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => afterPaint.postMessage(null));
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  }, shown);
  await pressed.click();
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name).at(0)?.startTime ?? Number.NaN;
    return at('shown') - at('pressed');
  });
}
