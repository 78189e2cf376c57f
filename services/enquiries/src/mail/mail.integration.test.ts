import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnquiryReceipt, KeptCalculation, Problem, ReceivedDataRequest, SavedCalculation } from '@forecourt/contracts';
import { natsOptions } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, fewAtOnce, serverUrl, someVehicle } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { XMLParser } from 'fast-xml-parser';
import { Client } from 'pg';
import { EnquiriesProcess, newAddress } from '../testing/enquiries-process.ts';
import { MailServer, refusal } from '../testing/mail-server.ts';
import { calculation, callback, chat, dataRequest } from '../testing/sent-forms.ts';
import { headerOf, mailsIn } from '../testing/sent-mails.ts';

/**
 * One file and one database for everything that needs the stream of enquiries: services share a durable consumer, so those on
 * different databases would take each other's events.
 */
let database: ThrowAwayDatabase;
let rows: Client;
let nats: NatsConnection;
let folder: string;
let running: EnquiriesProcess[] = [];

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  rows = new Client({ connectionString: database.url });
  await rows.connect();
  nats = await connect(natsOptions(String(process.env['NATS_URL'])));
  folder = await mkdtemp(join(tmpdir(), 'forecourt-enquiries-'));
});

afterAll(async () => {
  await nats?.close();
  await rows?.end();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Waits until all mails are sent or abandoned, so that none is left for the next test. */
const settle = async (): Promise<void> => {
  await eventually(async () => {
    await hurry();
    const { rows: open } = await rows.query(`
      SELECT (SELECT count(*) FROM enquiry WHERE came_by IS NULL) + (SELECT count(*) FROM data_subject_request)
        - (SELECT count(*) FROM mail WHERE recipient = 'dealership')
        + (SELECT count(*) FROM mail WHERE sent_at IS NULL AND abandoned_at IS NULL) AS count`);
    expect(Number(open[0].count)).toBe(0);
  }, 30_000);
  await Promise.all(running.map((service) => service.stop()));
  running = [];
};
afterEach(settle);

const launch = (settings: Record<string, string> = {}): Promise<EnquiriesProcess> =>
  EnquiriesProcess.start({ DATABASE_URL: database.url, MAIL_DIR: folder, ...settings });
/** A service for this test alone. */
const start = async (settings: Record<string, string> = {}): Promise<EnquiriesProcess> => {
  const service = await launch(settings);
  running.push(service);
  return service;
};

interface MailRecord {
  readonly recipient: string;
  readonly event_id: string;
  readonly attempts: number;
  readonly sent_at: Date | null;
  readonly abandoned_at: Date | null;
  readonly last_error: string | null;
}
const mailsOf = async (enquiryId: number): Promise<MailRecord[]> =>
  (await rows.query<MailRecord>('SELECT * FROM mail WHERE enquiry_id = $1 ORDER BY recipient', [enquiryId])).rows;
const newVisitor = () => `visitor-${randomUUID()}@plumbing.example`;
/** Sends an enquiry from a new visitor. */
const enquire = async (service: EnquiriesProcess, facts: object = {}) => {
  const customerEmail = newVisitor();
  const { status, body } = await service.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerEmail, ...facts });
  expect(status).toBe(201);
  return { ...body, customerEmail };
};
const untilSent = (enquiryId: number) =>
  eventually(async () => {
    const mails = await mailsOf(enquiryId);
    expect(mails.map(({ sent_at }) => sent_at)).toEqual([expect.any(Date), expect.any(Date)]);
    return mails;
  }, 30_000);
/** Skips the back-off, which retry-policy.test.ts covers. */
const hurry = () => rows.query('UPDATE mail SET due_at = now() WHERE sent_at IS NULL AND abandoned_at IS NULL');

describe('without a mail server', () => {
  let service: EnquiriesProcess;
  beforeAll(async () => {
    service = await launch();
  });
  afterAll(() => service.stop());

  it('writes the mails of an enquiry to files named by its event: one for the sales team, one for the visitor', async () => {
    const { id, customerEmail } = await enquire(service);
    const [{ event_id: event } = { event_id: '' }] = await untilSent(id);
    const mails = (await mailsIn(folder)).filter(({ file }) => file.startsWith(event));
    expect(mails.map(({ file }) => file).toSorted()).toEqual([`${event}.dealership`, `${event}.visitor`]);
    const [sales, visitor] = mails.toSorted((a, b) => a.file.localeCompare(b.file));
    expect(sales?.to?.[0]?.address).toBe('sales@halyardvans.example');
    expect(sales?.text).toContain('> Is the side door on the left?');
    expect(visitor?.to?.[0]?.address).toBe(customerEmail);
    expect(visitor?.messageId).toBe(`<${event}.visitor@halyardvans.example>`);
    expect((await readdir(folder)).filter((name) => !name.endsWith('.eml'))).toEqual([]);
  });

  it('tells the dealership the due date of a data request, and the visitor its reference', async () => {
    const email = newVisitor();
    const { status, body } = await service.post<ReceivedDataRequest>('/api/data-subject-request', { ...dataRequest, email });
    expect(status).toBe(201);
    expect(body).toEqual({ reference: expect.stringMatching(/^DSR-/), dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    await eventually(async () => {
      const mails = (await mailsIn(folder)).filter(({ subject = '' }) => subject.includes(body.reference));
      const [sales, visitor] = mails.toSorted((a, b) => a.file.localeCompare(b.file));
      expect(mails).toHaveLength(2);
      expect(sales?.subject).toContain(', due ');
      expect(sales?.text).toContain('> Everything since 2023, please.');
      expect(visitor?.to?.[0]?.address).toBe(email);
      expect(visitor?.text).toContain("We'll process your request within 30 days and contact you with updates.");
      expect(headerOf(visitor as NonNullable<typeof visitor>, 'auto-submitted')).toBe('auto-replied');
    });
  });

  it('sends nothing for a redelivered event', async () => {
    const { id } = await enquire(service);
    const [{ event_id: event } = { event_id: '' }] = await untilSent(id);
    const { rows: found } = await rows.query(`SELECT envelope FROM outbox WHERE envelope->>'id' = $1`, [event]);
    // As after JetStream was wiped and the inbox row has expired.
    await rows.query('DELETE FROM inbox WHERE event_id = $1', [event]);
    nats.publish(found[0].envelope.type, JSON.stringify(found[0].envelope));
    await eventually(async () => {
      const { rowCount } = await rows.query('SELECT FROM inbox WHERE event_id = $1', [event]);
      expect(rowCount).toBe(1);
    });
    expect(await mailsOf(id)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });

  it('knows from events the name of a van, its VAT and its removal', async () => {
    const vehicleId = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);
    const announce = (type: string, entityVersion: number, data: object) => {
      const envelope = { id: randomUUID(), type, entityId: String(vehicleId), entityVersion, data };
      const rest = { occurredAt: new Date().toISOString(), correlationId: randomUUID(), causationId: null };
      nats.publish(type, JSON.stringify({ ...envelope, ...rest }));
    };
    const vehicle = someVehicle({ id: vehicleId });
    announce('inventory.vehicle.added.v1', 1, { vehicle });
    const copy = async () => (await rows.query('SELECT * FROM vehicle WHERE id = $1', [vehicleId])).rows[0];
    await eventually(async () => expect(await copy()).toMatchObject({ vat_qualifying: true, is_removed: false }));
    const { id } = await enquire(service, { inquiryType: 'test_drive', vehicleId, message: null });
    const { rows: stored } = await rows.query('SELECT message FROM enquiry WHERE id = $1', [id]);
    expect(stored).toEqual([{ message: `Test drive request for ${vehicle.make} ${vehicle.model}` }]);
    const save = async () => (await service.post('/api/finance/save', { ...calculation, vehicleId })).status;
    expect(await save()).toBe(201);
    announce('inventory.vehicle.updated.v1', 2, {
      vehicle: { ...vehicle, version: 2, vatQualifying: false },
      changed: ['vatQualifying'],
    });
    await eventually(async () => expect(await copy()).toMatchObject({ vat_qualifying: false }));
    expect(await save()).toBe(400);
    announce('inventory.vehicle.removed.v1', 3, { vehicleId });
    await eventually(async () => expect(await copy()).toMatchObject({ is_removed: true }));
  });
});

describe('data requests and calculations', () => {
  let service: EnquiriesProcess;
  beforeAll(async () => {
    service = await launch();
  });
  afterAll(() => service.stop());

  it('an incomplete data request is answered with all errors, identity verification included, and not stored (D31)', async () => {
    const count = async () => (await rows.query('SELECT FROM data_subject_request')).rowCount;
    const before = await count();
    const { status, body } = await service.post<Problem>('/api/data-subject-request', { identityVerification: false });
    expect(status).toBe(400);
    expect(Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path, message]))).toEqual({
      requestType: 'Please select a request type',
      firstName: 'Please enter your first name',
      lastName: 'Please enter your last name',
      email: 'Please enter a valid email address',
      identityVerification:
        'Identity Verification Required - Please confirm you understand the identity verification requirements.',
    });
    expect(await count()).toBe(before);
  });

  it('30 data requests from one address are accepted, and the next one is told when to retry (D32)', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const send = () => service.post('/api/data-subject-request', { ...dataRequest, email: newVisitor() }, headers);
    const answers = await fewAtOnce(30, send);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const refused = await send();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('a calculation is saved once per key, and refused if it does not add up', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const save = () => service.post<{ id: string }>('/api/finance/save', calculation, headers);
    const [first, second] = [await save(), await save()];
    expect([first.status, second.body]).toEqual([201, first.body]);
    const { rows: saved } = await rows.query('SELECT term_months FROM calculation WHERE id = $1', [first.body.id]);
    expect(saved).toEqual([{ term_months: 60 }]);
    const wrong = await service.post<Problem>('/api/finance/save', { ...calculation, totalInterest: 1 });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ path: 'totalInterest', message: 'The total interest does not add up: it should be £12,048.01' }],
    ]);
  });

  it('staff read all saved calculations page by page, newest first', async () => {
    const saved = [];
    for (let count = 0; count < 2; count += 1)
      saved.push((await service.post<SavedCalculation>('/api/finance/save', calculation)).body.id);
    const first = await service.read<KeptCalculation[]>('/api/finance/saved?limit=1');
    const cursor = first.headers.get('x-next-cursor');
    const second = await service.read<KeptCalculation[]>(`/api/finance/saved?limit=1&cursor=${cursor}`);
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(saved.toReversed());
    expect(first.body[0]).toMatchObject(calculation);
    expect((await service.read('/api/finance/saved?cursor=x')).status).toBe(400);
    expect((await service.get('/api/finance/saved')).status).toBe(401);
  });
});

const withServer = (server: MailServer) => ({ SMTP_URL: server.url, MAIL_FROM: 'website@halyardvans.example' });

describe('with a mail server', () => {
  let server: MailServer;
  let service: EnquiriesProcess;
  beforeAll(async () => {
    server = await MailServer.start();
    service = await launch(withServer(server));
  });
  afterEach(async () => {
    server.manners = {};
    await settle();
    server.mails.splice(0);
  });
  afterAll(async () => {
    await service.stop();
    await server.stop();
  });

  it('sends each mail once, from the configured address', async () => {
    const { id, customerEmail } = await enquire(service);
    await untilSent(id);
    expect(server.mails).toHaveLength(2);
    expect(server.to(customerEmail)).toMatchObject([{ from: { name: 'Halyard Vans', address: 'website@halyardvans.example' } }]);
    expect(server.to('sales@halyardvans.example')).toMatchObject([{ replyTo: [{ address: customerEmail }] }]);
  });

  it.each([
    ['is busy', 451],
    ['is out of space', 452],
  ])('that %s is asked again', async (_what, code) => {
    let refusals = 0;
    server.manners = {
      onRcptTo: async () => {
        refusals += 1;
        if (refusals <= 2) throw refusal(code);
      },
    };
    const { id } = await enquire(service);
    await eventually(() => expect(refusals).toBe(2));
    await eventually(async () =>
      expect((await mailsOf(id)).map(({ last_error }) => last_error)).toEqual([expect.any(String), expect.any(String)]),
    );
    await hurry();
    await untilSent(id);
    expect(server.mails).toHaveLength(2);
  });

  it("that refuses the visitor's address: that mail is abandoned with its reason, the sales team's is sent", async () => {
    server.manners = {
      onRcptTo: async (address) => {
        if (address.startsWith('visitor-')) throw refusal(550, 'no such user');
      },
    };
    const { id } = await enquire(service);
    const [dealership, visitor] = await eventually(async () => {
      const mails = await mailsOf(id);
      expect(mails.map(({ sent_at, abandoned_at }) => sent_at ?? abandoned_at)).toEqual([expect.any(Date), expect.any(Date)]);
      return mails;
    });
    expect(dealership).toMatchObject({ sent_at: expect.any(Date), abandoned_at: null });
    expect(visitor).toMatchObject({ sent_at: null, attempts: 1, last_error: expect.stringContaining('no such user') });
  });

  it('that refuses the sender is retried until the settings are corrected', async () => {
    server.manners = { onMailFrom: async () => Promise.reject(refusal(553)) };
    const { id } = await enquire(service);
    await eventually(async () =>
      expect((await mailsOf(id)).map(({ last_error }) => last_error)).toEqual([expect.any(String), expect.any(String)]),
    );
    server.manners = {};
    await hurry();
    await untilSent(id);
  });
});

/** Each test starts its own service, because it kills, stops, replicates or configures it. */
describe('with another system for customers', () => {
  const CRM = 'leads@crm.example';
  let server: MailServer;
  let service: EnquiriesProcess;
  beforeAll(async () => {
    server = await MailServer.start();
    service = await launch({ ...withServer(server), ADF_EMAIL: CRM });
  });
  afterAll(async () => {
    await service.stop();
    await server.stop();
  });

  it('sends it each enquiry as ADF 1.0, and no data request', async () => {
    const { id, customerEmail } = await enquire(service);
    await service.post('/api/data-subject-request', { ...dataRequest, email: newVisitor() });
    await eventually(() => expect(server.mails).toHaveLength(5), 30_000);
    const [lead, ...others] = server.to(CRM);
    expect(others).toEqual([]);
    expect(lead?.subject).toMatch(new RegExp(`^Enquiry ${id}\\b`));
    expect(lead?.html).toBeUndefined();
    const { prospect } = new XMLParser().parse(lead?.text ?? '').adf;
    expect(prospect).toMatchObject({ id, customer: { contact: { email: customerEmail } } });
    expect(prospect.customer.comments).toContain('Is the side door on the left?');
  });

  it('sends it what staff have entered, and nobody else a mail', async () => {
    const before = server.mails.length;
    const entered = { customerName: 'Di Carter', customerPhone: '0151 496 0177', cameBy: 'phone' };
    const { body } = await service.write<{ id: number }>('POST', '/api/inquiries/entered', entered);
    await eventually(
      async () => expect((await mailsOf(body.id)).map(({ sent_at }) => sent_at)).toEqual([expect.any(Date)]),
      30_000,
    );
    expect(server.mails).toHaveLength(before + 1);
    expect(server.to(CRM).at(-1)?.text).toContain('0151 496 0177');
  });
});

describe('with a mail server', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await MailServer.start();
  });
  afterEach(async () => {
    server.manners = {};
    await settle();
    await server.stop();
  });

  const startWithServer = (settings: Record<string, string> = {}) => start({ ...withServer(server), ...settings });

  it('that hangs does not delay forms, and the mails are sent when it recovers', async () => {
    const service = await startWithServer({ SMTP_DEADLINE_SECONDS: '1' });
    server.manners = { onMail: () => new Promise(() => undefined) };
    const first = await enquire(service);
    await eventually(async () => expect((await mailsOf(first.id)).map(({ attempts }) => attempts)).toEqual([1, 1]));
    const enquiries = [first];
    for (let number = 0; number < 20; number += 1) enquiries.push(await enquire(service));
    expect(server.mails).toEqual([]);
    await eventually(async () => expect((await mailsOf(first.id))[0]?.last_error).not.toBeNull(), 20_000);
    server.manners = {};
    for (const { id } of enquiries) {
      await hurry();
      await untilSent(id);
    }
  });

  it('that is unavailable gets all mails once it is back', async () => {
    const { port } = server;
    const service = await startWithServer();
    await server.stop();
    const { id } = await enquire(service);
    await eventually(async () =>
      expect((await mailsOf(id)).map(({ last_error }) => last_error)).toEqual([expect.any(String), expect.any(String)]),
    );
    server = await MailServer.start(port);
    await hurry();
    await untilSent(id);
    expect(server.mails).toHaveLength(2);
  });

  it('gets a mail again under the same Message-ID if the service died before recording that it was sent', async () => {
    const service = await startWithServer({ SMTP_DEADLINE_SECONDS: '1' });
    server.manners = {
      onMail: async ({ rcptTo }) => {
        if (rcptTo.startsWith('visitor-')) service.kill();
      },
    };
    const { id, customerEmail } = await enquire(service);
    await eventually(() => expect(server.to(customerEmail)).toHaveLength(1));
    server.manners = {};
    await startWithServer();
    await untilSent(id);
    const [first, second] = server.to(customerEmail);
    expect(server.to(customerEmail)).toHaveLength(2);
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('gets each mail once from two replicas that share the work', async () => {
    const replicas = [await startWithServer(), await startWithServer()];
    const enquiries = await fewAtOnce(100, (number) => enquire(replicas[number % 2] as EnquiriesProcess));
    for (const { id } of enquiries) await untilSent(id);
    for (const { customerEmail } of enquiries) expect(server.to(customerEmail)).toHaveLength(1);
    expect(server.mails).toHaveLength(200);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(200);
  });

  it('still gets the mail in progress when the service stops', async () => {
    const service = await startWithServer();
    server.manners = { onMail: () => new Promise((resolve) => setTimeout(resolve, 500)) };
    const { id } = await enquire(service);
    await eventually(async () => expect((await mailsOf(id)).map(({ attempts }) => attempts)).toEqual([1, 1]));
    await service.stop();
    await untilSent(id);
    expect(server.mails).toHaveLength(2);
  });

  it('gets three acknowledgements an hour for one mailbox across kinds and replicas, and every mail for the sales team (D44)', async () => {
    const replicas = [await startWithServer(), await startWithServer()];
    const name = `visitor-${randomUUID()}`;
    const spellings = [`${name}@plumbing.example`, `${name}+2@plumbing.example`, `${name.toUpperCase()}@Plumbing.Example`];
    const formOf = (email: string, kind: number) =>
      [
        ['/api/inquiries', { ...callback, customerEmail: email }],
        ['/api/inquiries', { ...chat, email }],
        ['/api/data-subject-request', { ...dataRequest, email }],
      ][kind] as [string, object];
    const answers = await fewAtOnce(36, (number) =>
      (replicas[number % 2] as EnquiriesProcess).post(...formOf(spellings[number % 3] ?? '', Math.floor(number / 3) % 3)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 36 }, () => 201));
    await eventually(async () => {
      const { rows: open } = await rows.query('SELECT FROM mail WHERE sent_at IS NULL AND abandoned_at IS NULL');
      expect([server.to('sales@halyardvans.example').length, open.length]).toEqual([36, 0]);
    }, 30_000);
    const acknowledged = () => server.mails.filter(({ rcptTo }) => rcptTo.toLowerCase().startsWith(name));
    expect(acknowledged()).toHaveLength(3);
    const [service] = replicas as [EnquiriesProcess];
    await rows.query(`UPDATE mail SET sent_at = now() - interval '61 minutes' WHERE mailbox IS NOT NULL AND sent_at IS NOT NULL`);
    await untilSent((await enquire(service, { customerEmail: spellings[0] })).id);
    expect(acknowledged()).toHaveLength(4);
  });
});
