import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { connect, type Page } from 'puppeteer-core';
import { median } from './interleaved.ts';

export interface PageScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly largestContentfulPaint: number;
  /** Milliseconds. */
  readonly blockingTime: number;
  readonly layoutShift: number;
}

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The screen that Lighthouse emulates, so that the first page caches the same pictures. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Lighthouse 12 with its mobile throttling on the second page of a session: `first` is visited before `url` in the same tab. */
export async function scoreSecondPage(first: string, url: string, runs: number): Promise<PageScores> {
  const results: PageScores[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await scorePage(url, first));
  const middle = (pick: (scores: PageScores) => number): number => median(results.map(pick));
  return {
    performance: middle((scores) => scores.performance),
    accessibility: middle((scores) => scores.accessibility),
    bestPractices: middle((scores) => scores.bestPractices),
    seo: middle((scores) => scores.seo),
    largestContentfulPaint: middle((scores) => scores.largestContentfulPaint),
    blockingTime: middle((scores) => scores.blockingTime),
    layoutShift: middle((scores) => scores.layoutShift),
  };
}

/** Stays on a page until its splash is over, because session storage belongs to a tab and ends with it. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForFunction(
    () => sessionStorage.getItem('forecourt:splash') !== null && document.documentElement.dataset['splash'] === undefined,
  );
}

/** Lighthouse sometimes gets no trace from Chromium, and says so in its result. */
const TRIES = 3;

/**
 * Lighthouse 12 with its mobile throttling, once, in a browser of its own.
 * @param first the page that is visited before it in the same tab; without, it is a first visit with an empty cache.
 */
export async function scorePage(url: string, first?: string): Promise<PageScores> {
  for (let attempt = 1; ; attempt += 1) {
    const scores = await tryToScore(url, first);
    if (attempt === TRIES || Object.values(scores).every(Number.isFinite)) return scores;
  }
}

async function tryToScore(url: string, first?: string): Promise<PageScores> {
  const chrome = await launch({ chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', chromeFlags: CHROME_FLAGS });
  try {
    const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: PHONE });
    const page = await browser.newPage();
    if (first !== undefined) await visit(page, first);
    const result = await lighthouse(url, { disableStorageReset: first !== undefined, logLevel: 'error' }, undefined, page);
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: value('largest-contentful-paint'),
      blockingTime: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
