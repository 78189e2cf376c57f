import type { Diary, EnquiryReceipt } from '@forecourt/contracts';
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

const comingUp = async (): Promise<Diary> => (await enquiries.read<Diary>('/api/inquiries/coming-up')).body;
const enquire = async (customerName: string): Promise<number> =>
  (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerName })).body.id;
/** So many days from the UK day on which this runs, at an hour. */
const ofDay = (days: number, hours: number) =>
  `(date_trunc('day', now() AT TIME ZONE 'Europe/London') + interval '${days} days ${hours} hours') AT TIME ZONE 'Europe/London'`;

const call = async (name: string, at: string): Promise<number> => {
  const id = await enquire(name);
  await rows.query(`UPDATE enquiry SET ring_again_at = ${at} WHERE id = $1`, [id]);
  return id;
};
const meet = async (name: string, at: string, status = 'appointment'): Promise<number> => {
  const id = await enquire(name);
  await rows.query(`UPDATE enquiry SET status = $2, appointment_at = ${at} WHERE id = $1`, [id, status]);
  return id;
};

it('is empty while nothing is planned', async () => {
  await enquire('Nothing planned');
  expect(await comingUp()).toEqual({ count: 0, entries: [] });
});

it('lists the calls and appointments of all days by time, what is overdue first', async () => {
  await call('Next month', ofDay(40, 9));
  const both = await call('Both', ofDay(2, 9));
  await rows.query(`UPDATE enquiry SET status = 'appointment', appointment_at = ${ofDay(3, 15)} WHERE id = $1`, [both]);
  await meet('Today', ofDay(0, 0));
  const overdue = await call('Overdue', ofDay(-3, 9));
  await meet('Yesterday', ofDay(-1, 17));
  await meet('Off', ofDay(1, 10), 'lost');
  const { count, entries } = await comingUp();
  expect(entries.map(({ what, customerName }) => `${what} ${customerName}`)).toEqual([
    'call Overdue',
    'appointment Today',
    'call Both',
    'appointment Both',
    'call Next month',
  ]);
  expect(count).toBe(5);
  expect(entries[0]).toEqual({
    id: overdue,
    what: 'call',
    at: expect.stringMatching(/Z$/),
    customerName: 'Overdue',
    van: null,
    assignee: null,
  });
});

it('counts all and lists the first two hundred', async () => {
  const id = await enquire('Many');
  await rows.query(
    `INSERT INTO enquiry (customer_name, customer_email, inquiry_type, created_at, active_at, status, version, ring_again_at)
     SELECT 'Many', 'many@example.test', inquiry_type, now(), now(), 'contacted', 1, now() + interval '50 days'
     FROM enquiry, generate_series(1, 250) WHERE id = $1`,
    [id],
  );
  const { count, entries } = await comingUp();
  expect(count).toBeGreaterThanOrEqual(250);
  expect(entries).toHaveLength(200);
});

it('is for staff', async () => {
  expect((await enquiries.get('/api/inquiries/coming-up')).status).toBe(401);
});
