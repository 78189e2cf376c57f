import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Enquiry, EnquiryReceipt, EnquiryReplyReceipt, Erasure, Problem, RetriedReply } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { MailServer, refusal } from '../testing/mail-server.ts';
import { callback } from '../testing/sent-forms.ts';
import { headerOf, mailsIn } from '../testing/sent-mails.ts';

let database: ThrowAwayDatabase;
let rows: Client;
let server: MailServer;
let enquiries: EnquiriesProcess;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await MailServer.start();
  const mail = { SMTP_URL: server.url, MAIL_DIR: '/nowhere' };
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, ...mail });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});
afterEach(() => {
  server.manners = {};
});
afterAll(async () => {
  await rows?.end();
  await enquiries?.stop();
  await server?.stop();
  await database?.drop();
});

const enquire = async () => {
  const customerEmail = `${randomUUID()}@plumbing.example`;
  const { id } = (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerEmail })).body;
  return { id, customerEmail };
};
const written = { subject: 'Your enquiry to Halyard Vans', text: 'Hello Ada,\n\nIt is <b>available</b>.\n\nKind regards,' };
const reply = <Body = EnquiryReplyReceipt>(id: number, body: object = written, key: string = randomUUID()) =>
  enquiries.write<Body>('POST', `/api/inquiries/${id}/replies`, body, key);
const stored = async (id: number): Promise<Enquiry> => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
const retry = <Body = RetriedReply>(id: number, replyId: number | string) =>
  enquiries.write<Body>('POST', `/api/inquiries/${id}/replies/${replyId}/retry`, {});
const untilState = (id: number, state: string) =>
  eventually(async () => expect((await stored(id)).replies.at(-1)?.state).toBe(state));

it('mails what was written as plain text with the details of the dealership, and keeps it with the enquiry', async () => {
  const { id, customerEmail } = await enquire();
  expect((await reply(id)).body).toMatchObject({ by: 'owner', state: 'queued', status: 'new', version: 2 });
  await untilState(id, 'sent');
  const [mail] = server.to(customerEmail);
  expect(mail).toMatchObject({
    subject: written.subject,
    from: { name: 'Halyard Vans', address: 'sales@halyardvans.example' },
    replyTo: [{ address: 'sales@halyardvans.example' }],
  });
  expect(mail?.html).toBeUndefined();
  expect(mail?.text).toContain('It is <b>available</b>.');
  expect(mail?.text).toContain('Halyard Commercial Ltd, company number 00000000');
  expect(mail?.text).toContain('We are a credit broker, not a lender.');
  expect(headerOf(mail as NonNullable<typeof mail>, 'auto-submitted')).toBeUndefined();
  const { status, replies, changes } = await stored(id);
  expect([status, replies]).toEqual(['contacted', [expect.objectContaining({ ...written, state: 'sent' })]]);
  expect(changes).toMatchObject([{ by: 'owner', field: 'status', before: 'new', after: 'contacted' }]);
});

it('goes on with the conversation of the acknowledgement and of earlier replies', async () => {
  const { id, customerEmail } = await enquire();
  const event = randomUUID();
  await rows.query(`INSERT INTO mail (event_id, recipient, enquiry_id, sent_at) VALUES ($1, 'visitor', $2, now())`, [event, id]);
  await reply(id);
  await untilState(id, 'sent');
  await reply(id, { ...written, text: 'One more thing' });
  await eventually(() => expect(server.to(customerEmail)).toHaveLength(2));
  const [first, second] = server.to(customerEmail);
  const acknowledgement = `<${event}.visitor@halyardvans.example>`;
  expect([first?.inReplyTo, first?.references]).toEqual([acknowledgement, acknowledgement]);
  expect([second?.inReplyTo, second?.references]).toEqual([first?.messageId, `${acknowledgement} ${first?.messageId}`]);
});

it('sends one mail for an Idempotency-Key, and keeps no second copy of the words', async () => {
  const { id, customerEmail } = await enquire();
  const key = randomUUID();
  const secret = `Mine is ${randomUUID()}`;
  const answers = await Promise.all([1, 2, 3].map(() => reply(id, { ...written, text: secret }, key)));
  for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  await untilState(id, 'sent');
  expect((await stored(id)).replies).toHaveLength(1);
  expect(server.to(customerEmail)).toHaveLength(1);
  const { rows: kept } = await rows.query(
    'SELECT (SELECT json_agg(idempotency_key)::text FROM idempotency_key) AS keys, (SELECT json_agg(outbox)::text FROM outbox) AS events',
  );
  expect(JSON.stringify(kept)).not.toContain(secret);
});

it('leaves a status that is further than new', async () => {
  const { id } = await enquire();
  await enquiries.write('PATCH', `/api/inquiries/${id}`, { status: 'appointment', version: 1 });
  expect((await reply(id)).body).toMatchObject({ status: 'appointment', version: 2 });
});

it('says that the mail server refused the address, and sends it again when asked, once', async () => {
  const { id, customerEmail } = await enquire();
  server.manners = { onRcptTo: async () => Promise.reject(refusal(550, 'no such user')) };
  await reply(id);
  await untilState(id, 'failed');
  server.manners = {};
  const replyId = (await stored(id)).replies[0]?.id ?? 0;
  expect((await retry(id, replyId)).body).toEqual({ id: replyId, state: 'queued' });
  await untilState(id, 'sent');
  expect((await retry(id, replyId)).body).toEqual({ id: replyId, state: 'sent' });
  expect(server.to(customerEmail)).toHaveLength(1);
});

it.each(['0', '999999', 'x', '99999999999'])('has no reply %s to send again', async (replyId) => {
  const { id } = await enquire();
  expect((await retry<Problem>(id, replyId)).body.code).toBe('ENQUIRIES.REPLY_NOT_FOUND');
});

it('does not send the reply to another enquiry again', async () => {
  const [one, other] = [await enquire(), await enquire()];
  const { body } = await reply(one.id);
  expect((await retry<Problem>(other.id, body.id)).status).toBe(404);
});

it.each([
  ['nothing', {}],
  ['no subject', { ...written, subject: ' ' }],
  ['a subject of two lines', { ...written, subject: 'a\nBcc: b@c.example' }],
  ['a blank text', { ...written, text: ' \n ' }],
  ['too long a subject', { ...written, subject: 'x'.repeat(201) }],
  ['too long a text', { ...written, text: 'x'.repeat(10_001) }],
  ['another recipient', { ...written, to: 'b@c.example' }],
])('refuses %s', async (_what, body) => {
  const { id } = await enquire();
  expect((await reply<Problem>(id, body)).status).toBe(400);
  expect(await stored(id)).toMatchObject({ status: 'new', replies: [] });
});

it('goes with the person: a waiting mail is not sent, and an erased enquiry is not answered', async () => {
  const { id, customerEmail } = await enquire();
  server.manners = { onRcptTo: async () => Promise.reject(refusal(451)) };
  const secret = `Word ${randomUUID()}`;
  await reply(id, { ...written, text: secret });
  const person = { email: customerEmail, seen: { enquiries: 1, dataRequests: 0 } };
  const erased = await enquiries.write<Erasure>('POST', '/api/data-subject-request/erasure', person);
  expect(erased.body).toMatchObject({ enquiries: 1, replies: 1, mails: 1 });
  expect((await rows.query('SELECT FROM enquiry_reply WHERE enquiry_id = $1', [id])).rowCount).toBe(0);
  expect((await reply<Problem>(id)).body.code).toBe('ENQUIRIES.ENQUIRY_ERASED');
});

it('is in what is handed over to the person, with its mail', async () => {
  const { id, customerEmail } = await enquire();
  await reply(id);
  const { body } = await enquiries.write<object>('POST', '/api/data-subject-request/person', { email: customerEmail });
  expect(body).toMatchObject({ enquiries: [{ id, replies: [written] }], mails: [{ to: 'visitor', enquiryId: id }] });
});

it('leaves the clock of an enquiry running until the mail server has taken the reply', async () => {
  const { id } = await enquire();
  server.manners = { onRcptTo: async () => Promise.reject(refusal(550, 'no such user')) };
  await reply(id);
  await untilState(id, 'failed');
  expect(await stored(id)).toMatchObject({ status: 'new', replyDueAt: expect.any(String) });
  server.manners = {};
  await retry(id, (await stored(id)).replies[0]?.id ?? 0);
  await untilState(id, 'sent');
  expect(await stored(id)).toMatchObject({ status: 'contacted', replyDueAt: null });
});

it('leaves a status that staff have chosen while the mail was on its way', async () => {
  const { id } = await enquire();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.manners = { onMail: () => held };
  const { version } = (await reply(id)).body;
  expect((await enquiries.write('PATCH', `/api/inquiries/${id}`, { status: 'appointment', version: version - 1 })).status).toBe(
    409,
  );
  expect((await enquiries.write('PATCH', `/api/inquiries/${id}`, { status: 'appointment', version })).status).toBe(200);
  letGo();
  await untilState(id, 'sent');
  expect((await stored(id)).status).toBe('appointment');
});

it('tells staff that a mail server is set', async () => {
  expect((await enquiries.read('/api/inquiries/mail')).body).toEqual({ isConnected: true });
  expect((await enquiries.get('/api/inquiries/mail')).status).toBe(401);
});

it('is kept where no mail server is set, answers nothing, is sent once one is, and its file goes with the person', async () => {
  const own = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-replies-'));
  const service = await EnquiriesProcess.start({ DATABASE_URL: own.url, NATS_URL: NOWHERE, MAIL_DIR: folder });
  const { id } = (await service.post<EnquiryReceipt>('/api/inquiries', callback)).body;
  expect((await service.read('/api/inquiries/mail')).body).toEqual({ isConnected: false });
  const kept = await service.write<EnquiryReplyReceipt>('POST', `/api/inquiries/${id}/replies`, written);
  expect(kept.body).toMatchObject({ state: 'saved', status: 'new' });
  await eventually(async () => {
    const { body } = await service.read<Enquiry>(`/api/inquiries/${id}`);
    expect(body).toMatchObject({ status: 'new', replyDueAt: expect.any(String), replies: [{ state: 'saved' }] });
  });
  const again = `/api/inquiries/${id}/replies/${kept.body.id}/retry`;
  expect((await service.write('POST', again, {})).body).toMatchObject({ state: 'saved' });
  expect((await mailsIn(folder)).map(({ subject }) => subject)).toEqual([written.subject]);
  await service.stop();
  const connected = await EnquiriesProcess.start({
    DATABASE_URL: own.url,
    NATS_URL: NOWHERE,
    MAIL_DIR: folder,
    SMTP_URL: server.url,
  });
  expect((await connected.write('POST', again, {})).body).toMatchObject({ state: 'queued' });
  await eventually(async () => {
    const { body } = await connected.read<Enquiry>(`/api/inquiries/${id}`);
    expect(body).toMatchObject({ status: 'contacted', replies: [{ state: 'sent' }] });
  });
  expect(server.to(callback.customerEmail).map(({ subject }) => subject)).toEqual([written.subject]);
  const person = { email: callback.customerEmail, seen: { enquiries: 1, dataRequests: 0 } };
  await connected.write('POST', '/api/data-subject-request/erasure', person);
  expect(await mailsIn(folder)).toEqual([]);
  await connected.stop();
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});
