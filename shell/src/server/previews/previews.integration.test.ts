import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  natsOptions,
  OPEN_PREVIEW_PATH,
  PAGE_REPORTS_PATH,
  RELEASE_VIEWS_SUBJECT,
  type ReleasePreview,
  releaseReportSchema,
} from '@forecourt/contracts';
import { integrityOf, signEntry, signPreview } from '@forecourt/server-kit';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { countingBundle, release } from '../../testing/fixture-pages.ts';
import { manifestText, ReleasesHost } from '../../testing/releases-host.ts';
import { ShellProcess } from '../../testing/shell-process.ts';
import { makeKeys, registryKeys, TestRegistry } from '../../testing/test-registry.ts';

const stable = release('mfe-catalog', '1.0.0', countingBundle('stable'));
const other = release('mfe-catalog', '2.0.0', countingBundle('previewed'));
const missing = release('mfe-catalog', '3.0.0', countingBundle('nowhere'));
const PAGE = '/vehicle/1';

let nats: NatsConnection;
let host: ReleasesHost;
let stateDir: string;
let shell: ShellProcess;
let registry: TestRegistry;

const previewOf = (fixture: typeof other, minutes = 60): ReleasePreview => ({
  name: fixture.name,
  version: fixture.version,
  manifest: integrityOf(manifestText(fixture)),
  until: new Date(Date.now() + minutes * 60_000).toISOString(),
});
const tokenOf = (fixture: typeof other, minutes?: number, keys = registryKeys) =>
  signPreview(previewOf(fixture, minutes), keys.privateKey);
const open = (token: string) => shell.page(`${OPEN_PREVIEW_PATH}?token=${token}`);
const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? '';
const ask = (token: string, path = PAGE) => shell.page(path, { cookie: `a=b; forecourt_preview=${token}` });

beforeAll(async () => {
  const natsUrl = process.env['NATS_URL'] ?? '';
  nats = await connect(natsOptions(natsUrl));
  registry = await TestRegistry.on(nats);
  host = await ReleasesHost.start();
  stateDir = await mkdtemp(join(tmpdir(), 'shell-'));
  shell = await ShellProcess.start({ natsUrl, remotesUrl: host.url, stateDir });
  host.publish(stable);
  host.publish(other);
  await registry.announce(stable);
  await shell.until(async () => (await shell.text(PAGE)).includes('stable'));
});

afterAll(async () => {
  await shell?.stop();
  await host?.stop();
  await nats?.close();
  await rm(stateDir, { recursive: true, force: true });
});

it('a link shows its release on every page to whoever has opened it, and to nobody else', async () => {
  const token = await tokenOf(other);
  const opened = await open(token);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
  const [, kept = ''] = new RegExp(`^forecourt_preview=${token}; Path=/; Max-Age=(\\d+); HttpOnly`).exec(cookieOf(opened)) ?? [];
  expect(Number(kept)).toBeGreaterThan(0);
  expect(Number(kept)).toBeLessThanOrEqual(3_600);
  const pages = await Promise.all([ask(token), ask(token, '/vehicle/2'), ask(token, '/about'), ask(token, '/nowhere')]);
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  for (const page of pages) {
    expect(await page.text()).toMatch(
      /Preview .*of Vans .*until \d\d:\d\d.*Enquiries sent from it are real.*Version 2\.0\.0.*Leave.* preview/,
    );
  }
  expect(await (await ask(token)).text()).toContain('previewed');
  expect(await shell.text(PAGE)).not.toContain('previewed');
});

it('a preview is kept by nothing, found by no search engine, and never counted in a trial', async () => {
  let views = 0;
  nats.subscribe(RELEASE_VIEWS_SUBJECT, {
    callback: (_error, message) => {
      for (const release of releaseReportSchema.parse(message.json()).releases) views += release.views;
    },
  });
  const { version, manifest } = previewOf(other);
  await registry.put(registry.entryOf(stable, { candidate: { version, manifest, percent: 100 } }));
  await shell.until(async () => (await shell.text(PAGE)).includes(PAGE_REPORTS_PATH));
  const token = await tokenOf(other);
  const [first, second] = [await ask(token), await ask(token)];
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(first.headers.get('x-robots-tag')).toBe('noindex');
  const [one, two] = [await first.text(), await second.text()];
  expect(one).not.toContain(PAGE_REPORTS_PATH);
  expect(/render \d+/.exec(one)?.[0]).not.toBe(/render \d+/.exec(two)?.[0]);
  // One visitor before the previews, and one after them.
  await shell.page(PAGE);
  await shell.until(async () => views >= 2);
  expect(views).toBe(2);
  await registry.put(registry.entryOf(stable));
  await shell.until(async () => (await shell.text(PAGE)).includes('stable'));
});

it('a link that is forged, altered, or signed for something else shows the ordinary site', async () => {
  const token = await tokenOf(other);
  const entry = await signEntry(registry.entryOf(other), registryKeys.privateKey);
  for (const wrong of [await tokenOf(other, 60, makeKeys()), `${token.slice(0, -6)}AAAAAA`, entry, 'x', '']) {
    const opened = await open(wrong);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/preview?why=invalid']);
    expect(await (await ask(wrong)).text()).toContain('stable');
  }
  for (const why of ['invalid', '', '__proto__', 'constructor']) {
    const page = await shell.page(`/preview?why=${why}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([403, 'private, no-store']);
    expect(await page.text()).toContain('This is not a preview link');
  }
});

it('a link works as it was written only, with any white space that a mail program has put around it', async () => {
  const token = await tokenOf(other);
  const opened = await open(`%20${token}%0D%0A`);
  expect([opened.headers.get('location'), cookieOf(opened).split(';')[0]]).toEqual(['/', `forecourt_preview=${token}`]);
  const [head, payload, signature = ''] = token.split('.');
  // Its last character holds two bits of the signature, and four that the library does not look at.
  const last = String.fromCharCode(signature.charCodeAt(signature.length - 1) + 1);
  const others = [`${signature}==`, `${signature.slice(0, 9)}%20${signature.slice(9)}`, signature.slice(0, -1) + last];
  for (const spelling of others) {
    const refused = await open(`${head}.${payload}.${spelling}`);
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/preview?why=invalid']);
  }
});

it('a preview that is over, or whose files are not there, says so and is left', async () => {
  for (const [token, fault, status, words] of [
    [await tokenOf(other, -1), 'expired', 410, 'This preview has ended'],
    [await tokenOf(missing), 'broken', 404, 'This preview cannot be shown'],
  ] as const) {
    for (const answer of [await open(token), await ask(token)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/preview?why=${fault}`]);
      expect(answer.headers.get('set-cookie')).toMatch(/^forecourt_preview=; Path=\/; Max-Age=0/);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    const page = await shell.page(`/preview?why=${fault}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
    expect(await page.text()).toContain(words);
  }
  expect((await shell.page(PAGE)).status).toBe(200);
});

it.each([
  ['/vehicle/1?make=Ford', '/vehicle/1?make=Ford'],
  ['//elsewhere.example/x', '/elsewhere.example/x'],
])('leaving a preview goes back to the page it was left on, always of this site (%s)', async (path, expected) => {
  const answer = await fetch(`${shell.url}/preview/leave`, {
    method: 'POST',
    headers: { referer: shell.url + path, 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expected]);
  expect(answer.headers.get('set-cookie')).toMatch(/^forecourt_preview=; Path=\/; Max-Age=0/);
});
