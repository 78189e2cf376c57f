import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DataRequest,
  type EnquiryReceipt,
  type ErasePerson,
  type Erasure,
  erasureSchema,
  type HeldData,
  heldDataSchema,
  type Person,
  type Problem,
} from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { calculation, callback, dataRequest } from '../testing/sent-forms.ts';

let database: ThrowAwayDatabase;
let rows: Client;
let folder: string;
let service: EnquiriesProcess;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  folder = await mkdtemp(join(tmpdir(), 'forecourt-erasure-'));
  service = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: folder });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});

afterAll(async () => {
  await rows?.end();
  await service?.stop();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const PATH = '/api/data-subject-request';
/** A person whose every field contains a unique mark, so that the tests can search all tables for it. */
const somebody = () => {
  const mark = `zz${randomUUID().slice(0, 8)}`;
  const email = `${mark}@plumbing.example`;
  const enquire = async (facts: object = {}): Promise<number> => {
    const person = { customerName: `Ada ${mark}`, customerEmail: email, message: `My name is ${mark}` };
    return (await service.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...person, ...facts })).body.id;
  };
  const request = async (facts: object = {}): Promise<DataRequest> => {
    const person = { firstName: mark, lastName: mark, email, description: `I am ${mark}` };
    expect((await service.post(PATH, { ...dataRequest, ...person, ...facts })).status).toBe(201);
    const { body } = await service.read<DataRequest[]>(PATH);
    return body.find((one) => one.email === (('email' in facts && facts.email) || email)) as DataRequest;
  };
  return { mark, email, enquire, request };
};
/** Queues a mail about an enquiry, because these tests run without NATS. */
const queueMail = async (enquiryId: number, facts: { sent?: boolean; error?: string } = {}): Promise<string> => {
  const eventId = randomUUID();
  await rows.query(
    `INSERT INTO mail (event_id, recipient, enquiry_id, sent_at, due_at, last_error)
     VALUES ($1, 'visitor', $2, CASE WHEN $3 THEN now() END, now() + interval '1 hour', $4)`,
    [eventId, enquiryId, facts.sent ?? false, facts.error ?? null],
  );
  return eventId;
};
const find = async (person: Person): Promise<HeldData> => (await service.write<HeldData>('POST', `${PATH}/person`, person)).body;
const erase = <Body = Erasure>(
  { except, ...person }: Person & Pick<ErasePerson, 'except'>,
  seen: ErasePerson['seen'],
  key?: string,
) => service.write<Body>('POST', `${PATH}/erasure`, { ...person, seen, ...(except && { except }) }, key);
/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  const { rows: tables } = await rows.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
  const texts: string[] = [];
  for (const { tablename } of tables) {
    texts.push((await rows.query(`SELECT json_agg(t)::text AS text FROM "${tablename}" AS t`)).rows[0].text);
  }
  return texts.join('\n');
};
const emlFile = (eventId: string) => join(folder, `${eventId}.visitor.eml`);
const files = async (eventId: string) => (await readdir(folder)).filter((name) => name.includes(eventId));

describe('POST /api/data-subject-request/person', () => {
  it('shows everything held on a person, whatever the case of their address, and nothing on anybody else', async () => {
    const { email, enquire, request } = somebody();
    const id = await enquire({ inquiryType: 'quote', calculation });
    const second = await enquire({ customerEmail: email.toUpperCase() });
    const other = await somebody().enquire();
    await service.write('POST', `/api/inquiries/${id}/notes`, { text: 'Rang' });
    await queueMail(id, { sent: true });
    const { id: requestId } = await request();
    const held = await find({ email: `  ${email}` });
    expect(heldDataSchema.parse(held)).toEqual(held);
    expect(held.enquiries.map((enquiry) => enquiry.id)).toEqual([id, second]);
    expect(held.enquiries.map((enquiry) => enquiry.id)).not.toContain(other);
    expect(held.enquiries[0]).toMatchObject({ notes: [{ text: 'Rang' }], calculation: { monthlyPayment: 800.8 } });
    expect(held.enquiries[1]?.calculation).toBeNull();
    expect(held.dataRequests.map((one) => one.id)).toEqual([requestId]);
    expect(held.mails).toMatchObject([{ to: 'visitor', enquiryId: id, sentAt: expect.any(String) }]);
  });

  it('also finds by telephone number, however it is written', async () => {
    const [a, b] = [somebody(), somebody()];
    const digits = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
    const first = await a.enquire({ customerPhone: `07700 ${digits}` });
    const second = await b.enquire({ customerPhone: `+44 (7700) ${digits}` });
    const ids = async (person: Person) => (await find(person)).enquiries.map(({ id }) => id);
    expect(await ids({ email: a.email })).toEqual([first]);
    expect(await ids({ email: a.email, phone: `0044-7700-${digits}` })).toEqual([first, second]);
  });

  it('finds nothing on a stranger', async () => {
    expect(await find({ email: somebody().email })).toEqual({ enquiries: [], dataRequests: [], mails: [] });
  });

  it.each([[{}], [{ email: 'ada' }], [{ email: 'a@b.example', phone: '1' }], [{ email: '%@b.example', name: 'x' }]])(
    'refuses %j',
    async (body) => {
      expect((await service.write('POST', `${PATH}/person`, body)).status).toBe(400);
    },
  );
});

describe('POST /api/data-subject-request/erasure', () => {
  it('leaves what is somebody else’s, who has the same telephone number', async () => {
    const [person, colleague] = [somebody(), somebody()];
    const customerPhone = `07700 ${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
    await person.enquire({ customerPhone });
    const other = await colleague.enquire({ customerPhone });
    const sought = { email: person.email, phone: customerPhone };
    const { body } = await erase(
      { ...sought, except: { enquiries: [other], dataRequests: [] } },
      { enquiries: 2, dataRequests: 0 },
    );
    expect(body.enquiries).toBe(1);
    expect((await find({ email: person.email })).enquiries).toEqual([]);
    expect((await find({ email: colleague.email })).enquiries).toMatchObject([{ id: other, customerEmail: colleague.email }]);
  });

  it('keeps the type, van and time of an enquiry, and nothing of the person anywhere', async () => {
    const { mark, email, enquire } = somebody();
    const customerPhone = '07700 900 734';
    const id = await enquire({ vehicleId: 77, inquiryType: 'quote', calculation, customerPhone });
    await service.write('PATCH', `/api/inquiries/${id}`, { status: 'lost', version: 1 });
    await service.write('POST', `/api/inquiries/${id}/notes`, { text: `Rang ${mark}` }, randomUUID());
    await service.write('POST', `/api/inquiries/${id}/replies`, { subject: mark, text: `Hello ${mark}` }, randomUUID());
    const replyWasSent = async () => {
      const { rows: found } = await rows.query('SELECT sent_at FROM mail WHERE id IN (SELECT mail_id FROM enquiry_reply)');
      expect(found).toEqual([{ sent_at: expect.any(Date) }]);
    };
    await eventually(replyWasSent);
    const [waiting, sent, handedOver] = [
      await queueMail(id, { error: `550 <${email}> unknown` }),
      await queueMail(id, { sent: true }),
      await queueMail(id, { sent: true }),
    ];
    await writeFile(emlFile(sent), `To: ${email}`);
    await writeFile(join(folder, `.${sent}.visitor.${randomUUID()}`), `To: ${email}`);
    const other = somebody();
    const untouched = await other.enquire();
    const { rows: before } = await rows.query('SELECT created_at FROM enquiry WHERE id = $1', [id]);
    const calculations = async () => Number((await rows.query('SELECT count(*) FROM calculation')).rows[0].count);
    const calculationsBefore = await calculations();

    const { status, body } = await erase({ email }, { enquiries: 1, dataRequests: 0 });

    expect(status).toBe(200);
    expect(erasureSchema.parse(body)).toEqual({
      enquiries: 1,
      calculations: 1,
      notes: 1,
      replies: 1,
      dataRequests: 0,
      dataRequestsToFollow: 0,
      mails: 4,
      mailFiles: 2,
      mailsHandedOver: 1,
    });
    expect(await everything()).not.toContain(mark);
    expect(await everything()).not.toContain(customerPhone);
    expect(await calculations()).toBe(calculationsBefore - 1);
    for (const event of [waiting, sent, handedOver]) expect(await files(event)).toEqual([]);
    const { rows: left } = await rows.query('SELECT * FROM enquiry WHERE id = $1', [id]);
    expect(left).toMatchObject([
      {
        vehicle_id: 77,
        inquiry_type: 'quote',
        status: 'lost',
        created_at: before[0].created_at,
        customer_name: '(erased)',
        customer_email: '(erased)',
        customer_phone: null,
        message: null,
        preferred_contact_time: null,
        erased_at: expect.any(Date),
      },
    ]);
    expect((await find({ email: other.email })).enquiries).toMatchObject([{ id: untouched, erasedAt: null }]);
    const named = await service.write<Problem>('POST', `/api/inquiries/${id}/notes`, { text: `It was ${mark}` });
    expect([named.status, named.body.code]).toEqual([409, 'ENQUIRIES.ENQUIRY_ERASED']);
  });

  it('keeps the reference, type and dates of an answered data subject request as proof', async () => {
    const { mark, email, request } = somebody();
    const sent = await request({ requestType: 'erasure' });
    const extension = { dueDate: sent.extendableTo, reason: `Much on ${mark}`, personTold: true };
    await service.write('PATCH', `${PATH}/${sent.id}`, { version: 1, extension });
    await service.write('PATCH', `${PATH}/${sent.id}`, { version: 2, done: true });
    expect((await erase({ email }, { enquiries: 0, dataRequests: 1 })).body).toMatchObject({ dataRequests: 1 });
    expect(await everything()).not.toContain(mark);
    const { body } = await service.read<DataRequest[]>(PATH);
    expect(body.find(({ id }) => id === sent.id)).toMatchObject({
      reference: sent.reference,
      requestType: 'erasure',
      state: 'done',
      firstName: '(erased)',
      email: '(erased)',
      phone: null,
      extension: { reason: '(erased)' },
      erasedAt: expect.any(String),
    });
    const reopened = await service.write<Problem>('PATCH', `${PATH}/${sent.id}`, { version: 3, done: false });
    expect([reopened.status, reopened.body.code]).toEqual([409, 'ENQUIRIES.DATA_REQUEST_ERASED']);
  });

  it('keeps the address of an open request so that it can be answered, and erases it when it is done', async () => {
    const { mark, email, enquire, request } = somebody();
    await enquire();
    const sent = await request({ requestType: 'erasure' });
    await service.write('POST', `${PATH}/${sent.id}/notes`, { text: `Saw the passport of ${mark}` });
    const { body } = await erase({ email }, { enquiries: 1, dataRequests: 1 });
    expect(body).toMatchObject({ enquiries: 1, dataRequests: 0, dataRequestsToFollow: 1 });
    expect((await find({ email })).dataRequests).toMatchObject([{ email, isErasedWhenDone: true }]);
    const done = await service.write<DataRequest>('PATCH', `${PATH}/${sent.id}`, { version: 1, done: true });
    expect(done.body).toMatchObject({ state: 'done', email: '(erased)', erasedAt: expect.any(String), notes: [] });
    expect(await everything()).not.toContain(mark);
  });

  it('refuses to erase if records have been added since staff looked', async () => {
    const { email, enquire } = somebody();
    await enquire();
    const held = await find({ email });
    await enquire();
    const { status, body } = await erase<Problem>({ email }, { enquiries: held.enquiries.length, dataRequests: 0 });
    expect([status, body.code]).toEqual([409, 'ENQUIRIES.HOLDINGS_CHANGED']);
    expect((await find({ email })).enquiries).toMatchObject([{ erasedAt: null }, { erasedAt: null }]);
  });

  it('repeats the answer for a repeated Idempotency-Key', async () => {
    const { email, enquire } = somebody();
    await enquire();
    const key = randomUUID();
    const [first, second] = [
      await erase({ email }, { enquiries: 1, dataRequests: 0 }, key),
      await erase({ email }, { enquiries: 1, dataRequests: 0 }, key),
    ];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  });

  it('audits which records were erased, but not whose', async () => {
    const { email, enquire, request } = somebody();
    const id = await enquire();
    const sent = await request();
    await service.write('PATCH', `${PATH}/${sent.id}`, { version: 1, done: true });
    await erase({ email }, { enquiries: 1, dataRequests: 1 });
    const { rows: found } = await rows.query(
      `SELECT envelope->'data' AS data FROM outbox WHERE envelope->'data'->>'action' LIKE '%.erased' ORDER BY position DESC LIMIT 2`,
    );
    expect(found.map(({ data }) => data)).toEqual([
      { actor: 'owner', action: 'data-request.erased', recordType: 'data-request', recordId: String(sent.id), fields: [] },
      { actor: 'owner', action: 'enquiry.erased', recordType: 'enquiry', recordId: String(id), fields: [] },
    ]);
  });

  it('erases nothing if the file of a mail cannot be removed', async () => {
    const { email, enquire } = somebody();
    const id = await enquire();
    await queueMail(id, { sent: true });
    const broken = join(folder, 'not-a-folder');
    await writeFile(broken, '');
    const other = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: broken });
    try {
      const answer = await other.write('POST', `${PATH}/erasure`, { email, seen: { enquiries: 1, dataRequests: 0 } });
      expect(answer.status).toBe(500);
      expect((await find({ email })).enquiries).toMatchObject([{ id, erasedAt: null }]);
    } finally {
      await other.stop();
    }
  });
});

it('removes the file of a mail that was being written while its person was erased', async () => {
  const { email, enquire } = somebody();
  const id = await enquire({ inquiryType: 'quote', calculation });
  // Composing the mail has begun and waits for the calculation when the erasure commits.
  await rows.query('BEGIN');
  await rows.query('LOCK TABLE calculation IN ACCESS EXCLUSIVE MODE');
  const writer = new Client({ connectionString: database.url });
  await writer.connect();
  const event = randomUUID();
  await writer.query(`INSERT INTO mail (event_id, recipient, enquiry_id) VALUES ($1, 'visitor', $2)`, [event, id]);
  await eventually(async () => {
    const { rowCount } = await writer.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"calculation"%'`,
    );
    expect(rowCount).toBe(1);
  });
  await writer.query('DELETE FROM mail WHERE event_id = $1', [event]);
  await rows.query('COMMIT');
  await writer.end();
  await eventually(async () => {
    const metrics = await (await fetch(`${service.management}/metrics`)).text();
    expect(metrics).toContain('mails_total{outcome="erased"} 1');
  });
  await eventually(async () => expect(await files(event)).toEqual([]));
  expect((await find({ email })).mails).toEqual([]);
});
