import type { EnquiriesToday, EnquiryReceipt } from '@forecourt/contracts';
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

const today = async (): Promise<EnquiriesToday> => (await enquiries.read<EnquiriesToday>('/api/inquiries/today')).body;
const enquire = async (facts: object = {}): Promise<number> =>
  (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...facts })).body.id;
const set = (id: number, status: string) => enquiries.write('PATCH', `/api/inquiries/${id}`, { status, version: 1 });
const listed = async (query: string): Promise<number> => (await enquiries.read<unknown[]>(`/api/inquiries?${query}`)).body.length;

it('counts what waits, what is late, the appointments and the test drives of today, as the lists do', async () => {
  expect(await today()).toEqual({ unanswered: 0, late: 0, longestWaitMinutes: null, testDrives: 0, appointments: 0 });
  const [late, answered, yesterday] = [await enquire(), await enquire(), await enquire({ inquiryType: 'test_drive' })];
  await enquire({ inquiryType: 'test_drive' });
  await set(answered, 'appointment');
  // A week of opening hours, whenever this runs.
  await rows.query(
    `UPDATE enquiry SET created_at = now() - interval '7 days', reply_due_at = now() - interval '6 days' WHERE id = $1`,
    [late],
  );
  await rows.query(`UPDATE enquiry SET created_at = now() - interval '2 days' WHERE id = $1`, [yesterday]);
  const counted = await today();
  expect(counted).toMatchObject({ unanswered: 3, late: 1, testDrives: 1, appointments: 1 });
  expect(counted.longestWaitMinutes).toBeGreaterThan(5 * 7 * 60);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' }).format(Date.now());
  expect(await listed('status=new')).toBe(counted.unanswered);
  expect(await listed('status=appointment')).toBe(counted.appointments);
  expect(await listed(`type=test_drive&from=${day}`)).toBe(counted.testDrives);
});

it('is for staff', async () => {
  expect((await enquiries.get('/api/inquiries/today')).status).toBe(401);
});
