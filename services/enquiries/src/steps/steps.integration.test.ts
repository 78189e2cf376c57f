import { randomUUID } from 'node:crypto';
import type { ContactReceipt, Enquiry, EnquiryReceipt, Problem } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { callback } from '../testing/sent-forms.ts';

let database: ThrowAwayDatabase;
let rows: Client;
let enquiries: EnquiriesProcess;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: '/nowhere' });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});
afterAll(async () => {
  await rows?.end();
  await enquiries?.stop();
  await database?.drop();
});

const SAM = '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11';
const enquire = async (customerEmail = `${randomUUID()}@plumbing.example`): Promise<number> =>
  (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerEmail })).body.id;
const contact = <Body = ContactReceipt>(id: number, body: object, key: string = randomUUID()) =>
  enquiries.write<Body>('POST', `/api/inquiries/${id}/contacts`, body, key);
const give = (id: number, assignee: string | null, version: number) =>
  enquiries.write<Enquiry>('PATCH', `/api/inquiries/${id}`, { assignee, version });
const ahead = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const stored = async (id: number): Promise<Enquiry> => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;

it.each(['called', 'whatsapp'])('keeps that the customer was %s, which stops the clock as a reply does', async (way) => {
  const id = await enquire();
  expect(await stored(id)).toMatchObject({ status: 'new', replyDueAt: expect.any(String) });
  expect((await contact(id, { way, text: ' Comes on Friday ' })).body).toMatchObject({
    kind: way,
    status: 'contacted',
    version: 2,
  });
  expect(await stored(id)).toMatchObject({
    status: 'contacted',
    version: 2,
    replyDueAt: null,
    steps: [{ kind: way, by: 'owner', assignee: null, text: 'Comes on Friday' }],
  });
});

it.each(['no-answer', 'left-message'])('keeps a call with %s, and the enquiry goes on waiting', async (outcome) => {
  const id = await enquire();
  const before = await stored(id);
  expect((await contact(id, { way: 'called', outcome, text: 'Rings off' })).body).toMatchObject({
    outcome,
    status: 'new',
    version: 1,
    ringAgainAt: null,
  });
  expect(await stored(id)).toMatchObject({
    status: 'new',
    replyDueAt: before.replyDueAt,
    steps: [{ kind: 'called', outcome, text: 'Rings off' }],
  });
});

it('answers with a call in which somebody was spoken to', async () => {
  const id = await enquire();
  await contact(id, { way: 'called', outcome: 'no-answer' });
  expect((await contact(id, { way: 'called', outcome: 'spoke' })).body).toMatchObject({ outcome: 'spoke', status: 'contacted' });
  expect((await stored(id)).steps.map(({ outcome }) => outcome)).toEqual(['no-answer', 'spoke']);
});

it('keeps when to ring again until somebody is spoken to, or until it is done, and a message leaves it', async () => {
  const id = await enquire();
  const [friday, monday] = [ahead(1), ahead(4)];
  const first = await contact(id, { way: 'called', outcome: 'no-answer', ringAgainAt: friday });
  expect(first.body).toMatchObject({ ringAgainAt: friday, version: 2 });
  await contact(id, { way: 'whatsapp' });
  expect((await stored(id)).ringAgainAt).toBe(friday);
  await contact(id, { way: 'called', outcome: 'left-message', ringAgainAt: monday });
  expect((await stored(id)).ringAgainAt).toBe(monday);
  for (const outcome of ['no-answer', 'left-message']) await contact(id, { way: 'called', outcome });
  expect((await stored(id)).ringAgainAt).toBe(monday);
  await contact(id, { way: 'called', outcome: 'spoke' });
  expect((await stored(id)).ringAgainAt).toBeNull();
  const { version } = (await contact(id, { way: 'called', outcome: 'spoke', ringAgainAt: friday })).body;
  const done = (seen: number) => enquiries.write<Enquiry>('PATCH', `/api/inquiries/${id}`, { ringAgainAt: null, version: seen });
  expect((await done(version - 1)).status).toBe(409);
  expect((await done(version)).body).toMatchObject({ ringAgainAt: null, version: version + 1 });
});

it('needs no note, and leaves a status that is further than new', async () => {
  const id = await enquire();
  await enquiries.write('PATCH', `/api/inquiries/${id}`, { status: 'appointment', version: 1 });
  expect((await contact(id, { way: 'called', text: '' })).body).toMatchObject({ status: 'appointment', version: 2 });
  expect((await stored(id)).steps).toMatchObject([{ text: null }]);
});

it('counts once for an Idempotency-Key, and keeps no second copy of the words', async () => {
  const id = await enquire();
  const [key, secret] = [randomUUID(), `Mine is ${randomUUID()}`];
  const answers = await Promise.all([1, 2, 3].map(() => contact(id, { way: 'called', text: secret }, key)));
  for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  expect((await stored(id)).steps).toHaveLength(1);
  const { rows: kept } = await rows.query(
    'SELECT (SELECT json_agg(idempotency_key)::text FROM idempotency_key) AS keys, (SELECT json_agg(outbox)::text FROM outbox) AS events',
  );
  expect(JSON.stringify(kept)).not.toContain(secret);
});

it('keeps to whom an enquiry was given, by whom, and when', async () => {
  const id = await enquire();
  await give(id, SAM, 1);
  await give(id, SAM, 2);
  await give(id, null, 2);
  expect((await stored(id)).steps).toMatchObject([
    { kind: 'given', by: 'owner', assignee: SAM, text: null, createdAt: expect.any(String) },
    { kind: 'given', by: 'owner', assignee: null },
  ]);
});

it('keeps nothing of a change of the status alone, nor of one that is refused', async () => {
  const id = await enquire();
  await enquiries.write('PATCH', `/api/inquiries/${id}`, { status: 'lost', version: 1 });
  expect((await give(id, SAM, 1)).status).toBe(409);
  expect((await stored(id)).steps).toEqual([]);
});

it('tells who replies of a step that has not been seen', async () => {
  const id = await enquire();
  const step = (await contact(id, { way: 'called' })).body.id;
  const reply = (seen: object) =>
    enquiries.write<Problem>('POST', `/api/inquiries/${id}/replies`, { subject: 'Your van', text: 'Hello', seen }, randomUUID());
  expect((await reply({ reply: 0, note: 0, step: 0 })).body.code).toBe('ENQUIRIES.THREAD_CHANGED');
  expect((await reply({ reply: 0, note: 0, step })).status).toBe(201);
});

it.each([
  ['nothing', {}],
  ['another way', { way: 'fax' }],
  ['too long a note', { way: 'called', text: 'x'.repeat(5_001) }],
  ['an outcome that is none', { way: 'called', outcome: 'engaged' }],
  ['the outcome of a message', { way: 'whatsapp', outcome: 'spoke' }],
  ['a time to ring again that has passed', { way: 'called', outcome: 'spoke', ringAgainAt: ahead(-0.01) }],
  ['one that is years away', { way: 'called', outcome: 'spoke', ringAgainAt: ahead(400) }],
  ['who it was', { way: 'called', by: SAM }],
])('refuses %s', async (_what, body) => {
  const id = await enquire();
  expect((await contact(id, body)).status).toBe(400);
  expect(await stored(id)).toMatchObject({ status: 'new', steps: [] });
});

it('is handed over with the enquiry, goes with the person, and is refused afterwards', async () => {
  const email = `${randomUUID()}@plumbing.example`;
  const id = await enquire(email);
  const secret = `Word ${randomUUID()}`;
  const ringAgainAt = ahead(2);
  await contact(id, { way: 'called', outcome: 'left-message', text: secret, ringAgainAt });
  const held = await enquiries.write<object>('POST', '/api/data-subject-request/person', { email });
  expect(held.body).toMatchObject({ enquiries: [{ id, ringAgainAt, steps: [{ outcome: 'left-message', text: secret }] }] });
  await enquiries.write('POST', '/api/data-subject-request/erasure', { email, seen: { enquiries: 1, dataRequests: 0 } });
  expect((await rows.query('SELECT FROM enquiry_step WHERE enquiry_id = $1', [id])).rowCount).toBe(0);
  expect(await stored(id)).toMatchObject({ ringAgainAt: null, appointmentAt: null });
  expect((await contact<Problem>(id, { way: 'called' })).body.code).toBe('ENQUIRIES.ENQUIRY_ERASED');
});
