import { chromium } from '@playwright/test';
import type { Figure } from '../measure/figure.ts';
import { weighPage, weighPress } from '../measure/page-weight.ts';
import { pressesOf } from '../measure/presses.ts';
import type { SystemUnderTest } from '../measure/system.ts';
import { publicPages } from './public-pages.ts';

const SCRIPT_LIMIT_KB = 110;
/** A page with parts to operate may run more than one that is only read. */
const RUN_LIMIT_KB = { operated: 45, read: 15 };

const sum = (weights: Iterable<number>): number => [...weights].reduce((total, bytes) => total + bytes, 0);

/** For every public page: bytes of its scripts, requests before scrolling, and resources discovered late. */
export async function measurePageWeight({ baseUrl }: SystemUnderTest, vehicleId: number): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const figures: Figure[] = [];
    for (const { path, requests: requestLimit, isOnlyRead } of publicPages(vehicleId)) {
      const { scripts, bytesRun, requests, late } = await weighPage(browser, `${baseUrl}${path}`);
      const used = new Map(scripts);
      const presses = pressesOf(vehicleId).filter((press) => press.path === path && press.name !== 'chat');
      for (const press of presses) for (const [url, bytes] of await weighPress(browser, baseUrl, press)) used.set(url, bytes);
      figures.push(
        {
          name: `${path}: scripts after full use without the chat, brotli`,
          value: sum(used.values()) / 1000,
          unit: 'KB',
          limit: SCRIPT_LIMIT_KB,
          bound: 'at most',
          detail: `${sum(scripts.values()) / 1000} fetched by itself; ${presses.map(({ name }) => name).join(', ')}`,
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
