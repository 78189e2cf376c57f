import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAFTS_BUCKET, dealershipSettingsSchema, natsOptions, OPEN_PREVIEW_PATH } from '@forecourt/contracts';
import { signPreview } from '@forecourt/server-kit';
import { OwnNats } from '@forecourt/testing';
import { type KV, Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';
import { countingBundle, release } from '../../testing/fixture-pages.ts';
import { ReleasesHost } from '../../testing/releases-host.ts';
import { ShellProcess } from '../../testing/shell-process.ts';
import { registryKeys, TestRegistry } from '../../testing/test-registry.ts';

const file = dealershipSettingsSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));
const sundays = [{ days: ['Sunday' as const], opens: '10:00', closes: '12:00', text: 'Sunday 10:00-12:00' }];
const draft = {
  ...file,
  tradingName: 'Draft Vans',
  phone: '0151 496 0555',
  phoneE164: '+441514960555',
  creditStatement: 'A statement that nobody has saved.',
  salesHours: sundays,
  showroomHours: sundays,
};
const stable = release('mfe-catalog', '1.0.0', countingBundle('stable'));
const KEY = '6f1d0b3a-3f0e-4c51-9d2e-0a4c7f1b2c3d';
const GONE = '00000000-3f0e-4c51-9d2e-0a4c7f1b2c3d';

let nats: OwnNats;
let drafts: KV;
let host: ReleasesHost;
let stateDir: string;
let shell: ShellProcess;

const tokenOf = (key = KEY, minutes = 60) =>
  signPreview({ draft: key, until: new Date(Date.now() + minutes * 60_000).toISOString() }, registryKeys.privateKey);
const open = (token: string) => shell.page(`${OPEN_PREVIEW_PATH}?token=${token}`);
const ask = (token: string, path: string) => shell.page(path, { cookie: `forecourt_preview=${token}` });

beforeAll(async () => {
  nats = await OwnNats.start();
  const connection = await connect(natsOptions(nats.url));
  drafts = await new Kvm(connection).create(DRAFTS_BUCKET, { ttl: 3_660_000 });
  await drafts.create(KEY, JSON.stringify(draft));
  const registry = await TestRegistry.on(connection);
  host = await ReleasesHost.start();
  stateDir = await mkdtemp(join(tmpdir(), 'shell-'));
  shell = await ShellProcess.start({ natsUrl: nats.url, remotesUrl: host.url, stateDir });
  host.publish(stable);
  await registry.announce(stable);
  await shell.until(async () => (await shell.text('/vehicle/1')).includes('stable'));
});
afterAll(async () => {
  await shell.stop();
  await host.stop();
  await nats.stop();
  await rm(stateDir, { recursive: true, force: true });
});

it('every page shows the settings to whoever has opened the link, and says that nobody has saved them', async () => {
  const token = await tokenOf();
  const opened = await open(token);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
  expect(opened.headers.get('set-cookie')).toContain(`forecourt_preview=${token};`);
  for (const path of ['/about', '/contact', '/privacy-policy', '/services', '/vehicle/1', '/nowhere']) {
    const page = await ask(token, path);
    const text = await page.text();
    expect([path, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      path,
      'private, no-store',
      'noindex',
    ]);
    expect(text).toMatch(/Preview of .*unsaved settings.* until .*\d\d:\d\d.*Enquiries sent from it are real/);
    const own = [draft.tradingName, draft.phone, draft.creditStatement, 'Sun 10am–12pm'];
    expect(own.filter((words) => !text.includes(words))).toEqual([]);
    expect([file.tradingName, file.phone, file.creditStatement, 'Mon–Fri'].filter((words) => text.includes(words))).toEqual([]);
  }
});

it('nothing of it reaches a visitor, whose page stays in memory', async () => {
  const before = await shell.text('/about');
  for (const path of ['/about', '/contact', '/vehicle/1']) {
    await ask(await tokenOf(), path);
    const page = await shell.text(path);
    expect([draft.tradingName, draft.phone, 'preview-badge'].filter((words) => page.includes(words))).toEqual([]);
  }
  expect((await shell.text('/about')) === before).toBe(true);
});

it.each([
  ['that is over', () => tokenOf(KEY, -1), 'expired'],
  ['whose draft is gone', () => tokenOf(GONE), 'broken'],
  ['that somebody has altered', async () => `${(await tokenOf()).slice(0, -6)}AAAAAA`, 'invalid'],
])('a link %s says so on a plain page', async (_what, token, fault) => {
  const opened = await open(await token());
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/preview?why=${fault}`]);
  expect(opened.headers.get('set-cookie')).toMatch(/^forecourt_preview=; Path=\/; Max-Age=0/);
});
