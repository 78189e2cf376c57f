import { setTimeout as pause } from 'node:timers/promises';
import type { Release, ReleaseChange, ReleaseState, Vehicle } from '@forecourt/contracts';
import { eventually, type Fault, makeBadRelease } from '@forecourt/testing';
import { chromium } from '@playwright/test';

const NAME = 'mfe-catalog';
const baseUrl = process.env['BASE_URL'] ?? '';
const remotesDir = process.env['REMOTES_DIR'] ?? '';
const headers = { authorization: `Bearer ${process.env['STAFF_TOKEN']}`, 'content-type': 'application/json' };

const PER_SECOND = 100;
const TAKEN_BACK_SECONDS = 30;

const call = async (path: string, body?: object): Promise<Response> =>
  fetch(`${baseUrl}/api/releases${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });

async function state(): Promise<ReleaseState> {
  const all: ReleaseState[] = await (await call('')).json();
  return all.find(({ name }) => name === NAME) as ReleaseState;
}

/** Has a share of the visitors try a release, longer than a test takes. */
async function tryOut(release: Release, percent: number): Promise<void> {
  const { serial } = await state();
  const answer = await call(`/${NAME}`, { ...release, serial, canary: { steps: [percent, 100], everySeconds: 600 } });
  expect(answer.status).toBe(200);
}

async function makeRelease(fault: Fault): Promise<Release> {
  return makeBadRelease(remotesDir, NAME, (await state()).stable.version, fault);
}

/** Each visitor has an address of their own, and the same browser. */
const userAgent = 'Flow test';
const visitor = (number: number) => ({
  'user-agent': userAgent,
  'x-forwarded-for': `203.0.${(number >> 8) & 255}.${number & 255}`,
});
const page = (path: string, number = 0) => fetch(`${baseUrl}${path}`, { headers: visitor(number) });
/** The number of a visitor who gets the candidate. */
async function visitorOf({ version }: Release): Promise<number> {
  for (let number = 0; number < 50; number += 1)
    if ((await (await page('/vehicles', number)).text()).includes(version)) return number;
  throw new Error(`Nobody gets ${version}`);
}

const isUnderTrial = async () => (await (await page('/')).text()).includes('/page-reports');

it('that throws in one view of five is taken back within half a minute, and no visitor sees that it throws', async () => {
  const stock: Vehicle[] = await (await fetch(`${baseUrl}/api/vehicles`)).json();
  const paths = ['/', '/vehicles', ...stock.map(({ id }) => `/vehicle/${id}`), ...stock.map(({ id }) => `/vehicles?x=${id}`)];
  const bad = await makeRelease('throws-on-server');
  await tryOut(bad, 50);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  const statuses = new Map<number, number>();
  let isUsed = false;
  const visit = async (number: number) => {
    const answer = await page(paths[number % paths.length] ?? '/', number % 1_000);
    isUsed ||= (await answer.text()).includes(`/remotes/${NAME}/${bad.version}/`);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  const visits: Promise<void>[] = [];
  for (let number = 0; (await state()).candidate !== null; ) {
    expect(seconds()).toBeLessThan(TAKEN_BACK_SECONDS);
    // A second's visits, evenly spread, whether or not those before have been answered.
    for (let nth = 0; nth < PER_SECOND; nth += 1, number += 1) {
      visits.push(visit(number));
      await pause(Math.max(0, number * (1_000 / PER_SECOND) - (performance.now() - begun)));
    }
  }
  await Promise.all(visits);
  expect([...statuses]).toEqual([[200, visits.length]]);
  expect(isUsed).toBe(true);
  const [last]: ReleaseChange[] = await (await call(`/${NAME}/history`)).json();
  expect(last).toMatchObject({ action: 'trial-ended', by: 'releases', reason: expect.stringContaining('error of the server') });
});

it('runs its own files in the browser, and an open page keeps them after the release has been taken back', async () => {
  const candidate = await makeRelease('is-too-big');
  await tryOut(candidate, 50);
  const number = await eventually(async () => visitorOf(candidate));
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
  try {
    const open = await browser.newPage({ userAgent, extraHTTPHeaders: visitor(number) });
    const scripts: string[] = [];
    open.on('response', (answer) => {
      const path = new URL(answer.url()).pathname;
      if (path.startsWith('/remotes/') && path.endsWith('.js')) scripts.push(`${answer.status()} ${path}`);
    });
    await open.addInitScript(() => sessionStorage.setItem('forecourt:splash', 'shown'));
    await open.goto(`${baseUrl}/vehicles`);
    await call(`/${NAME}/rollback`, { serial: (await state()).serial });
    await eventually(async () => expect(await isUnderTrial()).toBe(false));
    // Now it wakes: its scripts have not run before.
    const awake = open.evaluate(() => new Promise((resolve) => addEventListener('shell:awake', () => resolve(true))));
    await open.mouse.move(10, 10);
    await open.mouse.move(20, 20);
    expect(await awake).toBe(true);
    const own = scripts.filter((script) => script.includes(NAME));
    expect(own.length).toBeGreaterThan(1);
    expect(own.every((script) => script.startsWith(`200 /remotes/${NAME}/${candidate.version}/`))).toBe(true);
    await open.reload();
    expect(await open.content()).not.toContain(candidate.version);
  } finally {
    await browser.close();
  }
});
