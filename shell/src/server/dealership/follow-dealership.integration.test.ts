import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEALERSHIP_BUCKET, dealershipSettingsSchema, LIVE_DEALERSHIP, natsOptions } from '@forecourt/contracts';
import { OwnNats } from '@forecourt/testing';
import { type KV, Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';
import { ReleasesHost } from '../../testing/releases-host.ts';
import { ShellProcess } from '../../testing/shell-process.ts';

const file = dealershipSettingsSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));
const PAGE = '/about';

let nats: OwnNats;
let bucket: KV;
let host: ReleasesHost;
let stateDir: string;
let shell: ShellProcess;

const start = () => ShellProcess.start({ natsUrl: nats.url, remotesUrl: host.url, stateDir });

beforeAll(async () => {
  nats = await OwnNats.start();
  bucket = await new Kvm(await connect(natsOptions(nats.url))).create(DEALERSHIP_BUCKET);
  host = await ReleasesHost.start();
  stateDir = await mkdtemp(join(tmpdir(), 'shell-'));
  shell = await start();
});
afterAll(async () => {
  await shell.stop();
  await host.stop();
  await nats.stop();
  await rm(stateDir, { recursive: true, force: true });
});

it('every page says what the owner has saved, a page from memory too, and goes on doing so after a restart without NATS', async () => {
  await shell.until(async () => (await shell.text(PAGE)).includes(file.phone));
  const phone = '0151 496 0999';
  await bucket.put(LIVE_DEALERSHIP, JSON.stringify({ ...file, phone }));
  await shell.until(async () => (await shell.text(PAGE)).includes(phone));
  expect(await shell.text(PAGE)).not.toContain(file.phone);
  await bucket.put(LIVE_DEALERSHIP, '{"phone":');
  await nats.stop();
  await shell.stop();
  shell = await start();
  const page = await shell.text(PAGE);
  expect([page.includes(phone), page.includes(file.phone)]).toEqual([true, false]);
});
