import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Enquiry, EnquiryReceipt, Problem } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { callback } from '../testing/sent-forms.ts';
import { mailsIn } from '../testing/sent-mails.ts';

let database: ThrowAwayDatabase;
let rows: Client;
let folder: string;
let enquiries: EnquiriesProcess;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  folder = await mkdtemp(join(tmpdir(), 'forecourt-corrections-'));
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: folder });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});
afterAll(async () => {
  await rows?.end();
  await enquiries?.stop();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const someEmail = () => `${randomUUID()}@plumbing.example`;
const somePhone = () => `07700 ${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
const enquire = async (facts: object = {}): Promise<number> => {
  const person = { customerEmail: someEmail(), customerPhone: somePhone() };
  return (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...person, ...facts })).body.id;
};
const correct = <Body = Enquiry>(id: number, details: object, version = 1) =>
  enquiries.write<Body>('PATCH', `/api/inquiries/${id}`, { ...details, version });
const stored = async (id: number): Promise<Enquiry> => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
const found = async (search: string): Promise<number[]> =>
  (await enquiries.read<Enquiry[]>(`/api/inquiries?search=${encodeURIComponent(search)}`)).body.map(({ id }) => id);

it('corrects the name, the email address and the phone number, and says in the history which, and not what they were', async () => {
  const before = { customerName: 'Aad Plumber', customerEmail: someEmail(), customerPhone: somePhone() };
  const id = await enquire(before);
  const after = { customerName: 'Ada Plumber', customerEmail: someEmail(), customerPhone: somePhone() };
  const { body } = await correct(id, { ...after, customerEmail: ` ${after.customerEmail} ` });
  expect(body).toMatchObject({ ...after, version: 2, status: 'new' });
  const changes = body.changes.map(({ by, field, before: was, after: is }) => [by, field, was, is]);
  expect(changes).toEqual([['owner', 'customer', null, 'customerName,customerEmail,customerPhone']]);
  const { rows: kept } = await rows.query(
    `SELECT (SELECT json_agg(enquiry_change) FROM enquiry_change)::text || (SELECT json_agg(outbox) FROM outbox)::text AS told`,
  );
  expect(kept[0].told).toContain('enquiry.customer-corrected');
  for (const value of [...Object.values(before), ...Object.values(after)]) expect(kept[0].told).not.toContain(value);
});

it('changes nothing and keeps nothing if the details are as they were', async () => {
  const customerEmail = someEmail();
  const id = await enquire({ customerEmail });
  expect((await correct(id, { customerEmail, customerName: callback.customerName })).body).toMatchObject({
    version: 1,
    changes: [],
  });
});

it('takes a phone number out', async () => {
  expect((await correct(await enquire(), { customerPhone: null })).body.customerPhone).toBeNull();
});

it.each([
  ['customerName', 'A', 'Name must be at least 2 characters'],
  ['customerName', null, 'Name must be at least 2 characters'],
  ['customerEmail', 'ada@plumbing', 'Please enter a valid email address'],
  ['customerEmail', '', 'Please enter a valid email address'],
  ['customerPhone', '0770', 'Please enter a valid phone number'],
  ['customerPhone', '07700 90012 and more', 'Enter a phone number, for example 0151 496 0123'],
])('refuses as %s %j with the sentence of the public form', async (path, wrong, message) => {
  const id = await enquire();
  const { status, body } = await correct<Problem>(id, { [path]: wrong });
  expect([status, body.errors]).toEqual([400, [{ path, message }]]);
  const form = await enquiries.post<Problem>('/api/inquiries', { ...callback, [path]: wrong });
  expect(form.body.errors).toEqual(body.errors);
  expect(await stored(id)).toMatchObject({ version: 1, changes: [] });
});

it('is told of what a colleague has changed meanwhile', async () => {
  const id = await enquire();
  const customerPhone = somePhone();
  await correct(id, { customerPhone });
  const { status, body } = await correct<Problem>(id, { customerPhone: somePhone() });
  expect([status, body.code]).toEqual([409, 'ENQUIRIES.VERSION_CONFLICT']);
  expect((await stored(id)).customerPhone).toBe(customerPhone);
});

it('ties the enquiry to the others of the right person, and finds it by the new details', async () => {
  const [customerEmail, wrong, customerPhone] = [someEmail(), someEmail(), somePhone()];
  const [first, stranger] = [await enquire({ customerEmail }), await enquire({ customerEmail: wrong })];
  const second = await enquire({ customerEmail: wrong });
  const others = async (id: number) => (await stored(id)).others.newest.map((other) => other.id);
  expect(await others(second)).toEqual([stranger]);
  await correct(second, { customerEmail, customerPhone });
  expect(await others(second)).toEqual([first]);
  expect(await others(stranger)).toEqual([]);
  expect(await found(customerEmail)).toEqual([second, first]);
  expect(await found(customerPhone)).toEqual([second]);
  expect(await found(wrong)).toEqual([stranger]);
});

it('sends the next reply to the new address', async () => {
  const customerEmail = someEmail();
  const id = await enquire();
  await correct(id, { customerEmail, customerName: 'Ada Baker' });
  const reply = { subject: 'Your van', text: 'Hello' };
  await enquiries.write('POST', `/api/inquiries/${id}/replies`, reply, randomUUID());
  await eventually(async () => {
    const to = (await mailsIn(folder)).map((mail) => mail.to?.[0]);
    expect(to).toContainEqual({ address: customerEmail, name: 'Ada Baker' });
  });
});

it('is refused for somebody who has been erased', async () => {
  const customerEmail = someEmail();
  const id = await enquire({ customerEmail });
  await enquiries.write('POST', '/api/data-subject-request/erasure', {
    email: customerEmail,
    seen: { enquiries: 1, dataRequests: 0 },
  });
  expect((await correct<Problem>(id, { customerName: 'Ada Baker' }, 2)).body.code).toBe('ENQUIRIES.ENQUIRY_ERASED');
});
