import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levelSubject, natsOptions, PROBLEM_CONTENT_TYPE } from '@forecourt/contracts';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { PageStart } from '../app/page-start.ts';
import { countingBundle, release } from '../testing/fixture-pages.ts';
import { type FixtureRelease, manifestText, ReleasesHost } from '../testing/releases-host.ts';
import { freePort, ShellProcess } from '../testing/shell-process.ts';
import { TestRegistry } from '../testing/test-registry.ts';

const natsUrl = process.env['NATS_URL'] ?? '';
let nats: NatsConnection;
/** Repeats that inventory has published everything. */
let saying: NodeJS.Timeout;
let registry: TestRegistry;
let host: ReleasesHost;
let stateDir: string;
let shell: ShellProcess;

const announce = (fixture: FixtureRelease) => registry.announce(fixture);
const live = (text: string, path = '/vehicle/1') => shell.until(async () => (await shell.text(path)).includes(text));

beforeAll(async () => {
  nats = await connect(natsOptions(natsUrl));
  registry = await TestRegistry.on(nats);
  await (await jetstreamManager(nats)).streams.add({ name: 'inventory', subjects: ['inventory.>'] }).catch(() => undefined);
  saying = setInterval(() => nats.publish(levelSubject('inventory')), 100);
  host = await ReleasesHost.start();
  stateDir = await mkdtemp(join(tmpdir(), 'shell-'));
  shell = await ShellProcess.start({ natsUrl, remotesUrl: host.url, stateDir });
});

afterAll(async () => {
  clearInterval(saying);
  await shell?.stop();
  await host?.stop();
  await nats?.close();
  await rm(stateDir, { recursive: true, force: true });
});

describe('releases', () => {
  const first = release('mfe-catalog', '1.0.0-a', countingBundle('first'));
  const second = release('mfe-catalog', '1.0.0-b', countingBundle('second'));

  it('are shown as soon as they are announced, and rolled back, without a restart', async () => {
    host.publish(first);
    host.publish(second);
    for (const [fixture, text] of [
      [first, 'first'],
      [second, 'second'],
      [first, 'first'],
    ] as const) {
      await announce(fixture);
      await live(text);
    }
  });

  it('that are still to come leave the pages that others link to unavailable, and any other address not found', async () => {
    for (const path of ['/finance', '/finance/?price=20000', '/admin?tab=inquiries']) {
      const page = await shell.page(path);
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(await page.text()).toMatch(/<title>Page unavailable.*Retry/s);
    }
    // This part has been released, without such a page.
    expect((await shell.page('/vehicles')).status).toBe(404);
    expect((await shell.page('/nowhere')).status).toBe(404);
  });

  it.each([
    ['is refused by its host', (fixture: FixtureRelease) => host.answer(fixture, 'server.cjs', (r) => r.writeHead(403).end())],
    ['is HTML', (fixture: FixtureRelease) => host.answer(fixture, 'server.cjs', (r) => r.end('<!doctype html>'))],
    ['is not what was built', (fixture: FixtureRelease) => host.answer(fixture, 'server.cjs', (r) => r.end('exports.routes={}'))],
    ['hangs', (fixture: FixtureRelease) => host.answer(fixture, 'server.cjs', () => undefined)],
    ['has another manifest', (fixture: FixtureRelease) => host.answer(fixture, 'mfe.json', (r) => r.end(manifestText(first)))],
    ['has no manifest', (fixture: FixtureRelease) => host.answer(fixture, 'mfe.json', (r) => r.writeHead(404).end())],
  ])('keep serving when the next one %s', async (what, spoil) => {
    const bad = release('mfe-catalog', `2.0.0-${what.replaceAll(' ', '-')}`, countingBundle('never'));
    host.publish(bad);
    spoil(bad);
    await announce(bad);
    expect(await shell.text('/vehicle/1')).toContain('first');
    const good = release('mfe-catalog', `${bad.version}-mended`, countingBundle(`mended after ${what}`));
    host.publish(good);
    await announce(good);
    await live(`mended after ${what}`);
    await announce(first);
    await live('first');
  });

  it('stay as they are when their entry is forged, misplaced, older than the known one, or removed', async () => {
    await announce(first);
    await live('first');
    await registry.forge(registry.entryOf(second, { serial: 1_000 }));
    await registry.put(registry.entryOf(second, { name: 'mfe-finance', serial: 1_000 }), 'mfe-catalog');
    await registry.put(registry.entryOf(second, { serial: 1 }));
    await registry.remove('mfe-catalog');
    // Entries are read in their order: once this one is live, the shell has judged those before.
    const later = release('mfe-later', '1.0.0', countingBundle('later'), '/later');
    host.publish(later);
    await announce(later);
    await live('later', '/later');
    expect(await shell.text('/vehicle/1')).toContain('first');
  });

  it('that throw when evaluated, or import what is not shared, break only their own pages', async () => {
    for (const [name, code] of [
      ['mfe-finance', 'throw new Error("no")'],
      ['mfe-chat', 'require("node:fs")'],
    ] as const) {
      const broken = release(name, '1.0.0', code, `/${name}`);
      host.publish(broken);
      await announce(broken);
      await shell.until(async () => (await shell.page(`/${name}`)).status === 503);
      const page = await shell.page(`/${name}`);
      expect(page.headers.get('retry-after')).toBe('5');
      expect(await page.text()).toMatch(/Page unavailable.*Retry/s);
      expect((await shell.page('/vehicle/1')).status).toBe(200);
    }
  });

  it('whose files are lost keep no shell from being ready, and come when they are found', async () => {
    await announce(first);
    const lost = release('mfe-lost', '1.0.0', countingBundle('found'), '/lost');
    await announce(lost);
    const fresh = await mkdtemp(join(tmpdir(), 'shell-'));
    const other = await ShellProcess.start({ natsUrl, remotesUrl: host.url, stateDir: fresh });
    try {
      await other.until(async () => (await fetch(`${other.management}/health/ready`)).ok);
      // On a busy machine a first attempt to fetch may take too long, and the next one succeeds.
      await other.until(async () => (await other.page('/vehicle/1')).status === 200);
      expect((await other.page('/lost')).status).toBe(503);
      host.publish(lost);
      await other.until(async () => (await other.text('/lost')).includes('found'));
      await live('found', '/lost');
    } finally {
      await other.stop();
      await rm(fresh, { recursive: true, force: true });
    }
  });

  it('that throw before a page is rendered leave a browser with the page that says so, and others with a problem', async () => {
    const server = `exports.routes = { page: { tags: () => { throw new Error('secret detail'); }, Component: () => 'never' } };`;
    const faulty = release('mfe-untagged', '1.0.0', server, '/untagged');
    host.publish(faulty);
    await announce(faulty);
    await shell.until(async () => (await shell.page('/untagged')).status === 500);
    const page = await shell.page('/untagged', { accept: 'text/html' });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toMatch(/<title>Page unavailable.*href="\/untagged"[^>]*>Retry/s);
    expect((await shell.page('/untagged')).headers.get('content-type')).toContain(PROBLEM_CONTENT_TYPE);
  });

  it('that throw or hang while a page is rendered break only that page', async () => {
    const routes = ['throws', 'kept', 'hangs', 'missing'].map((id) => ({ id, path: `/admin/${id}` }));
    const server = `exports.routes = {
        throws: { Component: () => { throw new Error('secret detail'); } },
        kept: { tags: () => [], Component: () => { throw new Error('secret detail'); } },
        hangs: { loader: () => new Promise(() => {}), Component: () => 'never' },
        missing: { tags: () => [], loader: async () => { throw new Response(null, { status: 404 }); },
          Component: () => 'never', ErrorBoundary: () => 'own words' },
      };`;
    const faulty: FixtureRelease = { name: 'mfe-admin', version: '1.0.0', server, routes };
    host.publish(faulty);
    await announce(faulty);
    await live('own words', '/admin/missing');
    expect((await shell.page('/admin/missing')).status).toBe(404);
    for (const path of ['/admin/throws', '/admin/kept', '/admin/hangs']) {
      const page = await shell.page(path);
      expect([path, page.status]).toEqual([path, 503]);
      const html = await page.text();
      expect(html).toContain('Page unavailable');
      expect(html).not.toContain('secret detail');
    }
    expect((await shell.page('/vehicle/1')).status).toBe(200);
  });
});

describe('pages', () => {
  const counting = release('mfe-catalog', '3.0.0', countingBundle('counting'));
  const renders = async (path: string) => Number(/render (\d+)/.exec(await shell.text(path))?.[1]);

  beforeAll(async () => {
    host.publish(counting);
    await announce(counting);
    await live('counting');
    // Pages are cached once the stock's events have arrived.
    await shell.until(async () => {
      const first = await renders('/vehicle/1');
      return first === (await renders('/vehicle/1'));
    });
  });

  it('are rendered once for all addresses that differ only in what they do not read', async () => {
    const once = await renders('/vehicle/2');
    expect(await renders('/vehicle/2')).toBe(once);
    expect(await renders('/vehicle/2?utm_source=x&gclid=1')).toBe(once);
    expect(await renders('/vehicle/2?make=Ford&x=1')).not.toBe(once);
    expect(await renders('/vehicle/2?x=2&make=Ford')).toBe(await renders('/vehicle/2?make=Ford'));
  });

  it('are rendered again only after an event about what they show', async () => {
    const [touched, other] = [await renders('/vehicle/7'), await renders('/vehicle/8')];
    const type = 'inventory.vehicle.updated.v1';
    const occurredAt = new Date().toISOString();
    const event = {
      id: randomUUID(),
      type,
      occurredAt,
      entityId: '7',
      entityVersion: 2,
      correlationId: 'c-1',
      causationId: null,
    };
    await jetstream(nats).publish(type, JSON.stringify(event));
    // How fast that must be is measured by the bench.
    await shell.until(async () => (await renders('/vehicle/7')) !== touched);
    expect(await renders('/vehicle/8')).toBe(other);
  });

  it('start with a doctype, cached or streamed: without it browsers use quirks mode', async () => {
    for (const path of ['/vehicle/2', '/nowhere']) expect(await shell.text(path)).toMatch(/^<!DOCTYPE html><html/);
  });

  it('allow only their one inline script and the rules of what is fetched ahead, cached or not', async () => {
    const kept = await shell.page('/vehicle/2');
    const scripts = [...(await kept.text()).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(1);
    const inline = scripts.filter(([, attributes = '']) => !/ src=|type="application\/(ld\+)?json"/.test(attributes));
    const hashes = inline.map(([, , code = '']) => `'sha384-${createHash('sha384').update(code).digest('base64')}'`);
    expect(hashes).toHaveLength(2);
    const policy = kept.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect((await shell.page('/vehicle/streamed')).headers.get('content-security-policy')).toBe(policy);
  });

  it('are compressed, and not sent again to a browser that has them', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const page = await shell.page('/vehicle/2', { 'accept-encoding': encoding });
      expect(page.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await page.text()).toContain('counting');
      const etag = page.headers.get('etag') ?? '';
      const again = await shell.page('/vehicle/2', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it.each([
    ['/contact', 'sign', 'page-contact'],
    ['/warranty', 'asked', 'page-warranty'],
    ['/vehicle/2', 'sign', 'container'],
    ['/no-such-page', 'asked', null],
  ])('say in their head which scripts start them, and when: %s, %s', async (path, when, own) => {
    const html = await (await shell.page(path)).text();
    const start: PageStart = JSON.parse(/id="page-start">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(start.when).toBe(when);
    expect(start.scripts.map(({ href }) => href)).toEqual([expect.stringMatching(/^\/assets\/shell\.\w+\.js$/)]);
    for (const { integrity } of start.scripts) expect(integrity).toMatch(/^sha384-/);
    expect(start.next.some((script) => own !== null && script.includes(own))).toBe(own !== null);
    expect(html).not.toMatch(/<(script|link)[^>]*"\/(assets\/shell\.\w+|remotes\/[^"]*)\.js"/);
  });

  it('are not rendered for missing files, which are answered with a problem', async () => {
    const missing = await shell.page('/assets/shell.0123456789.js.map');
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  it('without a route are the 404 page, and addresses are canonical', async () => {
    const missing = await shell.page('/nowhere');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(/404 Page Not Found.*Did you forget to add the page to the router\?/s);
    const slashes = await shell.page('//vehicle//2/');
    expect([slashes.status, slashes.headers.get('location')]).toEqual([308, '/vehicle/2']);
    expect((await shell.page('//evil.example//vehicle/2/')).status).toBe(404);
  });

  it.each([
    ['/privacy', '/privacy-policy'],
    ['/cookies/', '/cookie-policy'],
    ['/terms?from=mail', '/terms-conditions'],
    ['/complaints', '/terms-conditions#complaints'],
  ])('at guessed addresses redirect to the page they mean: %s', async (guessed, meant) => {
    const { status, headers } = await shell.page(guessed);
    expect([status, headers.get('location')]).toEqual([308, meant]);
  });
});

describe('the edge', () => {
  it('answers with a problem and a correlation id of its own while a service is down', async () => {
    const answer = await shell.page('/api/vehicles', { 'x-correlation-id': 'a-strangers' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(await answer.json()).toMatchObject({
      code: 'EDGE.SERVICE_UNAVAILABLE',
      correlationId: answer.headers.get('x-correlation-id'),
    });
    expect(answer.headers.get('x-correlation-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('answers 404 for unknown API paths', async () => {
    expect((await shell.page('/api/nothing')).headers.get('content-type')).toMatch('application/problem+json');
  });
});

describe('a shell', () => {
  it('starts without NATS from the last known registry, and shuts down in order', async () => {
    const other = await ShellProcess.start({
      natsUrl: `nats://127.0.0.1:${await freePort()}`,
      remotesUrl: host.url,
      stateDir,
    });
    await other.until(async () => (await other.text('/vehicle/1')).includes('counting'));
    const first = await other.text('/vehicle/1');
    expect(await other.text('/vehicle/1')).not.toBe(first);
    expect(await other.stop()).toBe(0);
  });

  it('is not ready before each release has been loaded or could not be', async () => {
    const slow = release('mfe-catalog', '9.0.0', countingBundle('slow'));
    host.publish(slow);
    await announce(slow);
    await live('slow');
    let answer: (() => void) | undefined;
    host.answer(slow, 'server.cjs', (response) => {
      answer = () => response.end(slow.server);
    });
    const options = { natsUrl: `nats://127.0.0.1:${await freePort()}`, remotesUrl: host.url, stateDir };
    const other = await ShellProcess.start(options);
    await other.until(async () => answer !== undefined);
    const isReady = async () => (await fetch(`${other.management}/health/ready`)).ok;
    expect(await isReady()).toBe(false);
    answer?.();
    await other.until(isReady);
    expect(await other.text('/vehicle/1')).toContain('slow');
    expect(await other.stop()).toBe(0);
  });

  it('believes nothing on its disk that the registry’s key has not signed', async () => {
    const file = join(stateDir, 'releases.json');
    const kept = await readFile(file, 'utf8');
    const folder = await mkdtemp(join(tmpdir(), 'shell-forged-'));
    await writeFile(join(folder, 'releases.json'), kept.replaceAll('container.js', 'somewhere-else.js'));
    const other = await ShellProcess.start({
      natsUrl: `nats://127.0.0.1:${await freePort()}`,
      remotesUrl: host.url,
      stateDir: folder,
    });
    expect((await fetch(`${other.management}/health/ready`)).status).toBe(503);
    await other.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
