import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry, Enquiry, StockImport, Vehicle } from '@forecourt/contracts';
import { SERVICES } from '@forecourt/contracts';
import { parse } from 'csv-parse/sync';
import { uploadPicture } from '../demo-stock/stock-services.ts';
import { freePort } from '../servers/ports.ts';
import { privateFolder } from '../servers/private-files.ts';
import { signStaffToken } from '../staff/staff-token.ts';
import { readSecrets } from '../system/secrets.ts';
import { eventually, type Launched, launch } from '../testing/launched.ts';

const MINUTES = 60_000;
const NOTHING_ERASED = { enquiries: 1, dataRequests: 0 };

let dataDir: string;
let env: NodeJS.ProcessEnv;
let base: string;
let running: Launched | undefined;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-restore-'));
  dataDir = join(folder, 'data');
  const port = await freePort();
  env = { DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'backups'), PORT: String(port) };
  base = `http://127.0.0.1:${port}`;
  await privateFolder(dataDir);
  // No demo stock.
  await writeFile(join(dataDir, 'stock-settled'), '');
});

afterAll(async () => {
  await stop();
  await rm(join(dataDir, '..'), { recursive: true, force: true });
});

async function start(): Promise<void> {
  running = launch(['start'], { env });
  await running.says('All services run');
}

async function stop(): Promise<void> {
  running?.kill('SIGINT');
  await running?.exited;
}

/** @returns its exit code, and all that it says. */
async function command(...words: string[]): Promise<{ code: number | null; said: string }> {
  const launched = launch(words, { env });
  return { code: await launched.exited, said: launched.output() };
}

const token = async () => signStaffToken((await readSecrets(dataDir, SERVICES)).tokenPrivateKey);

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${await token()}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const response = await fetch(base + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  expect(response.ok).toBe(true);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const auditLog = () => call<AuditEntry[]>('GET', '/api/admin/audit-log?limit=999');
const auditedVans = async () => (await auditLog()).filter(({ recordType }) => recordType === 'vehicle').length;
const enquiries = () => call<Enquiry[]>('GET', '/api/inquiries');

/** A van that is not on the site yet. */
async function importHeld(): Promise<void> {
  const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'text/csv' };
  const body = 'Registration,Make,Model,Year,Price\nHV22ABC,Ford,Transit,2022,24000 + VAT\n';
  const { id } = await (await fetch(`${base}/api/stock-imports?name=vans.csv`, { method: 'POST', headers, body })).json();
  const inState = (state: string) =>
    eventually(async () => (await call<StockImport>('GET', `/api/stock-imports/${id}`)).state === state, 30);
  await inState('checked');
  await call('POST', `/api/stock-imports/${id}/apply`, { isPublic: false });
  await inState('applied');
}

async function schedulePost(van: Vehicle | undefined): Promise<void> {
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const { id: vehicleId, price, vatQualifying, stockStatus, isSold } = van ?? {};
  const post = { vehicleId, platform: 'facebook', content: 'A fine van.', publishAt, price, vatQualifying, stockStatus, isSold };
  await call('POST', '/api/social-media-publish/scheduled', post);
}

/** The stock with the hash of each of its pictures. */
async function stock(): Promise<{ vehicles: Vehicle[]; pictures: string[] }> {
  const vehicles = await call<Vehicle[]>('GET', '/api/vehicles');
  const hash = async (path: string) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(200);
    return createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');
  };
  return { vehicles, pictures: await Promise.all(vehicles.flatMap(({ images }) => images).map(hash)) };
}

const addVan = async (picture: string): Promise<Vehicle> => {
  const images = [await uploadPicture({ inventoryUrl: base, mediaUrl: base, staffToken: await token() }, picture)];
  return call('POST', '/api/vehicles', {
    make: 'Ford',
    model: picture,
    year: 2024,
    price: '20000.00',
    condition: 'used',
    images,
  });
};

const enquire = (customerName: string, customerEmail: string, customerPhone: string) =>
  call('POST', '/api/inquiries', { customerName, customerEmail, customerPhone, inquiryType: 'callback' });

const mails = async () => (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml'));

/** Resolves once the clock shows a later second than when it was called. */
async function nextSecond(): Promise<string> {
  const second = Math.floor(Date.now() / 1_000) * 1_000 + 1_000;
  await eventually(() => Date.now() > second + 1_000, 5);
  return new Date(second).toISOString();
}

it(
  'everything lost after a bad delete is restored as it was one second before, with nobody erased back and nothing done twice',
  async () => {
    await start();
    const van = await addVan('v01-front');
    await addVan('v02-front');
    await enquire('Ada Plumber', 'ada@plumbing.example', '07700 900123');

    let edits = 0;
    let isBackedUp = false;
    const editing = (async () => {
      for (; !isBackedUp; edits += 1) await call('PATCH', `/api/vehicles/${van.id}`, { mileage: edits + 1 });
    })();
    const backup = await command('backup');
    isBackedUp = true;
    await editing;
    expect(backup.said).toContain('It is on the same disk');
    expect(backup.code).toBe(0);
    expect((await command('restore', '--to', 'latest')).said).toContain('is in use by another Forecourt');

    // After the backup.
    await addVan('v03-front');
    await enquire('Bo Roofer', 'bo@roofing.example', '07700 900456');
    await eventually(async () => (await auditedVans()) === 3 + edits && (await mails()).length === 4, 30);
    const moment = await nextSecond();
    const then = { stock: await stock(), enquiries: await enquiries(), audit: await auditLog() };
    expect(then.stock.vehicles).toHaveLength(3);

    for (const { id } of then.stock.vehicles) await call('DELETE', `/api/vehicles/${id}`);
    await call('POST', '/api/data-subject-request/erasure', { email: 'bo@roofing.example', seen: NOTHING_ERASED });
    const kept = join(env['BACKUP_DIR'] ?? '', 'erasures.jsonl');
    await eventually(async () => (await readdir(join(kept, '..'))).includes('erasures.jsonl'), 60);
    await stop();
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);

    const restored = await command('restore', '--to', moment);
    expect(restored.said).toContain(`is as it was at ${moment}`);
    const branches = join(env['BACKUP_DIR'] ?? '', 'timelines');
    // It could be a trial beside the system.
    expect(await readdir(branches)).toEqual([]);
    await start();

    expect(await stock()).toEqual(then.stock);
    const [erased, ...others] = await enquiries();
    expect(erased).toMatchObject({ customerName: '(erased)', customerEmail: '(erased)', message: null });
    expect(others).toEqual(then.enquiries.slice(1));
    const known = new Set(then.audit.map(({ id }) => id));
    const since = async () => (await auditLog()).filter(({ id }) => !known.has(id));
    await eventually(async () => (await since()).some(({ action }) => action === 'enquiry.erased'), 30);
    expect(await since()).toContainEqual(expect.objectContaining({ action: 'enquiry.erased', who: 'operator' }));
    expect((await auditLog()).filter(({ id }) => known.has(id))).toEqual(then.audit);
    expect(await mails()).toEqual([]);

    expect((await command('backup')).code).toBe(0);
    expect(await readdir(branches)).toEqual(['2.json']);
    const trial = launch(['restore', '--to', 'latest'], { env: { ...env, DATA_DIR: join(dataDir, '../trial') } });
    await trial.exited;
    expect(trial.output()).toContain('is as it was at its last change');
  },
  3 * MINUTES,
);

it('leaves with everything in open formats, which no spreadsheet takes for formulas', async () => {
  await enquire('=HYPERLINK("http://evil.example")', 'eve@roofing.example', '07700 900789');
  const vehicles = await call<Vehicle[]>('GET', '/api/vehicles');
  await importHeld();
  const held = await call<Vehicle[]>('GET', '/api/vehicles/held');
  expect(held).toHaveLength(1);
  await schedulePost(vehicles[0]);
  const audit = await auditLog();
  const folder = join(dataDir, '..', 'leaving');

  const exported = await command('export', '--to', folder);

  expect(exported.code).toBe(0);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const json = async (name: string) => JSON.parse(await read(name));
  expect(await json('stock.json')).toEqual([...vehicles, ...held]);
  expect(await json('scheduled-posts.json')).toMatchObject([{ vehicleId: vehicles[0]?.id, content: 'A fine van.', hold: null }]);
  const [first] = vehicles;
  const rows: Record<string, string>[] = parse(await read('stock.csv'), { bom: true, columns: true });
  const row = rows[0] ?? {};
  expect(row).toMatchObject({ id: String(first?.id), make: 'Ford', model: first?.model, price: '20000.00', isSold: 'no' });
  expect(await readdir(join(folder, 'pictures', row['pictureFolder'] ?? ''))).toEqual(['01.jpg']);
  expect(await json('enquiries.json')).toEqual(await enquiries());
  expect(await read('enquiries.csv')).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  // One more says that the enquiries have left.
  expect((await json('audit-log.json')).slice(-audit.length)).toEqual(audit);
  expect(await read('addresses.csv')).toContain(`/vehicle/${first?.id}`);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  const readme = await read('README.md');
  for (const column of Object.keys(row)) expect(readme).toContain(`| \`${column}\` |`);
  expect((await command('export', '--to', folder)).said).toContain('exists already');
});
