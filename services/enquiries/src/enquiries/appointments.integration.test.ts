import type { Enquiry, EnquiryReceipt, Problem } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { callback } from '../testing/sent-forms.ts';

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

const ahead = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const enquire = async (): Promise<number> => (await enquiries.post<EnquiryReceipt>('/api/inquiries', callback)).body.id;
const change = <Body = Enquiry>(id: number, body: object) => enquiries.write<Body>('PATCH', `/api/inquiries/${id}`, body);

it('keeps when a customer comes, moves it, and forgets it with the appointment', async () => {
  const id = await enquire();
  const [friday, monday] = [ahead(1), ahead(4)];
  expect((await change(id, { status: 'appointment', version: 1 })).body).toMatchObject({ appointmentAt: null, version: 2 });
  expect((await change(id, { appointmentAt: friday, version: 2 })).body).toMatchObject({ appointmentAt: friday, version: 3 });
  expect((await change(id, { appointmentAt: monday, version: 3 })).body).toMatchObject({ appointmentAt: monday, version: 4 });
  expect((await change<Problem>(id, { appointmentAt: friday, version: 3 })).body.code).toBe('ENQUIRIES.VERSION_CONFLICT');
  expect((await change(id, { status: 'contacted', version: 4 })).body).toMatchObject({ appointmentAt: null, version: 5 });
  expect((await change(id, { status: 'appointment', version: 5 })).body).toMatchObject({ appointmentAt: null });
});

it('keeps a status and its time in one change, and no time with another status', async () => {
  const id = await enquire();
  const at = ahead(2);
  expect((await change(id, { status: 'won', appointmentAt: at, version: 1 })).body.appointmentAt).toBeNull();
  expect((await change(id, { status: 'appointment', appointmentAt: at, version: 2 })).body.appointmentAt).toBe(at);
});

it.each([
  ['a day that has passed', { appointmentAt: ahead(-1) }],
  ['a day years away', { appointmentAt: ahead(400) }],
  ['a day without a time', { appointmentAt: '2026-12-24' }],
  ['a call that should have been made', { ringAgainAt: ahead(-1) }],
])('refuses %s', async (_what, wrong) => {
  const id = await enquire();
  expect((await change(id, { status: 'appointment', ...wrong, version: 1 })).status).toBe(400);
});
