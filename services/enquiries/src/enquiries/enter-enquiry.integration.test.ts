import { randomInt, randomUUID } from 'node:crypto';
import { type Enquiry, type EnquiryReceipt, type HeldData, NO_WAY_TO_REACH, type Problem } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { callback } from '../testing/sent-forms.ts';

const [ANN, BEN] = [randomUUID(), randomUUID()];

let database: ThrowAwayDatabase;
let rows: Client;
let enquiries: EnquiriesProcess;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: '/nowhere' });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
  await rows.query(`INSERT INTO vehicle VALUES (1, 'Ford', 'Transit', 2023, 'HV23 ABC', 20000, true, false, false)`);
});
afterAll(async () => {
  await rows?.end();
  await enquiries?.stop();
  await database?.drop();
});

const ownNumber = () => `0151 ${randomInt(1_000_000, 9_999_999)}`;
const enter = <Body = EnquiryReceipt>(facts: object = {}, key?: string) =>
  enquiries.write<Body>(
    'POST',
    '/api/inquiries/entered',
    { customerName: 'Di Carter', customerPhone: ownNumber(), cameBy: 'phone', message: 'Has it a side door?', ...facts },
    key,
    { sub: ANN },
  );
const get = async (id: number) => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
const entered = async (facts: object = {}) => get((await enter(facts)).body.id);

it('is whose enters it, has no clock, and needs no email address', async () => {
  expect(await entered({ vehicleId: 1 })).toMatchObject({
    ...{ customerName: 'Di Carter', customerEmail: null, message: 'Has it a side door?', vehicle: { id: 1 } },
    ...{ inquiryType: 'callback', cameBy: 'phone', enteredBy: ANN, assignee: ANN, status: 'contacted', replyDueAt: null },
  });
});

it('is told to the other services without a mail and without who it is', async () => {
  const { id } = await entered({ vehicleId: 1, cameBy: 'walk-in' });
  const { rows: told } = await rows.query(
    `SELECT envelope->>'type' AS type, envelope->'data' AS data FROM outbox WHERE envelope->>'entityId' = $1`,
    [String(id)],
  );
  expect(told).toEqual([{ type: 'enquiries.enquiry.entered.v1', data: { cameBy: 'walk-in', vehicleId: 1 } }]);
  const { rows: all } = await rows.query('SELECT json_agg(outbox)::text AS told FROM outbox');
  expect(all[0].told).toContain('enquiry.entered');
  for (const word of ['Di Carter', 'side door', '0151']) expect(all[0].told).not.toContain(word);
});

it('is entered once, however often it is sent', async () => {
  const [key, customerPhone] = [randomUUID(), ownNumber()];
  const first = (await enter({ customerPhone }, key)).body;
  expect((await enter({ customerPhone }, key)).body).toEqual(first);
  expect((await get(first.id)).others.count).toBe(0);
});

it.each([
  ['nobody’s', null],
  ['a colleague’s', BEN],
])('can be %s, and the history says who gave it', async (_whose, assignee) => {
  expect(await entered({ assignee })).toMatchObject({ assignee, steps: [{ by: ANN, kind: 'given', assignee }] });
});

it('takes the time of a call back', async () => {
  const ringAgainAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
  expect(await entered({ ringAgainAt })).toMatchObject({ status: 'contacted', ringAgainAt });
});

it('takes an appointment, and asks about one that is doubtful', async () => {
  const day = new Date(Date.now() + 8 * 24 * 3_600_000).toISOString().slice(0, 10);
  const appointmentAt = `${day}T02:30:00.000Z`;
  expect((await enter<Problem>({ appointmentAt })).body.code).toBe('ENQUIRIES.APPOINTMENT_CLOSED');
  expect(await entered({ appointmentAt, despite: ['closed'] })).toMatchObject({ status: 'appointment', appointmentAt });
});

it.each([
  ['no way to reach them', { customerPhone: null }, NO_WAY_TO_REACH],
  ['a number that is none', { customerPhone: 'ask his wife' }, 'Enter a phone number, for example 0151 496 0123'],
])('refuses %s', async (_what, facts, message) => {
  const { status, body } = await enter<Problem>(facts);
  expect([status, body.errors]).toEqual([400, [{ path: 'customerPhone', message }]]);
});

it('is for staff alone', async () => {
  expect((await enquiries.post('/api/inquiries/entered', {})).status).toBe(401);
});

it('is tied to what the same person sent, and to nobody else without an address', async () => {
  const customerPhone = ownNumber();
  const sent = { ...callback, customerEmail: `${randomUUID()}@plumbing.example`, customerPhone };
  const { id } = (await enquiries.post<EnquiryReceipt>('/api/inquiries', sent)).body;
  expect((await entered({ customerPhone })).others).toMatchObject({ count: 1, newest: [{ id, cameBy: null }] });
  expect((await entered()).others.count).toBe(0);
});

it('is answered once it has got an address, and keeps a way to reach them', async () => {
  const { id } = await entered();
  const correct = <Body>(details: object, version: number) =>
    enquiries.write<Body>('PATCH', `/api/inquiries/${id}`, { ...details, version });
  const { status, body } = await correct<Problem>({ customerPhone: null }, 1);
  expect([status, body.errors]).toEqual([400, [{ path: 'customerPhone', message: NO_WAY_TO_REACH }]]);
  const customerEmail = `${randomUUID()}@plumbing.example`;
  expect((await correct<Enquiry>({ customerEmail, customerPhone: null }, 1)).body).toMatchObject({ customerEmail });
  const reply = await enquiries.write('POST', `/api/inquiries/${id}/replies`, { subject: 'Your van', text: 'Hello' });
  expect(reply.status).toBe(201);
});

it('is found by how they came, and not as a callback', async () => {
  const { id } = await entered({ cameBy: 'walk-in' });
  const idsOf = async (query: string) => (await enquiries.read<Enquiry[]>(`/api/inquiries?${query}`)).body.map((one) => one.id);
  expect(await idsOf('type=walk-in')).toContain(id);
  expect(await idsOf('type=callback')).not.toContain(id);
});

it('is found by name, number and van', async () => {
  const [customerName, customerPhone] = [`Di ${randomUUID()}`, ownNumber()];
  const { id } = await entered({ customerName, customerPhone, vehicleId: 1 });
  for (const search of [customerName, customerPhone, `${customerName} transit`]) {
    const path = `/api/inquiries?search=${encodeURIComponent(search)}`;
    expect((await enquiries.read<Enquiry[]>(path)).body.map((one) => one.id)).toEqual([id]);
  }
});

it('is exported with an empty cell for the address', async () => {
  const customerName = `Di ${randomUUID()}`;
  await enter({ customerName });
  const { text } = await enquiries.readText(`/api/inquiries/export?search=${encodeURIComponent(customerName)}`);
  expect(text).toContain(`"By phone","${customerName}",,"0151 `);
});

it('is among what is held on the person, and erased with it', async () => {
  const phone = ownNumber();
  const { id } = await entered({ customerPhone: phone });
  const { body } = await enquiries.write<HeldData>('POST', '/api/data-subject-request/person', { phone });
  expect(body.enquiries.map((one) => [one.id, one.customerEmail])).toEqual([[id, null]]);
  const seen = { enquiries: 1, dataRequests: 0 };
  await enquiries.write('POST', '/api/data-subject-request/erasure', { phone, seen });
  expect(await get(id)).toMatchObject({ customerName: '(erased)', customerPhone: null, message: null, cameBy: 'phone' });
});

it('is not replied to without an address', async () => {
  const { id } = await entered();
  const path = `/api/inquiries/${id}/replies`;
  const { status, body } = await enquiries.write<Problem>('POST', path, { subject: 'Your van', text: 'Hello' });
  expect([status, body.code]).toEqual([409, 'ENQUIRIES.NO_EMAIL_ADDRESS']);
});
