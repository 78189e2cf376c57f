import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryReceipt } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { callback, chat } from '../testing/sent-forms.ts';

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

const someEmail = () => `${randomUUID()}@plumbing.example`;
const someDigits = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
const enquire = async (facts: object = {}): Promise<number> => {
  const person = { customerEmail: someEmail(), customerPhone: `07700 ${someDigits()}` };
  return (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...person, ...facts })).body.id;
};
const others = async (id: number) => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body.others;
const idsOf = async (id: number) => (await others(id)).newest.map((other) => other.id);

it('ties enquiries of one email address in any case, and of one telephone number however it is written', async () => {
  const [customerEmail, digits] = [someEmail(), someDigits()];
  const first = await enquire({ customerEmail, customerPhone: `07700 ${digits}` });
  const second = await enquire({ customerEmail: customerEmail.toUpperCase(), inquiryType: 'quote' });
  const third = await enquire({ customerPhone: `+44 (7700) ${digits}` });
  await enquire();
  const colleague = randomUUID();
  await rows.query('UPDATE enquiry SET assignee = $2 WHERE id = $1', [second, colleague]);
  expect(await others(first)).toEqual({
    count: 2,
    newest: [
      { id: third, inquiryType: 'callback', cameBy: null, status: 'new', createdAt: expect.any(String), assignee: null },
      { id: second, inquiryType: 'quote', cameBy: null, status: 'new', createdAt: expect.any(String), assignee: colleague },
    ],
  });
  expect(await idsOf(second)).toEqual([first]);
  expect(await idsOf(third)).toEqual([first]);
  const list = await enquiries.read<Enquiry[]>(`/api/inquiries?samePersonAs=${first}`);
  expect(list.body.map(({ id }) => id)).toEqual([third, second, first]);
  expect(list.body.map((one) => one.others.count)).toEqual([1, 1, 2]);
  expect((await enquiries.read<Enquiry[]>(`/api/inquiries?id=${second}`)).body.map(({ id }) => id)).toEqual([second]);
});

it('has nothing else of who asked once, nor of numbers that are none', async () => {
  const alone = await enquire();
  expect(await others(alone)).toEqual({ count: 0, newest: [] });
  const words = ['none', 'call 5', ''];
  const ids: number[] = [];
  for (const phone of [...words, ...words])
    ids.push((await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...chat, email: someEmail(), phone })).body.id);
  for (const id of ids) expect((await others(id)).count).toBe(0);
});

it('counts all and names the newest five', async () => {
  const customerEmail = someEmail();
  const ids: number[] = [];
  for (let number = 0; number < 8; number += 1) ids.push(await enquire({ customerEmail }));
  const [first = 0, ...later] = ids;
  expect((await others(first)).count).toBe(7);
  expect(await idsOf(first)).toEqual(later.toReversed().slice(0, 5));
});

it('forgets who was erased, and an erasure finds all of them', async () => {
  const customerEmail = someEmail();
  const [one, other] = [await enquire({ customerEmail }), await enquire({ customerEmail })];
  expect(await idsOf(one)).toEqual([other]);
  const person = { email: customerEmail, seen: { enquiries: 2, dataRequests: 0 } };
  expect((await enquiries.write('POST', '/api/data-subject-request/erasure', person)).body).toMatchObject({ enquiries: 2 });
  expect((await others(one)).count).toBe(0);
  expect((await enquiries.read<Enquiry[]>(`/api/inquiries?samePersonAs=${one}`)).body.map(({ id }) => id)).toEqual([one]);
});

it('does not hand over what somebody else asked with the same number', async () => {
  const [customerEmail, customerPhone] = [someEmail(), `07700 ${someDigits()}`];
  await enquire({ customerEmail, customerPhone });
  await enquire({ customerPhone });
  const held = await enquiries.write<{ enquiries: object[] }>('POST', '/api/data-subject-request/person', {
    email: customerEmail,
  });
  expect(held.body.enquiries).toHaveLength(1);
  expect(held.body.enquiries[0]).not.toHaveProperty('others');
});

it('is found by indexes', async () => {
  await rows.query('SET enable_seqscan = off');
  const plan = async (condition: string) =>
    JSON.stringify((await rows.query(`EXPLAIN (FORMAT JSON) SELECT id FROM enquiry WHERE ${condition}`)).rows);
  expect(await plan(`lower(customer_email) = 'a@b.example'`)).toContain('enquiry_of_email');
  expect(
    await plan(`regexp_replace(regexp_replace(customer_phone, '\\D', '', 'g'), '^(0044|44|0)', '') = '7700900123'`),
  ).toContain('enquiry_of_phone');
  await rows.query('RESET enable_seqscan');
});

it('agrees with counting them one by one, also for thousands of one sender', async () => {
  await rows.query(
    `INSERT INTO enquiry (customer_name, customer_email, customer_phone, inquiry_type, status, created_at, active_at)
     SELECT 'Ada', CASE WHEN n % 3 = 0 THEN 'Same' ELSE 'tied-' || n % 7 END || '@plumbing.example',
       CASE n % 4 WHEN 0 THEN NULL WHEN 1 THEN '0151 496 ' || lpad((n % 5)::text, 4, '0') ELSE '07700 900123' END,
       'callback', 'new', now(), now() FROM generate_series(1, 3000) AS n`,
  );
  const list = (await enquiries.read<Enquiry[]>('/api/inquiries')).body;
  const tied = list.filter(({ customerName }) => customerName === 'Ada');
  expect(tied.length).toBeGreaterThanOrEqual(3_000);
  for (const one of tied.filter((_, place) => place % 50 === 0)) {
    const isSame = ({ customerEmail, customerPhone }: Enquiry) =>
      customerEmail?.toLowerCase() === one.customerEmail?.toLowerCase() ||
      (customerPhone !== null && customerPhone === one.customerPhone);
    const others = list.filter((other) => other.id !== one.id && isSame(other)).toSorted((a, b) => b.id - a.id);
    expect([one.others.count, one.others.newest.map(({ id }) => id)]).toEqual([
      others.length,
      others.slice(0, 5).map(({ id }) => id),
    ]);
  }
});
