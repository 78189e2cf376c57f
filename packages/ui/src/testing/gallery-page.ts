import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

const PACKAGE = resolve(import.meta.dirname, '../..');
const TOOL = resolve(PACKAGE, '../tooling/dist/build-page.js');
const MODULES = ['src/tokens.css', 'src/base.css', 'src/testing/gallery.tsx'];
const ADDRESS = 'http://gallery.test/';
const HTML = `<!doctype html><html lang="en-GB"><title>Components</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="page.css"><script defer src="page.js"></script><body>`;

interface Built {
  /** The folder with the gallery's files. */
  readonly gallery: string;
}

/** `page` shows every component, built like a micro-frontend; any error on the console fails the test. */
export const test = base.extend<object, Built>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies off this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
      await promisify(execFile)(process.execPath, [TOOL, folder, ...MODULES], { cwd: PACKAGE });
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  page: async ({ page, gallery }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.route(`${ADDRESS}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.includes('.')
        ? route.fulfill({ path: join(gallery, pathname) })
        : route.fulfill({ contentType: 'text/html', body: HTML });
    });
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** The example of a component. */
export const exampleOf = (page: Page, component: string): Locator => page.locator(`#${component}`);

/** Checks the page against axe's rules; in forced colours all but contrast, which axe computes from the original colours. */
export async function expectAccessible(page: Page): Promise<void> {
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { violations } = await new AxeBuilder({ page }).disableRules(isForced ? ['color-contrast'] : []).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
