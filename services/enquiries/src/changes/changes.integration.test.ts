import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryChange, EnquiryReceipt, Problem } from '@forecourt/contracts';
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

const somePhone = () => `07700 ${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
const enquire = async (customerEmail = `${randomUUID()}@plumbing.example`): Promise<number> =>
  (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerEmail, customerPhone: somePhone() })).body.id;
const change = <Body = Enquiry>(id: number, body: object) => enquiries.write<Body>('PATCH', `/api/inquiries/${id}`, body);
const add = async (id: number, kind: 'notes' | 'contacts', body: object): Promise<number> =>
  (await enquiries.write<{ id: number }>('POST', `/api/inquiries/${id}/${kind}`, body, randomUUID())).body.id;
const stored = async (id: number): Promise<Enquiry> => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
const history = async (id: number) =>
  (await stored(id)).changes.map(({ field, before, after }: EnquiryChange) => [field, before, after]);
const ahead = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const ANYWAY = ['closed', 'booked'];

it('keeps from which status to which, and when an appointment is set, moved and taken out', async () => {
  const id = await enquire();
  const [friday, monday] = [ahead(1), ahead(4)];
  await change(id, { status: 'appointment', appointmentAt: friday, despite: ANYWAY, version: 1 });
  await change(id, { appointmentAt: monday, despite: ANYWAY, version: 2 });
  const { body } = await change(id, { status: 'contacted', version: 3 });
  expect(await history(id)).toEqual([
    ['status', 'new', 'appointment'],
    ['appointmentAt', null, friday],
    ['appointmentAt', friday, monday],
    ['status', 'appointment', 'contacted'],
    ['appointmentAt', monday, null],
  ]);
  expect(body.changes[0]).toEqual({
    id: expect.any(Number),
    by: 'owner',
    field: 'status',
    before: 'new',
    after: 'appointment',
    noteId: null,
    stepId: null,
    createdAt: expect.stringMatching(/Z$/),
  });
});

it('keeps from which van to which: by its name, or by its number while it is not known', async () => {
  await rows.query(
    `INSERT INTO vehicle (id, make, model, year, registration_number, price, vat_qualifying, is_sold, is_removed)
     VALUES (71, 'Ford', 'Transit', 2022, 'HV22 ABC', 20000, true, false, false)`,
  );
  const id = await enquire();
  expect((await change(id, { vehicleId: 71, version: 1 })).body).toMatchObject({ vehicleId: 71, vehicle: { make: 'Ford' } });
  await change(id, { vehicleId: 72, version: 2 });
  await change(id, { vehicleId: 72, version: 3 });
  expect((await change(id, { vehicleId: null, version: 3 })).body).toMatchObject({ vehicleId: null, vehicle: null, version: 4 });
  expect(await history(id)).toEqual([
    ['vehicleId', null, '2022 Ford Transit, HV22 ABC'],
    ['vehicleId', '2022 Ford Transit, HV22 ABC', 'Vehicle 72'],
    ['vehicleId', 'Vehicle 72', null],
  ]);
});

it('keeps nothing of what stays as it is, or is refused', async () => {
  const id = await enquire();
  await change(id, { status: 'new', version: 1 });
  await change(id, { ringAgainAt: ahead(1), version: 1 });
  expect((await change<Problem>(id, { status: 'won', version: 1 })).status).toBe(409);
  expect(await history(id)).toEqual([]);
});

it('keeps that a call or a message answers a new enquiry', async () => {
  const [called, written] = [await enquire(), await enquire()];
  await add(called, 'contacts', { way: 'called', outcome: 'no-answer' });
  expect(await history(called)).toEqual([]);
  await add(called, 'contacts', { way: 'called', outcome: 'spoke' });
  await add(written, 'contacts', { way: 'whatsapp' });
  for (const id of [called, written]) expect(await history(id)).toEqual([['status', 'new', 'contacted']]);
});

it('keeps the old wording of a call and a note, and what was thought to have come of the call', async () => {
  const id = await enquire();
  const call = await add(id, 'contacts', { way: 'called', outcome: 'no-answer', text: 'Comes on Firday' });
  const note = await add(id, 'notes', { text: 'Wants it in withe' });
  await enquiries.write('PATCH', `/api/inquiries/${id}/contacts/${call}`, { text: 'Comes on Friday', outcome: 'spoke' });
  await enquiries.write('PATCH', `/api/inquiries/${id}/notes/${note}`, { text: 'Wants it in white' });
  await enquiries.write('PATCH', `/api/inquiries/${id}/notes/${note}`, { text: 'Wants it in white' });
  expect((await stored(id)).changes).toMatchObject([
    { field: 'outcome', before: 'no-answer', after: 'spoke', stepId: call },
    { field: 'text', before: 'Comes on Firday', after: 'Comes on Friday', stepId: call },
    { field: 'text', before: 'Wants it in withe', after: 'Wants it in white', noteId: note, stepId: null },
  ]);
});

it('loses the old wording with the call or the note that is deleted', async () => {
  const id = await enquire();
  const call = await add(id, 'contacts', { way: 'whatsapp', text: 'Rnag' });
  const note = await add(id, 'notes', { text: 'Rnag' });
  for (const path of [`contacts/${call}`, `notes/${note}`]) {
    await enquiries.write('PATCH', `/api/inquiries/${id}/${path}`, { text: 'Rang' });
    await enquiries.write('DELETE', `/api/inquiries/${id}/${path}`, undefined);
  }
  expect(await history(id)).toEqual([['status', 'new', 'contacted']]);
});

it('is nothing new to a colleague who writes a reply', async () => {
  const id = await enquire();
  await change(id, { status: 'contacted', version: 1 });
  const reply = { subject: 'Your van', text: 'Hello', seen: { reply: 0, note: 0, step: 0, enquiry: 0 } };
  expect((await enquiries.write('POST', `/api/inquiries/${id}/replies`, reply, randomUUID())).status).toBe(201);
});

it('is handed over with the enquiry, stays out of events, and goes with the person', async () => {
  const email = `${randomUUID()}@plumbing.example`;
  const id = await enquire(email);
  const secret = `Word ${randomUUID()}`;
  const note = await add(id, 'notes', { text: secret });
  await enquiries.write('PATCH', `/api/inquiries/${id}/notes/${note}`, { text: 'Another word' });
  const held = await enquiries.write<object>('POST', '/api/data-subject-request/person', { email });
  expect(held.body).toMatchObject({ enquiries: [{ id, changes: [{ field: 'text', before: secret }] }] });
  const { rows: events } = await rows.query('SELECT json_agg(outbox)::text AS told FROM outbox');
  expect(events[0].told).not.toContain(secret);
  await change(id, { status: 'lost', version: 1 });
  await enquiries.write('POST', '/api/data-subject-request/erasure', { email, seen: { enquiries: 1, dataRequests: 0 } });
  expect((await rows.query('SELECT FROM enquiry_change WHERE enquiry_id = $1', [id])).rowCount).toBe(0);
  expect(await history(id)).toEqual([]);
});
