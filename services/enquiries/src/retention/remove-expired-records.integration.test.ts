import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataRequest, Enquiry, EnquiryReceipt } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { calculation, callback, dataRequest } from '../testing/sent-forms.ts';

let database: ThrowAwayDatabase;
let rows: Client;
let folder: string;
let service: EnquiriesProcess;

const replica = () => EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: folder });

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  folder = await mkdtemp(join(tmpdir(), 'forecourt-retention-'));
  service = await replica();
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});

afterAll(async () => {
  await rows?.end();
  await service?.stop();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const REQUESTS = '/api/data-subject-request';
const enquire = async (facts: object = {}): Promise<number> =>
  (await service.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...facts })).body.id;
const request = async (): Promise<number> => {
  const email = `${randomUUID()}@roofing.example`;
  await service.post(REQUESTS, { ...dataRequest, email });
  const { body } = await service.read<DataRequest[]>(REQUESTS);
  return body.find((one) => one.email === email)?.id ?? 0;
};
/** Backdates all activity on records of a table. */
const letPass = (time: string, table: 'enquiry' | 'data_subject_request', ids: readonly number[]) =>
  rows.query(
    `UPDATE ${table} SET created_at = created_at - $1::interval, active_at = active_at - $1::interval WHERE id = ANY($2)`,
    [time, ids],
  );
const idsOf = async (table: string, column = 'id'): Promise<unknown[]> =>
  (await rows.query(`SELECT ${column} AS id FROM ${table} ORDER BY 1`)).rows.map(({ id }) => id);
/** Starts two replicas at once, which both look for expired records. */
const startTwo = async (): Promise<void> => {
  for (const other of await Promise.all([replica(), replica()])) await other.stop();
};

describe('a customer record', () => {
  const AGES = ['7 years 1 minute', '10 years', '7 years -10 minutes', '0'];
  const enquiryOf = new Map<string, number>();
  const requestOf = new Map<string, number>();
  beforeAll(async () => {
    for (const age of AGES) {
      const [enquiryId, requestId] = [await enquire(), await request()];
      await letPass(age, 'enquiry', [enquiryId]);
      await letPass(age, 'data_subject_request', [requestId]);
      enquiryOf.set(age, enquiryId);
      requestOf.set(age, requestId);
    }
    await startTwo();
  });

  it.each([
    ['goes seven years and a minute after it was sent', '7 years 1 minute', false],
    ['goes where it is ten years old', '10 years', false],
    ['stays until seven years are over', '7 years -10 minutes', true],
    ['stays where it was sent today', '0', true],
  ])('%s', async (_what, age, stays) => {
    expect((await idsOf('enquiry')).includes(enquiryOf.get(age))).toBe(stays);
    expect((await idsOf('data_subject_request')).includes(requestOf.get(age))).toBe(stays);
  });

  it('is kept for seven years after its last activity', async () => {
    const [noted, moved, answered, notedRequest] = [await enquire(), await enquire(), await request(), await request()];
    await letPass('8 years', 'enquiry', [noted, moved]);
    await letPass('8 years', 'data_subject_request', [answered, notedRequest]);
    await service.write('POST', `/api/inquiries/${noted}/notes`, { text: 'Rang' });
    await service.write<Enquiry>('PATCH', `/api/inquiries/${moved}`, { status: 'contacted', version: 1 });
    await service.write('PATCH', `${REQUESTS}/${answered}`, { done: true, version: 1 });
    await service.write('POST', `${REQUESTS}/${notedRequest}/notes`, { text: 'Rang' });
    await startTwo();
    expect(await idsOf('enquiry')).toEqual(expect.arrayContaining([noted, moved]));
    expect(await idsOf('data_subject_request')).toEqual(expect.arrayContaining([answered, notedRequest]));
    await letPass('7 years 1 minute', 'enquiry', [noted, moved]);
    await letPass('7 years 1 minute', 'data_subject_request', [answered, notedRequest]);
    await startTwo();
    expect(await idsOf('enquiry')).toEqual(expect.not.arrayContaining([noted]));
    expect(await idsOf('enquiry')).toEqual(expect.not.arrayContaining([moved]));
    expect(await idsOf('data_subject_request')).toEqual(expect.not.arrayContaining([answered]));
    expect(await idsOf('data_subject_request')).toEqual(expect.not.arrayContaining([notedRequest]));
  });

  it('is deleted with its notes, calculation, mails and their files, but nothing of another', async () => {
    const [old, recent, requestId] = [
      await enquire({ inquiryType: 'quote', calculation }),
      await enquire({ inquiryType: 'quote', calculation }),
      await request(),
    ];
    const mailOf = async (column: string, id: number): Promise<string> => {
      const event = randomUUID();
      await rows.query(`INSERT INTO mail (event_id, recipient, ${column}, sent_at) VALUES ($1, 'visitor', $2, now())`, [
        event,
        id,
      ]);
      await writeFile(join(folder, `${event}.visitor.eml`), 'To: somebody');
      return event;
    };
    const gone = [await mailOf('enquiry_id', old), await mailOf('data_request_id', requestId)];
    const kept = await mailOf('enquiry_id', recent);
    await service.write('POST', `/api/inquiries/${old}/notes`, { text: 'Rang' });
    await service.write('POST', `${REQUESTS}/${requestId}/notes`, { text: 'Rang' });
    await service.write('POST', `/api/inquiries/${recent}/notes`, { text: 'Rang' });
    await letPass('8 years', 'enquiry', [old]);
    await letPass('8 years', 'data_subject_request', [requestId]);
    await rows.query(`UPDATE calculation SET created_at = created_at - interval '8 years'`);
    await startTwo();
    expect(await idsOf('enquiry')).toEqual(expect.not.arrayContaining([old]));
    expect(await idsOf('enquiry_note', 'enquiry_id')).toEqual([recent]);
    expect(await idsOf('data_subject_request_note', 'data_request_id')).toEqual([]);
    expect(await idsOf('mail', 'event_id')).toEqual([kept]);
    expect(await readdir(folder)).toEqual([`${kept}.visitor.eml`]);
    for (const event of gone) expect((await readdir(folder)).join()).not.toContain(event);
    // Expired, but attached to an enquiry that is kept.
    const { rows: left } = await rows.query('SELECT calculation_id AS id FROM enquiry WHERE id = $1', [recent]);
    expect(await idsOf('calculation')).toEqual([left[0].id]);
  });
});

it('deletes calculations without an enquiry after seven years', async () => {
  const save = async (age: string): Promise<string> => {
    await service.post('/api/finance/save', calculation);
    const { rows: saved } = await rows.query(
      `UPDATE calculation SET created_at = created_at - $1::interval
       WHERE id = (SELECT id FROM calculation ORDER BY created_at DESC LIMIT 1) RETURNING id`,
      [age],
    );
    return saved[0].id;
  };
  const [old, almost] = [await save('7 years 1 minute'), await save('7 years -10 minutes')];
  await startTwo();
  const left = await idsOf('calculation');
  expect([left.includes(old), left.includes(almost)]).toEqual([false, true]);
});

it('deletes more than a batch from two replicas at once, and skips a record that staff have locked', async () => {
  await rows.query(`
    INSERT INTO enquiry (customer_name, customer_email, inquiry_type, created_at, active_at)
    SELECT 'Old ' || n, n || '@old.example', 'callback', now() - interval '8 years', now() - interval '8 years'
    FROM generate_series(1, 1700) AS n`);
  const before = await idsOf('enquiry');
  const worked = await rows
    .query('BEGIN')
    .then(() => rows.query(`SELECT id FROM enquiry WHERE customer_name = 'Old 7' FOR UPDATE`));
  const other = new Client({ connectionString: database.url });
  await other.connect();
  const old = async () => (await other.query(`SELECT id FROM enquiry WHERE customer_name LIKE 'Old %'`)).rows;
  const replicas = await Promise.all([replica(), replica()]);
  await eventually(async () => expect(await old()).toEqual(worked.rows));
  for (const one of replicas) await one.stop();
  await rows.query('COMMIT');
  await startTwo();
  expect(await old()).toEqual([]);
  expect(await idsOf('enquiry')).toHaveLength(before.length - 1700);
  await other.end();
});
