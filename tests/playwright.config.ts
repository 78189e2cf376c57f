import { defineConfig } from '@playwright/test';

/** Tests that do not depend on the screen size, or set it themselves: `{ tag: '@any-size' }`. They run on a desktop only. */
const ANY_SIZE = /@any-size/;
/**
 * The others run on a phone, which has everything that a desktop has, folded, and on a desktop as well where they look at what is
 * different there: `{ tag: '@each-size' }`; all of them with EVERY_SIZE=true (ADR 085).
 */
const WIDE = process.env['EVERY_SIZE'] === 'true' ? /.*/ : /@any-size|@each-size/;
const OFFICE = 'admin-*.spec.ts';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Whole journeys in the system's Chromium against a running product at BASE_URL (`npm test` starts one with the demo stock). */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/stock-as-found.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Tests wait for conditions; the timeout only ends a wait that would last for ever.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test that passes only then is listed as flaky at the end of `npm test` (ADR 075).
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:8080',
    // A trace of every test costs a fifth of the time; to debug a failure: --trace retain-on-failure.
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Components on their own, beside their code; no system is needed. One worker, because the page under test is built once.
    { name: 'packages', testDir: '../packages', testMatch: '*.spec.ts', use: desktop, workers: 1 },
    { name: 'phone', use: phone, testIgnore: OFFICE, grepInvert: ANY_SIZE },
    { name: 'desktop', use: desktop, testIgnore: OFFICE, grep: WIDE },
    // After the public pages, because these tests change the stock that those are compared with. To run only one of these:
    // --no-deps.
    { name: 'office-phone', use: phone, testMatch: OFFICE, grepInvert: ANY_SIZE, dependencies: ['phone', 'desktop'] },
    { name: 'office-desktop', use: desktop, testMatch: OFFICE, grep: WIDE, dependencies: ['phone', 'desktop'] },
  ],
});
