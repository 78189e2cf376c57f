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
  const none = { count: 0, entries: [] };
  expect(await comingUp()).toEqual({ ...none, toSettle: none, withoutDay: none });
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
    vanIs: null,
    registrationNumber: null,
    assignee: null,
    customerPhone: callback.customerPhone,
  });
});

it('lists apart the appointments of days before that nobody has settled, oldest first', async () => {
  const earlier = (await comingUp()).toSettle.count;
  await meet('Nine days ago', ofDay(-9, 10));
  await meet('A year ago', ofDay(-365, 10));
  await meet('Settled', ofDay(-9, 10), 'won');
  const { toSettle, entries } = await comingUp();
  expect(toSettle.count).toBe(earlier + 2);
  expect(toSettle.entries.slice(0, 2).map(({ what, customerName }) => [what, customerName])).toEqual([
    ['appointment', 'A year ago'],
    ['appointment', 'Nine days ago'],
  ]);
  expect(entries.map(({ customerName }) => customerName)).not.toContain('A year ago');
});

it('lists apart the appointments without a day, until they have one or the person is erased', async () => {
  const id = await meet('Some time', 'NULL');
  const other = await meet('Erased', 'NULL');
  await rows.query('UPDATE enquiry SET erased_at = now() WHERE id = $1', [other]);
  expect((await comingUp()).withoutDay).toEqual({
    count: 1,
    entries: [
      {
        id,
        what: 'appointment',
        at: null,
        customerName: 'Some time',
        van: null,
        vanIs: null,
        registrationNumber: null,
        assignee: null,
        customerPhone: callback.customerPhone,
      },
    ],
  });
  await rows.query(`UPDATE enquiry SET appointment_at = ${ofDay(8, 10)} WHERE id = $1`, [id]);
  expect((await comingUp()).withoutDay.count).toBe(0);
});

it('names the van with its registration, and says if it cannot be had', async () => {
  const id = await meet('About a van', ofDay(60, 10));
  await rows.query(
    `INSERT INTO vehicle (id, make, model, year, registration_number, price, vat_qualifying, is_sold, is_removed)
     VALUES (7, 'Ford', 'Transit', 2022, 'hv24qan', 18995, true, false, false)`,
  );
  await rows.query('UPDATE enquiry SET vehicle_id = 7 WHERE id = $1', [id]);
  const entry = async () => (await comingUp()).entries.find((one) => one.id === id);
  expect(await entry()).toMatchObject({ van: '2022 Ford Transit', registrationNumber: 'HV24 QAN', vanIs: null });
  for (const [change, vanIs] of [
    ['is_sold = true', 'sold'],
    ["is_sold = false, stock_status = 'Sold'", 'sold'],
    ['is_removed = true', 'gone'],
  ]) {
    await rows.query(`UPDATE vehicle SET ${change} WHERE id = 7`);
    expect(await entry()).toMatchObject({ vanIs });
  }
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
