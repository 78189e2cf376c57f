import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataRequest, EnquiryReceipt } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { callback, dataRequest } from '../testing/sent-forms.ts';

const PATH = '/api/data-subject-request';
const EMAIL = 'mary@plumbing.example';

let database: ThrowAwayDatabase;
let rows: Client;
let folder: string;
let service: EnquiriesProcess;

const start = () =>
  EnquiriesProcess.start({
    DATABASE_URL: database.url,
    NATS_URL: NOWHERE,
    MAIL_DIR: folder,
    ERASURES_FILE: join(folder, 'erasures.jsonl'),
  });

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  folder = await mkdtemp(join(tmpdir(), 'forecourt-erasures-'));
  service = await start();
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});

afterAll(async () => {
  await rows.end();
  await service.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('erases a person again whom a restored database brings back, and nobody else who was given the same number', async () => {
  const enquire = async (): Promise<number> =>
    (await service.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerEmail: EMAIL })).body.id;
  const [first, second] = [await enquire(), await enquire()];
  await service.post(PATH, { ...dataRequest, email: EMAIL });
  const [request] = (await service.read<DataRequest[]>(PATH)).body;
  await service.write('PATCH', `${PATH}/${request?.id}`, { version: 1, done: true });
  // As a backup from before the erasure has them; the second number was given to somebody else since.
  await rows.query('CREATE TABLE enquiry_then AS SELECT * FROM enquiry');
  await rows.query('CREATE TABLE request_then AS SELECT * FROM data_subject_request');
  await service.write('POST', `${PATH}/erasure`, { email: EMAIL, seen: { enquiries: 2, dataRequests: 1 } });
  const list = await readFile(join(folder, 'erasures.jsonl'), 'utf8');
  expect(list).not.toContain('plumbing');
  await service.stop();
  await rows.query(`UPDATE enquiry SET erased_at = NULL, customer_name = old.customer_name, customer_email = old.customer_email,
    created_at = old.created_at + CASE old.id WHEN ${second} THEN interval '1 hour' ELSE interval '0' END
    FROM enquiry_then AS old WHERE enquiry.id = old.id`);
  await rows.query(`UPDATE data_subject_request SET erased_at = NULL, done_at = NULL, email = old.email
    FROM request_then AS old WHERE data_subject_request.id = old.id`);

  service = await start();

  const { rows: enquiries } = await rows.query('SELECT id, customer_email AS email FROM enquiry ORDER BY id');
  expect(enquiries).toEqual([
    { id: first, email: '(erased)' },
    { id: second, email: EMAIL },
  ]);
  expect((await service.read<DataRequest[]>(PATH)).body).toMatchObject([
    { id: request?.id, email: '(erased)', state: 'done', erasedAt: expect.any(String) },
  ]);
  const { rows: audited } = await rows.query(
    `SELECT envelope->'data'->>'actor' AS actor FROM outbox WHERE envelope->'data'->>'action' LIKE '%.erased' ORDER BY position`,
  );
  expect(audited.map(({ actor }) => actor)).toEqual(['owner', 'owner', 'owner', 'operator', 'operator']);
  // Noted already.
  expect(await readFile(join(folder, 'erasures.jsonl'), 'utf8')).toBe(list);
});
