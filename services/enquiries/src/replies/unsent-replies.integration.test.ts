import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContactReceipt, Enquiry, EnquiryReceipt, EnquiryReplyReceipt, Problem } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { MailServer } from '../testing/mail-server.ts';
import { callback } from '../testing/sent-forms.ts';
import { mailsIn } from '../testing/sent-mails.ts';

let database: ThrowAwayDatabase;
let folder: string;
/** Without a mail server. */
let enquiries: EnquiriesProcess;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  folder = await mkdtemp(join(tmpdir(), 'forecourt-unsent-'));
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: folder });
});
afterAll(async () => {
  await enquiries?.stop();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const enquire = async () => {
  const customerEmail = `${randomUUID()}@plumbing.example`;
  const { id } = (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerEmail })).body;
  return { id, customerEmail };
};
const reply = <Body = EnquiryReplyReceipt>(id: number, facts: object, by = enquiries) =>
  by.write<Body>('POST', `/api/inquiries/${id}/replies`, { subject: 'Your van', text: 'Hello', ...facts }, randomUUID());
const discard = <Body = undefined>(id: number, replyId: number | string, by = enquiries) =>
  by.write<Body>('DELETE', `/api/inquiries/${id}/replies/${replyId}`, undefined);
const stored = async (id: number): Promise<Enquiry> => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
const textsTo = async (address: string) => {
  const mails = await mailsIn(folder);
  return mails.filter(({ to }) => to?.some((one) => one.address === address)).map(({ text = '' }) => text.split('\n')[0]);
};
/** A reply that was kept, with its file. */
const kept = async (text = 'At £20,000') => {
  const { id, customerEmail } = await enquire();
  const replyId = (await reply(id, { text })).body.id;
  await eventually(async () => expect(await textsTo(customerEmail)).toEqual([text]));
  return { id, customerEmail, replyId };
};

it('is replaced by a message elsewhere: it is gone, and what it said stays with the message', async () => {
  const { id, customerEmail, replyId } = await kept();
  const write = <Body = ContactReceipt>(body: object, key: string = randomUUID()) =>
    enquiries.write<Body>('POST', `/api/inquiries/${id}/contacts`, { way: 'whatsapp', ...body }, key);
  const [body, key] = [{ text: 'With a picture', instead: [replyId] }, randomUUID()];
  expect([(await write(body, key)).status, (await write(body, key)).status]).toEqual([201, 201]);
  expect(await stored(id)).toMatchObject({
    status: 'contacted',
    replies: [],
    steps: [{ kind: 'whatsapp', text: 'With a picture\n\nAt £20,000' }],
  });
  expect(await textsTo(customerEmail)).toEqual([]);
  const again = await write<Problem>({ instead: [replyId] });
  expect([again.status, again.body.code]).toEqual([404, 'ENQUIRIES.REPLY_NOT_FOUND']);
  expect((await stored(id)).steps).toHaveLength(1);
});

it('is written anew in the place of what was kept, and so is its file', async () => {
  const { id, customerEmail, replyId } = await kept();
  const seen = { reply: replyId, note: 0 };
  expect((await reply(id, { text: 'At £19,500', replaces: replyId, seen })).body).toMatchObject({ state: 'saved' });
  await eventually(async () => expect(await textsTo(customerEmail)).toEqual(['At £19,500']));
  expect((await stored(id)).replies.map(({ text }) => text)).toEqual(['At £19,500']);
});

it('of two who write it anew, the second is told, and loses nothing of the first', async () => {
  const { id, replyId } = await kept();
  const seen = { reply: replyId, note: 0 };
  const answers = await Promise.all(['One', 'Two'].map((text) => reply<Problem>(id, { text, replaces: replyId, seen })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await stored(id)).replies).toHaveLength(1);
  const newer = { reply: (await stored(id)).replies[0]?.id, note: 0 };
  expect((await reply<Problem>(id, { replaces: replyId, seen: newer })).body.code).toBe('ENQUIRIES.REPLY_NOT_FOUND');
});

it('is thrown away with its file, once', async () => {
  const { id, customerEmail, replyId } = await kept();
  expect((await discard(id, replyId)).status).toBe(204);
  expect(await textsTo(customerEmail)).toEqual([]);
  expect(await stored(id)).toMatchObject({ status: 'new', replies: [] });
  expect((await discard<Problem>(id, replyId)).body.code).toBe('ENQUIRIES.REPLY_NOT_FOUND');
});

it('is left to the enquiry that it belongs to', async () => {
  const [one, other] = [await kept(), await enquire()];
  expect((await discard(other.id, one.replyId)).status).toBe(404);
  expect((await reply(other.id, { replaces: one.replyId })).status).toBe(404);
  expect((await stored(one.id)).replies).toHaveLength(1);
});

it.each(['0', 'x', '99999999999'])('has no reply %s to throw away', async (replyId) => {
  expect((await discard((await enquire()).id, replyId)).status).toBe(404);
});

it('cannot be changed or thrown away once it has been sent', async () => {
  const server = await MailServer.start();
  const own = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  const settings = { DATABASE_URL: own.url, NATS_URL: NOWHERE, MAIL_DIR: folder, SMTP_URL: server.url };
  const connected = await EnquiriesProcess.start(settings);
  const { id } = (await connected.post<EnquiryReceipt>('/api/inquiries', callback)).body;
  const sent = (await reply(id, {}, connected)).body.id;
  await eventually(() => expect(server.mails).toHaveLength(1));
  expect((await discard<Problem>(id, sent, connected)).body.code).toBe('ENQUIRIES.REPLY_SENT');
  expect((await reply<Problem>(id, { replaces: sent }, connected)).body.code).toBe('ENQUIRIES.REPLY_SENT');
  expect((await connected.read<Enquiry>(`/api/inquiries/${id}`)).body.replies).toHaveLength(1);
  await connected.stop();
  await server.stop();
  await own.drop();
});
