import { randomUUID } from 'node:crypto';
import { type DataRequest, dataRequestSchema, type Problem, type StaffNoteReceipt } from '@forecourt/contracts';
import { addDays, latestExtendedDueDate } from '@forecourt/rules';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { dataRequest } from '../testing/sent-forms.ts';
import { ukDate } from './uk-date.ts';

let database: ThrowAwayDatabase;
let rows: Client;
let service: EnquiriesProcess;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  service = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: '/nowhere' });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});

afterAll(async () => {
  await rows?.end();
  await service?.stop();
  await database?.drop();
});

const PATH = '/api/data-subject-request';
const all = async (): Promise<DataRequest[]> => (await service.read<DataRequest[]>(PATH)).body;
/** Sends a request and backdates it, due date included. */
const receive = async (daysAgo = 0): Promise<DataRequest> => {
  const email = `${randomUUID()}@roofing.example`;
  expect((await service.post(PATH, { ...dataRequest, email })).status).toBe(201);
  await rows.query(
    `UPDATE data_subject_request SET created_at = created_at - $2 * interval '1 day', due_date = due_date - $2::integer WHERE email = $1`,
    [email, daysAgo],
  );
  return (await all()).find((request) => request.email === email) as DataRequest;
};
const patch = <Body = DataRequest>({ id }: { id: number | string }, body: object) =>
  service.write<Body>('PATCH', `${PATH}/${id}`, body);
const extend = <Body = DataRequest>(request: DataRequest, facts: object = {}) => {
  const extension = { dueDate: request.extendableTo, reason: 'Six years of post', personTold: true, ...facts };
  return patch<Body>(request, { version: request.version, extension });
};
const actionsOn = async ({ id }: DataRequest) => {
  const { rows: found } = await rows.query(
    `SELECT envelope->'data' AS data FROM outbox WHERE envelope->>'type' = 'enquiries.staff-action.recorded.v1'
     AND envelope->'data'->>'recordType' = 'data-request' AND envelope->'data'->>'recordId' = $1 ORDER BY position`,
    [String(id)],
  );
  return found.map(({ data }) => [data.action, data.fields]);
};

describe('GET /api/data-subject-request', () => {
  it('lists open requests by due date, and those that are done last', async () => {
    const [late, soon, old, done] = [await receive(), await receive(10), await receive(40), await receive(20)];
    await patch(done, { version: 1, done: true });
    const requests = await all();
    for (const request of requests) expect(dataRequestSchema.strict().parse(request)).toEqual(request);
    const place = ({ id }: DataRequest) => requests.findIndex((request) => request.id === id);
    expect([old, soon, late, done].map(place)).toEqual([old, soon, late, done].map(place).toSorted((a, b) => a - b));
    expect([old, soon, late].map(({ state }) => state)).toEqual(['overdue', 'open', 'open']);
    expect(requests[place(done)]).toMatchObject({ state: 'done', doneAt: expect.any(String) });
  });

  it('is overdue from the day after the due date, in UK time', async () => {
    const request = await receive();
    const dueOn = async (date: string) => {
      await rows.query('UPDATE data_subject_request SET due_date = $2 WHERE id = $1', [request.id, date]);
      return (await all()).find(({ id }) => id === request.id)?.state;
    };
    const today = ukDate(new Date());
    expect(await dueOn(today)).toBe('open');
    expect(await dueOn(addDays(today, -1))).toBe('overdue');
  });

  it.each([
    ['GET', ''],
    ['PATCH', '/1'],
    ['POST', '/1/notes'],
    ['POST', '/person'],
    ['POST', '/erasure'],
  ])('%s %s is for staff only', async (method, path) => {
    expect((await fetch(service.address + PATH + path, { method })).status).toBe(401);
  });
});

describe('PATCH /api/data-subject-request/{id}', () => {
  it('marks a request as done and reopens it', async () => {
    const request = await receive();
    const done = await patch(request, { version: 1, done: true });
    expect([done.status, done.body.state, done.body.version]).toEqual([200, 'done', 2]);
    const again = await patch(request, { version: 2, done: false });
    expect(again.body).toMatchObject({ state: 'open', doneAt: null, version: 3 });
    expect(await actionsOn(request)).toEqual([
      ['data-request.updated', ['done']],
      ['data-request.updated', ['done']],
    ]);
  });

  it('extends a complex request by date and reason, confirming that the person was told', async () => {
    const request = await receive();
    expect(request.extendableTo).toBe(latestExtendedDueDate(ukDate(new Date(request.createdAt))));
    const { status, body } = await extend(request);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      dueDate: request.extendableTo,
      extension: { reason: 'Six years of post', firstDueDate: request.dueDate, toldAt: expect.any(String) },
      state: 'open',
      version: 2,
    });
    expect(await actionsOn(request)).toEqual([['data-request.updated', ['dueDate']]]);
  });

  it.each<[string, (request: DataRequest) => object, string]>([
    ['without that the person was told', () => ({ personTold: false }), 'SERVICE.INVALID_INPUT'],
    ['without a reason', () => ({ reason: ' ' }), 'SERVICE.INVALID_INPUT'],
    ['to a day that is no day', () => ({ dueDate: '2026-02-30' }), 'SERVICE.INVALID_INPUT'],
    ['to the day on which it is due', ({ dueDate }) => ({ dueDate }), 'ENQUIRIES.NOT_AN_EXTENSION'],
    [
      'by a day more than the law allows',
      ({ extendableTo }) => ({ dueDate: addDays(extendableTo ?? '', 1) }),
      'ENQUIRIES.NOT_AN_EXTENSION',
    ],
  ])('does not extend one %s', async (_what, facts, code) => {
    const request = await receive();
    const { status, body } = await extend<Problem>(request, facts(request));
    expect([status, body.code]).toEqual([400, code]);
    expect((await all()).find(({ id }) => id === request.id)).toEqual(request);
  });

  it('does not extend a request that is done or whose first month is over', async () => {
    const late = await receive(40);
    expect(late.extendableTo).toBeNull();
    const refused = await extend<Problem>(late, { dueDate: '2099-01-01' });
    expect([refused.status, refused.body.code]).toEqual([409, 'ENQUIRIES.NOT_EXTENDABLE']);
    const request = await receive();
    const { body: done } = await patch(request, { version: 1, done: true });
    expect((await extend<Problem>(done, { dueDate: request.extendableTo })).body.code).toBe('ENQUIRIES.NOT_EXTENDABLE');
  });

  it('answers the second of two concurrent changes with a conflict', async () => {
    const request = await receive();
    await patch(request, { version: 1, done: true });
    const { status, body } = await extend<Problem>(request);
    expect([status, body.code]).toEqual([409, 'ENQUIRIES.VERSION_CONFLICT']);
  });

  it.each([[{}], [{ version: 1 }], [{ version: 1, done: true, extension: {} }], [{ done: true }]])('refuses %j', async (body) => {
    expect((await patch(await receive(), body)).status).toBe(400);
  });

  it.each(['0', '999999', 'person'])('answers 404 for request %s', async (id) => {
    expect((await patch({ id }, { version: 1, done: true })).status).toBe(404);
  });
});

it('POST /api/data-subject-request/{id}/notes keeps notes in order, one per Idempotency-Key', async () => {
  const request = await receive();
  const add = (text: string, key: string) =>
    service.write<StaffNoteReceipt>('POST', `${PATH}/${request.id}/notes`, { text }, key);
  const key = randomUUID();
  const [first, again] = [await add('Asked for a passport', key), await add('Asked for a passport', key)];
  expect([first.status, again.body]).toEqual([201, first.body]);
  await add('Passport seen', randomUUID());
  const { notes } = (await all()).find(({ id }) => id === request.id) as DataRequest;
  expect(notes.map(({ text, by }) => [text, by])).toEqual([
    ['Asked for a passport', 'owner'],
    ['Passport seen', 'owner'],
  ]);
});
