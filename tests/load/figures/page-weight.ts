import { chromium } from '@playwright/test';
import type { Figure } from '../measure/figure.ts';
import { weighPage } from '../measure/page-weight.ts';
import type { SystemUnderTest } from '../measure/system.ts';
import { publicPages } from './public-pages.ts';

const SCRIPT_LIMIT_KB = 110;
/** A page with parts to operate may run more than one that is only read. */
const RUN_LIMIT_KB = { operated: 45, read: 15 };

/** For every public page: bytes of all scripts, requests before scrolling, and resources discovered late. */
export async function measurePageWeight({ baseUrl }: SystemUnderTest, vehicleId: number): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const figures: Figure[] = [];
    for (const { path, requests: requestLimit, isOnlyRead } of publicPages(vehicleId)) {
      const { scriptBytes, bytesRun, requests, late } = await weighPage(browser, `${baseUrl}${path}`);
      figures.push(
        {
          name: `${path}: all scripts, brotli`,
          value: scriptBytes / 1000,
          unit: 'KB',
          limit: SCRIPT_LIMIT_KB,
          bound: 'at most',
          detail: '',
        },
        {
          name: `${path}: scripts run before the first press, brotli`,
          value: bytesRun / 1000,
          unit: 'KB',
          limit: isOnlyRead ? RUN_LIMIT_KB.read : RUN_LIMIT_KB.operated,
          bound: 'at most',
          detail: '',
        },
        {
          name: `${path}: requests before scrolling`,
          value: requests,
          unit: '',
          limit: requestLimit,
          bound: 'at most',
          detail: 'phone, 390 px',
        },
        {
          name: `${path}: fetched because a script asked for it`,
          value: late.length,
          unit: '',
          limit: 0,
          bound: 'at most',
          detail: late.join(' '),
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
