import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryReceipt, EnquiryReplyReceipt, Problem } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { MailServer } from '../testing/mail-server.ts';
import { callback } from '../testing/sent-forms.ts';

let database: ThrowAwayDatabase;
let server: MailServer;
let enquiries: EnquiriesProcess;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await MailServer.start();
  const mail = { SMTP_URL: server.url, MAIL_DIR: '/nowhere' };
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, ...mail });
});
afterAll(async () => {
  await enquiries?.stop();
  await server?.stop();
  await database?.drop();
});

const enquire = async () => {
  const customerEmail = `${randomUUID()}@plumbing.example`;
  const { id } = (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerEmail })).body;
  return { id, customerEmail };
};
const NOTHING = { reply: 0, note: 0 };
const reply = <Body = EnquiryReplyReceipt>(id: number, facts: object, key: string = randomUUID()) =>
  enquiries.write<Body>('POST', `/api/inquiries/${id}/replies`, { subject: 'Your van', text: 'Hello Ada', ...facts }, key);
const stored = async (id: number): Promise<Enquiry> => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;

it('of two who answer at once, one is sent and the other is told', async () => {
  const { id, customerEmail } = await enquire();
  const answers = await Promise.all(['One', 'Two'].map((text) => reply<Problem>(id, { text, seen: NOTHING })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ENQUIRIES.THREAD_CHANGED');
  await eventually(() => expect(server.to(customerEmail)).toHaveLength(1));
  expect((await stored(id)).replies).toHaveLength(1);
});

it('sends to a thread of which all has been seen, and all the same once that is so', async () => {
  const { id } = await enquire();
  const first = (await reply(id, { seen: NOTHING })).body.id;
  expect((await reply(id, { seen: NOTHING })).status).toBe(409);
  expect((await reply(id, { text: 'Another', seen: { reply: first, note: 0 } })).status).toBe(201);
  expect((await stored(id)).replies).toHaveLength(2);
});

it('tells of a note that has not been seen', async () => {
  const { id } = await enquire();
  const note = await enquiries.write<{ id: number }>('POST', `/api/inquiries/${id}/notes`, { text: 'Has bought elsewhere' });
  expect((await reply<Problem>(id, { seen: NOTHING })).body.code).toBe('ENQUIRIES.THREAD_CHANGED');
  expect((await reply(id, { seen: { reply: 0, note: note.body.id } })).status).toBe(201);
});

it('tells that the customer has asked again', async () => {
  const { id, customerEmail } = await enquire();
  const another = (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerEmail })).body.id;
  expect((await reply<Problem>(id, { seen: { ...NOTHING, enquiry: 0 } })).body.code).toBe('ENQUIRIES.THREAD_CHANGED');
  expect((await reply(id, { seen: { ...NOTHING, enquiry: another } })).status).toBe(201);
});

it('answers the same call as before, and sends one mail, although the reply itself is newer than what was seen', async () => {
  const { id, customerEmail } = await enquire();
  const key = randomUUID();
  const answers = await Promise.all([1, 2].map(() => reply(id, { seen: NOTHING }, key)));
  const late = await reply(id, { seen: NOTHING }, key);
  for (const { status, body } of [...answers, late]) expect([status, body]).toEqual([201, late.body]);
  await eventually(() => expect(server.to(customerEmail)).toHaveLength(1));
});

it.each([
  ['no numbers', {}],
  ['a number below nought', { reply: -1, note: 0 }],
  ['a number that no row has', { reply: 2_147_483_648, note: 0 }],
  ['words', { reply: 'all', note: 0 }],
])('refuses %s as what was seen', async (_what, seen) => {
  const { id } = await enquire();
  expect((await reply(id, { seen })).status).toBe(400);
});

it('puts the name under the letter with the dealership and its telephone, and no second time', async () => {
  const { id, customerEmail } = await enquire();
  await reply(id, { text: 'Friday at two is fine.', signedBy: 'Ann Lee' });
  await reply(id, { text: 'Or at three.\n\nRegards,\nAnn Lee', signedBy: 'Ann Lee' });
  await eventually(() => expect(server.to(customerEmail)).toHaveLength(2));
  const [first = '', second = ''] = server.to(customerEmail).map(({ text }) => text);
  expect(first).toMatch(/^Friday at two is fine\.\s+Ann Lee\s+Halyard Vans\s+0151 /);
  expect(second).toMatch(/^Or at three\.\s+Regards,\s+Ann Lee\s+Halyard Vans\s+0151 /);
  expect((await stored(id)).replies.map(({ signedBy }) => signedBy)).toEqual(['Ann Lee', 'Ann Lee']);
});

it.each(['', ' ', 'Ann\nBcc: b@c.example', 'x'.repeat(61), 7])('refuses %j as a name under a letter', async (signedBy) => {
  const { id } = await enquire();
  expect((await reply(id, { signedBy })).status).toBe(400);
});
