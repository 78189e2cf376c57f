import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryReceipt, Problem } from '@forecourt/contracts';
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

const KINDS = [
  ['notes', { text: 'Comes on Firday' }],
  ['contacts', { way: 'called', outcome: 'spoke', text: 'Comes on Firday' }],
] as const;
type Kind = (typeof KINDS)[number][0];

const write = async (kind: Kind, body: object) => {
  const { id } = (await enquiries.post<EnquiryReceipt>('/api/inquiries', callback)).body;
  const entry = await enquiries.write<{ id: number }>('POST', `/api/inquiries/${id}/${kind}`, body, randomUUID());
  const stored = async () => {
    const { notes, steps } = (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
    return kind === 'notes' ? notes : steps;
  };
  return { id, path: `/api/inquiries/${id}/${kind}/${entry.body.id}`, stored };
};
const actions = async (id: number): Promise<string> =>
  (await rows.query(`SELECT string_agg(outbox::text, ' ') AS told FROM outbox WHERE outbox::text LIKE $1`, [`%"${id}"%`])).rows[0]
    .told;

it.each(KINDS)('of %s the writer corrects the words, which then say that they were edited', async (kind, body) => {
  const { id, path, stored } = await write(kind, body);
  expect(await stored()).toMatchObject([{ text: 'Comes on Firday', editedAt: null }]);
  const corrected = await enquiries.write<{ editedAt: string }>('PATCH', path, { text: ' Comes on Friday ' });
  expect(await stored()).toMatchObject([{ text: 'Comes on Friday', editedAt: corrected.body.editedAt }]);
  expect(await actions(id)).toMatch(/enquiry\.(note|contact)-corrected/);
  expect(await actions(id)).not.toContain('Comes on');
});

it.each(KINDS)('of %s the writer deletes one, and the activity says so', async (kind, body) => {
  const { id, path, stored } = await write(kind, body);
  expect((await enquiries.write('DELETE', path, undefined)).status).toBe(204);
  expect(await stored()).toEqual([]);
  expect((await enquiries.write<Problem>('DELETE', path, undefined)).body.code).toBe('ENQUIRIES.ENTRY_NOT_FOUND');
  expect(await actions(id)).toMatch(/enquiry\.(note|contact)-deleted/);
});

it.each(KINDS)('of %s the writer undoes a deletion once, however often they ask, with the earlier words', async (kind, body) => {
  const { id, path, stored } = await write(kind, body);
  await enquiries.write('PATCH', path, { text: 'Comes on Friday' });
  const before = (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
  expect(before.changes).toContainEqual(expect.objectContaining({ before: 'Comes on Firday' }));
  await enquiries.write('DELETE', path, undefined);
  const deleted = (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
  expect(JSON.stringify(deleted)).not.toContain('Comes on');
  expect((await enquiries.write<Problem>('PATCH', path, { text: 'Rang' })).body.code).toBe('ENQUIRIES.ENTRY_NOT_FOUND');
  // A double click and two tabs.
  const answers = await Promise.all(Array.from({ length: 3 }, () => enquiries.write('POST', `${path}/restore`, undefined)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await stored()).toHaveLength(1);
  expect((await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body).toEqual(before);
  expect((await actions(id)).match(/enquiry\.(note|contact)-restored/g)).toHaveLength(1);
  expect(await actions(id)).not.toContain('Comes on');
});

it.each(KINDS)('of %s what was deleted goes for good after a day, and at once with the person', async (kind, body) => {
  const [old, young] = [await write(kind, body), await write(kind, body)];
  const table = kind === 'notes' ? 'enquiry_note' : 'enquiry_step';
  const isKept = async ({ id }: { readonly id: number }) =>
    (await rows.query(`SELECT FROM ${table} WHERE enquiry_id = $1`, [id])).rowCount === 1;
  for (const { path } of [old, young]) await enquiries.write('DELETE', path, undefined);
  await rows.query(`UPDATE ${table} SET removed_at = removed_at - interval '25 hours' WHERE enquiry_id = $1`, [old.id]);
  const replica = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: '/nowhere' });
  await replica.stop();
  expect([await isKept(old), await isKept(young)]).toEqual([false, true]);
  const { body: problem } = await enquiries.write<Problem>('POST', `${old.path}/restore`, undefined);
  expect(problem.code).toBe('ENQUIRIES.ENTRY_NOT_FOUND');
  const email = `${randomUUID()}@plumbing.example`;
  await rows.query('UPDATE enquiry SET customer_email = $2, customer_phone = NULL WHERE id = $1', [young.id, email]);
  const seen = { enquiries: 1, dataRequests: 0 };
  await enquiries.write('POST', '/api/data-subject-request/erasure', { email, seen });
  expect(await isKept(young)).toBe(false);
});

it.each(KINDS)('of %s what was deleted is nothing new to a colleague who writes a reply', async (kind, body) => {
  const { id, path } = await write(kind, body);
  await enquiries.write('DELETE', path, undefined);
  const reply = { subject: 'Your van', text: 'Hello', seen: { reply: 0, note: 0, step: 0, enquiry: 1_000_000 } };
  expect((await enquiries.write('POST', `/api/inquiries/${id}/replies`, reply, randomUUID())).status).toBe(201);
});

it.each(KINDS)('nobody corrects or deletes the %s of a colleague', async (kind, body) => {
  const { id, path, stored } = await write(kind, body);
  await rows.query(`UPDATE ${kind === 'notes' ? 'enquiry_note' : 'enquiry_step'} SET account_id = $2 WHERE enquiry_id = $1`, [
    id,
    randomUUID(),
  ]);
  for (const method of ['PATCH', 'DELETE'] as const) {
    const { status, body: problem } = await enquiries.write<Problem>(
      method,
      path,
      method === 'PATCH' ? { text: 'x' } : undefined,
    );
    expect([status, problem.code]).toEqual([403, 'ENQUIRIES.NOT_YOURS']);
  }
  expect(await stored()).toMatchObject([{ text: 'Comes on Firday', editedAt: null }]);
  expect((await enquiries.write<Problem>('POST', `${path}/restore`, undefined)).body.code).toBe('ENQUIRIES.NOT_YOURS');
});

it('corrects what came of a call, and leaves the status to staff', async () => {
  const { id, path, stored } = await write('contacts', { way: 'called', outcome: 'spoke' });
  expect((await enquiries.write('PATCH', path, { outcome: 'no-answer', text: '' })).status).toBe(200);
  expect(await stored()).toMatchObject([{ outcome: 'no-answer', text: null }]);
  expect((await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body.status).toBe('contacted');
});

it.each([
  ['notes', { text: '' }, 400],
  ['notes', { text: 'x'.repeat(5_001) }, 400],
  ['contacts', { text: '', outcome: 'engaged' }, 400],
  ['contacts', {}, 400],
] as const)('refuses to make of %s %j', async (kind, wrong, status) => {
  const { path } = await write(kind, kind === 'notes' ? { text: 'Rang' } : { way: 'called', outcome: 'spoke' });
  expect((await enquiries.write('PATCH', path, wrong)).status).toBe(status);
});

it('does not correct to whom an enquiry was given, nor an entry of another enquiry', async () => {
  const { id, path } = await write('notes', { text: 'Rang' });
  await enquiries.write('PATCH', `/api/inquiries/${id}`, { assignee: randomUUID(), version: 1 });
  const [given] = (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body.steps;
  expect((await enquiries.write('DELETE', `/api/inquiries/${id}/contacts/${given?.id}`, undefined)).status).toBe(404);
  const other = await write('notes', { text: 'Other' });
  const note = path.split('/').at(-1);
  expect((await enquiries.write('DELETE', `/api/inquiries/${other.id}/notes/${note}`, undefined)).status).toBe(404);
});
