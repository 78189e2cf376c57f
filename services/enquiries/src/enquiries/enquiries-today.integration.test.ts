import type { EnquiriesToday, Enquiry, EnquiryCounts, EnquiryReceipt } from '@forecourt/contracts';
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
  expect(await today()).toEqual({
    unanswered: 0,
    late: 0,
    longestWaitMinutes: null,
    unsentReplies: 0,
    testDrives: 0,
    appointments: 0,
    appointmentsToSettle: 0,
    appointmentsWithoutDay: 0,
    callsDue: { count: 0, first: [] },
    appointmentsDue: { count: 0, first: [] },
  });
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

it('counts the enquiries with a reply that has not left, as their list does', async () => {
  const [kept, twice, refused, tried, sent, waiting] = await Promise.all(Array.from({ length: 6 }, () => enquire()));
  const reply = async (id: number | undefined, state: string): Promise<void> => {
    const { rows: mails } = await rows.query(
      `INSERT INTO mail (event_id, recipient, due_at) VALUES (gen_random_uuid(), 'visitor', 'infinity') RETURNING id`,
    );
    await rows.query(`UPDATE mail SET ${state} WHERE id = $1`, [mails[0].id]);
    await rows.query(
      `INSERT INTO enquiry_reply (enquiry_id, mail_id, account_id, subject, text, created_at)
       VALUES ($1, $2, 'operator', 'Your van', 'Hello', now())`,
      [id, mails[0].id],
    );
  };
  await reply(kept, 'sent_at = now(), is_file = true');
  await reply(twice, 'sent_at = now(), is_file = true');
  await reply(twice, 'sent_at = now()');
  await reply(twice, 'abandoned_at = now()');
  await reply(refused, 'abandoned_at = now()');
  await reply(tried, `last_error = 'away', attempts = 1`);
  await reply(sent, 'sent_at = now()');
  await reply(waiting, 'attempts = 1');
  const { body: unsent } = await enquiries.read<Enquiry[]>('/api/inquiries?replies=unsent');
  expect(unsent.map(({ id }) => id).toSorted()).toEqual([kept, twice, refused, tried].toSorted());
  expect((await today()).unsentReplies).toBe(4);
  const { body: counts } = await enquiries.read<EnquiryCounts>('/api/inquiries/counts?replies=unsent');
  expect(counts.new).toBe(4);
  expect((await enquiries.read('/api/inquiries?replies=all')).status).toBe(400);
});

const NOW = 'now()';
/** Within the day of the United Kingdom on which this runs, whenever that is. */
const OF_DAY = (days: number, hours: number) =>
  `(date_trunc('day', now() AT TIME ZONE 'Europe/London') + interval '${days} days ${hours} hours') AT TIME ZONE 'Europe/London'`;

it('lists whom to ring today, those who are overdue first, as their list does', async () => {
  const ring = async (customerName: string, at: string) => {
    const id = await enquire({ customerName });
    await rows.query(`UPDATE enquiry SET ring_again_at = ${at} WHERE id = $1`, [id]);
    return id;
  };
  await ring('Tomorrow', OF_DAY(1, 0));
  const night = await ring('Tonight', OF_DAY(0, 23.5));
  const overdue = await ring('Overdue', OF_DAY(-3, 9));
  const now = await ring('Now', NOW);
  const { callsDue } = await today();
  expect(callsDue).toMatchObject({
    count: 3,
    first: [{ id: overdue, customerName: 'Overdue', van: null, assignee: null }, {}, {}],
  });
  expect(callsDue.first[0]?.customerPhone).toBe(callback.customerPhone);
  expect(callsDue.first.map(({ id }) => id).toSorted()).toEqual([night, overdue, now].toSorted());
  expect(await listed('due=call')).toBe(callsDue.count);
  for (const name of ['Four', 'Five', 'Six']) await ring(name, NOW);
  const more = (await today()).callsDue;
  expect([more.count, more.first.length]).toEqual([6, 5]);
});

it('lists who comes today, and neither who comes on another day nor whose appointment is off', async () => {
  const meet = async (customerName: string, at: string, status = 'appointment') => {
    const id = await enquire({ customerName });
    await rows.query(`UPDATE enquiry SET status = $2, appointment_at = ${at} WHERE id = $1`, [id, status]);
    return id;
  };
  const [late, early] = [await meet('Late', OF_DAY(0, 17)), await meet('Early', OF_DAY(0, 9))];
  await meet('Yesterday', OF_DAY(-1, 17));
  await meet('Tomorrow', OF_DAY(1, 9));
  const lost = await meet('Lost', OF_DAY(0, 10), 'lost');
  const { appointmentsDue } = await today();
  expect(appointmentsDue.count).toBe(2);
  expect(appointmentsDue.first.map(({ id }) => id)).toEqual([early, late]);
  expect(await listed('due=appointment')).toBe(2);
  expect((await enquiries.read<Enquiry>(`/api/inquiries/${lost}`)).body.appointmentAt).toBeNull();
  expect((await enquiries.read('/api/inquiries?due=ever')).status).toBe(400);
});

it('counts the appointments of days before that nobody has settled, and those without a day', async () => {
  const before = await today();
  const meet = async (at: string, status = 'appointment') => {
    const id = await enquire();
    await rows.query(`UPDATE enquiry SET status = $2, appointment_at = ${at} WHERE id = $1`, [id, status]);
  };
  await meet(OF_DAY(-1, 17));
  await meet(OF_DAY(-9, 10));
  await meet(OF_DAY(-9, 10), 'won');
  await meet(OF_DAY(0, 0));
  await meet('NULL');
  await meet('NULL', 'contacted');
  const after = await today();
  expect(after.appointmentsToSettle - before.appointmentsToSettle).toBe(2);
  expect(after.appointmentsWithoutDay - before.appointmentsWithoutDay).toBe(1);
});

it('is for staff', async () => {
  expect((await enquiries.get('/api/inquiries/today')).status).toBe(401);
});
