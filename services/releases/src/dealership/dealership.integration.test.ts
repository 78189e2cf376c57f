import { readFileSync } from 'node:fs';
import {
  DEALERSHIP_BUCKET,
  type DealershipSettings,
  DRAFTS_BUCKET,
  dealershipSchema,
  LIVE_DEALERSHIP,
  liveDealershipSchema,
  type PreviewLink,
  type Problem,
} from '@forecourt/contracts';
import { addDays, specialDayText, ukDay } from '@forecourt/rules';
import { createLogger, LiveDealership, NatsLink } from '@forecourt/server-kit';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, type FakeServer, OwnNats, serverUrl } from '@forecourt/testing';
import { Kvm } from '@nats-io/kv';
import { Client } from 'pg';
import { previewIn, ReleasesProcess, startReleasesHost } from '../testing/releases-process.ts';

const file = dealershipSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));
const dayAhead = (days: number) => addDays(ukDay(Date.now()), days);
const logger = createLogger('test', 'silent');

let nats: OwnNats;
let host: FakeServer;
let database: ThrowAwayDatabase;
let service: ReleasesProcess;
let link: NatsLink;
let live: LiveDealership;

const call = (method: string, path?: string, body?: unknown) => service.sendSettings(method, path, body);
const state = async () => (await call('GET')).body;
/** Saves settings that differ from the live ones. The number that is dialled follows the one that is shown. */
const save = async (other: Partial<DealershipSettings>, serial?: number) => {
  const now = await state();
  const settings = { ...now.settings, ...other };
  const phoneE164 = settings.phone.replaceAll(' ', '').replace(/^0/, '+44');
  return call('PUT', '', { serial: serial ?? now.serial, settings: { ...settings, phoneE164 } });
};

beforeAll(async () => {
  nats = await OwnNats.start();
  host = await startReleasesHost();
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  service = await ReleasesProcess.start({ databaseUrl: database.url, natsUrl: nats.url, remotesUrl: host.url });
  link = new NatsLink('test', nats.url, logger);
  live = new LiveDealership({ first: file, logger });
  void link.keepRunning('dealership', live.session);
});
afterAll(async () => {
  await link.close();
  await service.stop();
  await database.drop();
  await nats.stop();
  await host.stop();
});

it('until something is changed, the file holds', async () => {
  const { serial, settings, versions } = await state();
  expect([serial, settings.phone, versions]).toEqual([
    0,
    file.phone,
    [{ serial: 0, by: null, at: null, restores: null, changed: [] }],
  ]);
});

it('what is saved is live for whoever watches, and a version that names its author and its changes', async () => {
  const saved = await save({
    phone: '0151 496 0999',
    address: { ...file.address, town: 'Wallasey' },
    brands: ['Ford', 'Iveco'],
    policies: { ...file.policies, delivery: 'x'.repeat(500) },
  });
  expect(saved.status).toBe(200);
  await eventually(async () => expect([live.now.phone, live.now.address.town]).toEqual(['0151 496 0999', 'Wallasey']));
  expect(saved.body.versions[0]).toMatchObject({
    serial: saved.body.serial,
    by: 'owner',
    restores: null,
    changed: [
      { field: 'phone', from: file.phone, to: '0151 496 0999' },
      { field: 'phoneE164', from: file.phoneE164, to: '+441514960999' },
      { field: 'address.town', from: file.address.town, to: 'Wallasey' },
      { field: 'brands', from: file.brands.join(', '), to: 'Ford, Iveco' },
      { field: 'policies.delivery', from: file.policies.delivery, to: `${'x'.repeat(199)}…` },
    ],
  });
});

it('the activity hears which settings changed, with short values, and sentences by their names alone', async () => {
  const { settings } = await state();
  const delivery = 'We deliver. '.repeat(20).trim();
  await save({ phone: '0151 496 0777', policies: { ...settings.policies, delivery } });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT envelope->'data' AS data FROM outbox ORDER BY envelope->>'occurredAt' DESC LIMIT 1`,
  );
  await client.end();
  expect(rows[0].data).toMatchObject({
    action: 'settings.changed',
    fields: ['phone', 'phoneE164', 'policies.delivery'],
    changes: [
      { field: 'phone', from: settings.phone, to: '0151 496 0777' },
      { field: 'phoneE164', to: '+441514960777' },
    ],
  });
  expect(rows[0].data.changes).toHaveLength(2);
});

it('an earlier version can be made live again, the file too', async () => {
  const before = await state();
  await save({ phone: '0151 496 0111' });
  const back = await call('POST', '/restore', { serial: (await state()).serial, version: before.serial });
  expect([back.status, back.body.settings]).toEqual([200, before.settings]);
  expect(back.body.versions[0]).toMatchObject({
    restores: before.serial,
    changed: [{ field: 'phone', to: before.settings.phone }, { field: 'phoneE164' }],
  });
  await call('POST', '/restore', { serial: back.body.serial, version: 0 });
  await eventually(async () => expect(live.now).toEqual(file));
});

it('of two changes of the same version one is refused, and what would change nothing too', async () => {
  const { serial } = await state();
  const answers = await Promise.all([save({ phone: '0151 496 0001' }, serial), save({ phone: '0151 496 0002' }, serial)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('SETTINGS.CHANGED_MEANWHILE');
  expect((await save({})).body.code).toBe('SETTINGS.NOTHING_CHANGED');
  const { serial: now } = await state();
  const unknown = await call('POST', '/restore', { serial: now, version: 5 });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'SETTINGS.VERSION_UNKNOWN']);
});

it('values that a page could not show are refused field by field, and nothing changes', async () => {
  const { serial, settings } = await state();
  const hours = [{ days: ['Monday'], opens: '17:00', closes: '09:00', text: 'Monday' }];
  const wrong = {
    ...settings,
    phone: '',
    phoneE164: 'call us',
    social: { facebook: 'javascript:alert(1)', instagram: null },
    salesHours: hours,
    tradingName: 'Vans\r\nBcc: all@example.com',
  };
  const refused = await call('PUT', '', { serial, settings: wrong });
  expect(refused.status).toBe(400);
  expect(refused.body.errors?.map(({ path }) => path)).toEqual([
    'settings.tradingName',
    'settings.phone',
    'settings.phoneE164',
    'settings.social.facebook',
    'settings.salesHours.0.closes',
  ]);
  expect((await state()).serial).toBe(serial);
});

it('a bucket that was lost is full again a moment later, and a value that cannot be read changes nothing', async () => {
  await save({ phone: '0151 496 0777' });
  await eventually(async () => expect(live.now.phone).toBe('0151 496 0777'));
  const { connection } = await link.handle;
  const bucket = await new Kvm(connection).open(DEALERSHIP_BUCKET);
  await bucket.put(LIVE_DEALERSHIP, '{"tradingName":""}');
  await eventually(async () =>
    expect(JSON.parse((await bucket.get(LIVE_DEALERSHIP))?.string() ?? '').phone).toBe('0151 496 0777'),
  );
  await bucket.purge(LIVE_DEALERSHIP);
  await eventually(async () => expect((await bucket.get(LIVE_DEALERSHIP))?.operation).toBe('PUT'));
  expect(live.now.phone).toBe('0151 496 0777');
});

it('the fields of a later release are left out, and its values are taken', async () => {
  const { settings } = await state();
  const later = { ...settings, mascot: 'a van', finance: { ...settings.finance, apr: 3 } };
  const { phoneHours, areasText, visitHours, ...known } = liveDealershipSchema.parse(later);
  expect([known, phoneHours, areasText, visitHours]).toEqual([settings, file.phoneHours, file.areasText, file.visitHours]);
});

it('single days are settings like others, each there once, closing after they open', async () => {
  const days = [
    { date: dayAhead(120), opens: null, closes: null },
    { date: dayAhead(20), opens: '09:00', closes: '12:00' },
  ];
  const saved = await save({ specialDays: days });
  expect(saved.body.versions[0]?.changed).toEqual([
    { field: 'specialDays', from: null, to: days.map(specialDayText).join(', ') },
  ]);
  await eventually(async () => expect(live.now.specialDays).toEqual(days));
  const wrong = [
    { date: '2027-02-30', opens: null, closes: null },
    { date: dayAhead(20), opens: '12:00', closes: null },
  ];
  const refused = await save({ specialDays: wrong });
  expect(refused.body.errors).toEqual([
    { path: 'settings.specialDays.0.date', message: 'Enter a date' },
    { path: 'settings.specialDays.1.closes', message: 'Closing time must be after the opening time' },
  ]);
  const twice = await save({ specialDays: [...days, ...days] });
  expect(twice.body.errors).toEqual([{ path: 'settings.specialDays', message: 'Each day may be there once only' }]);
  const { specialDays: _unknown, ...ofOlderRelease } = (await state()).settings;
  expect(liveDealershipSchema.parse(ofOlderRelease).specialDays).toEqual([]);
});

it('a single day that has passed is refused, unless it was kept before it passed', async () => {
  const [coming, past] = [dayAhead(30), dayAhead(-1)].map((date) => ({ date, opens: null, closes: null }));
  const refused = await save({ specialDays: [coming, past] as DealershipSettings['specialDays'] });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'settings.specialDays.1.date', message: 'This date has passed: choose a later one, or remove it' }],
  ]);
  const { serial } = (await save({ specialDays: [coming] as DealershipSettings['specialDays'] })).body;
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `UPDATE dealership_version SET settings = jsonb_set(settings::jsonb, '{specialDays}', $1) WHERE serial = $2`,
    [JSON.stringify([past]), serial],
  );
  await client.end();
  expect((await save({ phone: '0151 496 0555' })).status).toBe(200);
  expect((await save({ specialDays: [past, coming] as DealershipSettings['specialDays'] })).status).toBe(200);
  // It is what an earlier version said.
  const { serial: last } = await state();
  expect((await call('POST', '/restore', { serial: last, version: serial })).status).toBe(200);
});

it('a draft is kept for its link alone: what is live stays, and it ends by itself', async () => {
  const before = await state();
  const draft = { ...before.settings, tradingName: 'Draft Vans' };
  const preview = (settings: unknown) => service.sendSettings<PreviewLink & Problem>('POST', '/preview', { settings });
  const { status, body } = await preview(draft);
  const shown = await previewIn(body);
  expect([status, shown.until]).toEqual([200, body.until]);
  const { connection } = await link.handle;
  const drafts = await new Kvm(connection).open(DRAFTS_BUCKET);
  const held = await drafts.get('draft' in shown ? shown.draft : '');
  expect(held?.json()).toEqual(draft);
  const { streamInfo } = await drafts.status();
  const keptFor = streamInfo.config.max_age / 1_000_000;
  expect(keptFor).toBeGreaterThanOrEqual(Date.parse(body.until) - Date.now());
  expect(keptFor).toBeLessThan(2 * 3_600_000);
  const refused = await preview({ ...draft, phone: '' });
  expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([400, ['settings.phone']]);
  expect([await state(), live.now.tradingName]).toEqual([before, before.settings.tradingName]);
});
