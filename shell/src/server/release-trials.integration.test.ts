import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  levelSubject,
  natsOptions,
  PAGE_REPORTS_PATH,
  type PageReport,
  RELEASE_VIEWS_SUBJECT,
  type ReleaseViews,
  releaseReportSchema,
} from '@forecourt/contracts';
import { integrityOf } from '@forecourt/server-kit';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { countingBundle, release } from '../testing/fixture-pages.ts';
import { type FixtureRelease, manifestText, ReleasesHost } from '../testing/releases-host.ts';
import { ShellProcess } from '../testing/shell-process.ts';
import { TestRegistry } from '../testing/test-registry.ts';

let nats: NatsConnection;
/** Repeats that inventory has published everything. */
let saying: NodeJS.Timeout;
let registry: TestRegistry;
let host: ReleasesHost;
let stateDir: string;
let shell: ShellProcess;
/** Everything that the shell has reported. */
const reports: ReleaseViews[] = [];

const stable = release('mfe-catalog', '1.0.0', countingBundle('stable'));
const PATH = '/vehicle/1';
const VISITORS = Array.from({ length: 40 }, (_, index) => index + 1);

const trial = (fixture: FixtureRelease | null, percent = 50, beside = stable) => {
  const candidate = fixture && { version: fixture.version, manifest: integrityOf(manifestText(fixture)), percent };
  return registry.put(registry.entryOf(beside, { candidate }));
};
/** Each visitor has an address of their own. */
const asVisitor = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}`, 'user-agent': 'Mozilla/5.0' });
const ask = (visitor: number, path = PATH, headers = {}) => shell.page(path, { ...asVisitor(visitor), ...headers });
const textFor = async (visitor: number, path = PATH) => (await ask(visitor, path)).text();
const textsForAll = (path = PATH) => Promise.all(VISITORS.map((visitor) => textFor(visitor, path)));
/** The visitors whose page says this. */
const thoseWith = async (words: string, path = PATH) => {
  const texts = await textsForAll(path);
  return VISITORS.filter((_visitor, index) => texts[index]?.includes(words));
};
const begun = (words: string) => shell.until(async () => (await thoseWith(words)).length > 0);
const ended = () => shell.until(async () => !(await textFor(1)).includes(PAGE_REPORTS_PATH));

const total = (version: string, count: 'views' | 'visits' | 'serverErrors' | 'boundaryErrors' | 'hydrationErrors' | 'awake') =>
  reports.reduce((sum, seen) => (seen.version === version ? sum + seen[count] : sum), 0);

beforeAll(async () => {
  const natsUrl = process.env['NATS_URL'] ?? '';
  nats = await connect(natsOptions(natsUrl));
  nats.subscribe(RELEASE_VIEWS_SUBJECT, {
    callback: (_error, message) => {
      reports.push(...releaseReportSchema.parse(message.json()).releases);
    },
  });
  registry = await TestRegistry.on(nats);
  await (await jetstreamManager(nats)).streams.add({ name: 'inventory', subjects: ['inventory.>'] }).catch(() => undefined);
  saying = setInterval(() => nats.publish(levelSubject('inventory')), 100);
  host = await ReleasesHost.start();
  stateDir = await mkdtemp(join(tmpdir(), 'shell-'));
  const environment = { TRUSTED_PROXIES: '127.0.0.1' };
  shell = await ShellProcess.start({ natsUrl, remotesUrl: host.url, stateDir, environment });
  host.publish(stable);
  await registry.announce(stable);
  // Pages are cached once the stock's events have arrived.
  await shell.until(async () => {
    const texts = new Set(await textsForAll());
    return texts.size === 1 && [...texts].join().includes('stable');
  });
});

afterAll(async () => {
  clearInterval(saying);
  await shell?.stop();
  await host?.stop();
  await nats?.close();
  await rm(stateDir, { recursive: true, force: true });
});

describe('a release under trial', () => {
  const candidate = release('mfe-catalog', '2.0.0', countingBundle('candidate'));

  afterAll(async () => {
    await trial(null);
    await ended();
  });

  it('is for a share of the visitors, who keep it when the share grows; the pages of both releases are cached', async () => {
    host.publish(candidate);
    await trial(candidate, 30);
    await begun('candidate');
    const first = await thoseWith('candidate');
    expect(first.length).toBeLessThan(VISITORS.length);
    expect(await thoseWith('candidate')).toEqual(first);
    const rendered = new Set(await textsForAll());
    expect(rendered.size).toBe(2);
    await trial(candidate, 80);
    await shell.until(async () => (await thoseWith('candidate')).length > first.length);
    expect(await thoseWith('candidate')).toEqual(expect.arrayContaining(first));
    // Nothing had to be rendered again for that.
    expect(new Set(await textsForAll())).toEqual(rendered);
    await trial(candidate, 100);
    await shell.until(async () => (await thoseWith('candidate')).length === VISITORS.length);
  });

  it("never answers with the other release's page, nor that it has not changed", async () => {
    await trial(candidate, 50);
    await shell.until(async () => (await thoseWith('stable')).length > 0);
    const [one, other] = [(await thoseWith('stable'))[0] ?? 0, (await thoseWith('candidate'))[0] ?? 0];
    const answers = await Promise.all([ask(one), ask(other)]);
    const [etag, otherEtag] = answers.map(({ headers }) => headers.get('etag') ?? '');
    expect(etag).not.toBe(otherEtag);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['private, no-cache', 'private, no-cache']);
    const statuses = [ask(one, PATH, { 'if-none-match': etag }), ask(other, PATH, { 'if-none-match': etag })];
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([304, 200]);
  });

  it('has its files, the reports and a private cache on pages only while it is under trial', async () => {
    const [other = 0] = await thoseWith('candidate');
    expect(await textFor(other)).toContain('/remotes/mfe-catalog/2.0.0/');
    expect(await textFor(other)).toMatch(/<script defer[^>]* src="\/assets\/page-reports\.\w+\.js"/);
    await trial(candidate, 0);
    await ended();
    const page = await ask(other);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('/remotes/mfe-catalog/1.0.0/');
  });
});

it('two micro-frontends are tried at once, each by visitors of its own, and end on their own', async () => {
  const candidate = release('mfe-catalog', '2.5.0', countingBundle('candidate'));
  const other = release('mfe-other', '1.0.0', countingBundle('other stable'), '/other');
  const otherCandidate = { ...other, version: '2.0.0', server: countingBundle('other candidate') };
  for (const fixture of [candidate, other, otherCandidate]) host.publish(fixture);
  await registry.announce(other);
  await trial(otherCandidate, 50, other);
  await trial(candidate);
  await begun('candidate');
  await shell.until(async () => (await thoseWith('other candidate', '/other')).length > 0);
  const [first, second] = [await thoseWith('candidate'), await thoseWith('other candidate', '/other')];
  const combinations = VISITORS.map((visitor) => `${first.includes(visitor)} ${second.includes(visitor)}`);
  expect(new Set(combinations).size).toBe(4);

  await trial(null);
  await shell.until(async () => (await thoseWith('candidate')).length === 0);
  expect(await thoseWith('other candidate', '/other')).toEqual(second);
  await trial(null, 0, other);
  await ended();
});

describe('a release under trial that fails', () => {
  /** By route, how the release fails there. */
  const failures = {
    render: `tags: () => [], Component: () => { throw new Error('no'); }`,
    loader: `tags: () => [], loader: async () => { throw new TypeError('no'); }, Component: () => 'never'`,
    tags: `tags: () => { throw new Error('no'); }, Component: () => 'never'`,
    fresh: `Component: () => { throw new Error('no'); }`,
  };
  const ids = Object.keys(failures);
  const routes = ids.map((id) => ({ id, path: `/${id}` }));
  const pageOf = (id: string, code: string) => `${JSON.stringify(id)}: { ${code} }`;
  const bundle = (pages: string[]) => `exports.routes = { ${pages.join()} };`;
  const good = {
    ...release('mfe-catalog', '3.0.0', bundle(ids.map((id) => pageOf(id, `tags: () => [], Component: () => 'good ${id}'`)))),
    routes,
  };
  const bad = { ...good, version: '3.0.0-bad', server: bundle(Object.entries(failures).map(([id, code]) => pageOf(id, code))) };
  const offer = (fixture: FixtureRelease | null) => trial(fixture, 50, good);

  beforeAll(async () => {
    host.publish(good);
    await registry.announce(good);
    await shell.until(async () => (await textFor(1, '/render')).includes('good render'));
  });

  afterEach(async () => {
    await offer(null);
    await shell.until(async () => !(await textFor(1, '/render')).includes(PAGE_REPORTS_PATH));
  });

  it('while it renders is not seen: the visitor gets the stable page at once, and the failure is counted', async () => {
    host.publish(bad);
    await offer(bad);
    await shell.until(async () => (await textFor(1, '/render')).includes(PAGE_REPORTS_PATH));
    for (const id of ids) {
      const answers = await Promise.all(VISITORS.map((visitor) => ask(visitor, `/${id}`)));
      expect([id, ...answers.map(({ status }) => status)]).toEqual([id, ...VISITORS.map(() => 200)]);
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(texts.every((text) => text.includes(`good ${id}`))).toBe(true);
    }
    const asked = VISITORS.length * ids.length + 1;
    await shell.until(async () => total(good.version, 'views') + total(bad.version, 'views') >= asked);
    expect(total(bad.version, 'views')).toBeGreaterThan(ids.length);
    expect(total(bad.version, 'serverErrors')).toBe(total(bad.version, 'views'));
    expect(total(good.version, 'serverErrors')).toBe(0);
  });

  it('to load never reaches a visitor, and the shell says so', async () => {
    const unloadable = { ...good, version: '3.0.0-unloadable' };
    host.publish(unloadable);
    host.answer(unloadable, 'container.js', (response) => response.writeHead(404).end());
    await offer(unloadable);
    await shell.until(async () => reports.some(({ version, loaded }) => version === unloadable.version && !loaded));
    expect(await thoseWith(good.version, '/render')).toEqual(VISITORS);
  });
});

describe('reports of browsers', () => {
  const candidate = release('mfe-catalog', '5.0.0', countingBundle('reported'));
  const seen: PageReport = {
    releases: [{ name: 'mfe-catalog', version: candidate.version }],
    boundaryErrors: ['mfe-catalog'],
    hydrationErrors: [],
    awake: true,
    enquiryBegun: false,
    lcp: 1_200,
    inp: null,
  };
  /** The visitors who get the candidate, and who do not. */
  let given: number[];
  let others: number[];
  const report = async (visitor: number, body: unknown, headers = {}) => {
    const answer = await fetch(shell.url + PAGE_REPORTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asVisitor(visitor), ...headers },
      body: JSON.stringify(body),
    });
    return answer.status;
  };

  beforeAll(async () => {
    await registry.announce(stable);
    host.publish(candidate);
    await trial(candidate, 50);
    await begun('reported');
    given = await thoseWith('reported');
    others = VISITORS.filter((visitor) => !given.includes(visitor));
  });

  it('count once for the compared releases that the visitor is given, three of each network at most', async () => {
    const invented = [...seen.releases, { name: 'mfe-catalog', version: 'invented' }, { name: 'mfe-other', version: '1' }];
    const [one = 0, two = 0, three = 0] = given;
    const failedTwice = { ...seen, releases: invented, hydrationErrors: ['mfe-catalog'] };
    for (const visitor of others) expect(await report(visitor, failedTwice)).toBe(204);
    expect(await report(three, failedTwice, { cookie: 'forecourt_preview=any' })).toBe(204);
    for (const visitor of [one, two]) {
      for (let page = 0; page < 10; page += 1) expect(await report(visitor, failedTwice)).toBe(204);
      expect(await report(visitor, { ...failedTwice, boundaryErrors: [] })).toBe(204);
    }
    await shell.until(async () => total(candidate.version, 'awake') === 6);
    expect([total(candidate.version, 'boundaryErrors'), total(candidate.version, 'hydrationErrors')]).toEqual([6, 0]);
    const timed = reports.flatMap(({ version, lcp }) => (version === candidate.version ? [lcp] : []));
    expect(timed.reduce((sum, lcp) => sum + (lcp[2] ?? 0), 0)).toBe(6);
    expect(reports.map(({ version }) => version)).not.toContain('invented');
  });

  it('are compared with visits, of which a monitor that is always there makes no more, until the next step', async () => {
    const most = 3 * VISITORS.length;
    const [monitor = 0] = await thoseWith('reported');
    for (let view = 0; view <= most; view += 1) await ask(monitor);
    await shell.until(async () => total(candidate.version, 'views') > most);
    const visits = total(candidate.version, 'visits');
    expect(visits).toBeLessThanOrEqual(most);
    await trial(candidate, 60);
    await shell.until(async () => {
      await ask(monitor);
      return total(candidate.version, 'visits') > visits;
    });
  });

  it.each([
    ['of another shape', { ...seen, visitor: 'me' }, {}, 400],
    ['that are too long', { ...seen, boundaryErrors: ['x'.repeat(4_000)] }, {}, 413],
    ["from another site's page", seen, { 'sec-fetch-site': 'cross-site' }, 403],
    ['sent as a form can', seen, { 'content-type': 'text/plain' }, 400],
  ])('%s are refused', async (_what, body, headers, status) => {
    expect(await report(3, body, headers)).toBe(status);
  });
});
