import { randomInt, randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryReceipt, EnquiryReplyReceipt } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { callback } from '../testing/sent-forms.ts';

const [ANN, BO] = [randomUUID(), randomUUID()];

let database: ThrowAwayDatabase;
let enquiries: EnquiriesProcess;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: '/nowhere' });
});
afterAll(async () => {
  await enquiries?.stop();
  await database?.drop();
});

const enquire = async (): Promise<number> => {
  const customer = { customerEmail: `${randomUUID()}@plumbing.example`, customerPhone: `07700 ${randomInt(100_000, 999_999)}` };
  return (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...customer })).body.id;
};
const get = async (id: number) => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
const set = (id: number, body: object, sub: string = ANN) =>
  enquiries.write<Enquiry>('PATCH', `/api/inquiries/${id}`, body, undefined, { sub });
const reply = (id: number, sub: string = ANN) =>
  enquiries.write<EnquiryReplyReceipt>(
    'POST',
    `/api/inquiries/${id}/replies`,
    { subject: 'Your van', text: 'Hello' },
    undefined,
    {
      sub,
    },
  );
const taken = { kind: 'given', by: ANN, assignee: ANN };

it('whoever replies to an enquiry that is nobody’s sees to it, and the history says so', async () => {
  const id = await enquire();
  const { body } = await reply(id);
  expect(body).toMatchObject({ assignee: ANN, version: 2 });
  expect(await get(id)).toMatchObject({ assignee: ANN, version: 2, steps: [taken] });
});

it('a reply takes nothing from a colleague', async () => {
  const id = await enquire();
  await set(id, { assignee: BO, version: 1 }, BO);
  expect((await reply(id)).body).toMatchObject({ assignee: BO });
  expect((await get(id)).steps).toHaveLength(1);
});

it('whoever has no account replies, and takes nothing', async () => {
  const id = await enquire();
  expect((await reply(id, 'operator')).body).toMatchObject({ assignee: null });
  expect((await get(id)).steps).toEqual([]);
});

it('whoever gives an appointment sees to it, until they make it nobody’s', async () => {
  const id = await enquire();
  const { body } = await set(id, { status: 'appointment', version: 1 });
  expect(body).toMatchObject({ assignee: ANN, steps: [taken] });
  const undone = (await set(id, { assignee: null, version: body.version })).body;
  expect(undone).toMatchObject({ assignee: null, status: 'appointment' });
});

it.each(['contacted', 'won', 'lost'])(
  'whoever makes an enquiry that is nobody’s %s sees to it, and the history says so',
  async (status) => {
    const id = await enquire();
    const { body } = await set(id, { status, version: 1 });
    expect(body).toMatchObject({ status, assignee: ANN, version: 2, steps: [taken] });
  },
);

it('a status takes nothing from a colleague, and back to new takes nothing', async () => {
  const [given, left] = [await enquire(), await enquire()];
  await set(given, { assignee: BO, version: 1 }, BO);
  expect((await set(given, { status: 'won', version: 2 })).body).toMatchObject({ assignee: BO });
  await set(left, { status: 'won', version: 1 });
  await set(left, { assignee: null, version: 2 });
  expect((await set(left, { status: 'new', version: 3 })).body).toMatchObject({ status: 'new', assignee: null });
});

it('whoever speaks to a customer who is nobody’s sees to them, and whoever reaches nobody does not', async () => {
  const id = await enquire();
  const called = (outcome: string) =>
    enquiries.write('POST', `/api/inquiries/${id}/contacts`, { way: 'called', outcome }, undefined, { sub: ANN });
  await called('no-answer');
  expect(await get(id)).toMatchObject({ assignee: null, version: 1 });
  await called('spoke');
  expect(await get(id)).toMatchObject({ assignee: ANN, status: 'contacted', version: 2 });
  expect((await get(id)).steps.at(-1)).toMatchObject(taken);
});

it('an appointment that is given together with a colleague is the colleague’s', async () => {
  const id = await enquire();
  expect((await set(id, { status: 'appointment', assignee: BO, version: 1 })).body).toMatchObject({ assignee: BO });
});
