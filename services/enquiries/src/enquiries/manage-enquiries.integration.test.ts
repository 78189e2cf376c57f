import { randomUUID } from 'node:crypto';
import {
  ENQUIRY_STATUSES,
  type Enquiry,
  type EnquiryCounts,
  type EnquiryReceipt,
  enquirySchema,
  NEXT_CURSOR_HEADER,
  type Problem,
  type StaffNoteReceipt,
} from '@forecourt/contracts';
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
  await rows.query(`
    INSERT INTO vehicle VALUES
      (1, 'Ford', 'Transit', 2023, 'HV23 ABC', 20000, true, false, false),
      (2, 'Volkswagen', 'Caddy', 2019, 'HV19 XYZ', 9000, false, false, true)`);
  await rows.query(`UPDATE vehicle SET details = 'C20 Highline ST-0042' WHERE id = 2`);
});

afterAll(async () => {
  await rows?.end();
  await enquiries?.stop();
  await database?.drop();
});

const enquire = async (facts: object = {}): Promise<number> =>
  (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...facts })).body.id;
const list = async (query = ''): Promise<Enquiry[]> => (await enquiries.read<Enquiry[]>(`/api/inquiries${query}`)).body;
const stored = async (id: number): Promise<Enquiry> => (await list()).find((enquiry) => enquiry.id === id) as Enquiry;
const set = <Body = Enquiry>(id: number | string, body: object) => enquiries.write<Body>('PATCH', `/api/inquiries/${id}`, body);
const note = <Body = StaffNoteReceipt>(id: number | string, body: object, key?: string) =>
  enquiries.write<Body>('POST', `/api/inquiries/${id}/notes`, body, key);
const actionsOn = async (id: number | string) => {
  const { rows: found } = await rows.query(
    `SELECT envelope->'data' AS data FROM outbox WHERE envelope->>'type' = 'enquiries.staff-action.recorded.v1'
     AND envelope->'data'->>'recordId' = $1 ORDER BY position`,
    [String(id)],
  );
  return found.map(({ data }) => data);
};

describe('PATCH /api/inquiries/{id}', () => {
  it('moves an enquiry through every status, and audits each change without its contents', async () => {
    const id = await enquire();
    let version = 1;
    for (const status of [...ENQUIRY_STATUSES.slice(1), 'new'] as const) {
      const { status: code, body } = await set(id, { status, version });
      version += 1;
      expect(code).toBe(200);
      expect(enquirySchema.strict().parse(body)).toMatchObject({ id, status, version });
    }
    expect(await stored(id)).toMatchObject({ status: 'new', version: 6 });
    const actions = await actionsOn(id);
    expect(actions).toHaveLength(5);
    expect(actions[0]).toEqual({
      actor: 'owner',
      action: 'enquiry.updated',
      recordType: 'enquiry',
      recordId: String(id),
      fields: ['status'],
      changes: [{ field: 'status', from: 'new', to: 'contacted' }],
    });
  });

  it('stores and audits nothing if the status is unchanged', async () => {
    const id = await enquire();
    expect((await set(id, { status: 'new', version: 1 })).body).toMatchObject({ status: 'new', version: 1 });
    expect(await actionsOn(id)).toEqual([]);
  });

  it('gives an enquiry to a colleague and takes it back, and audits both', async () => {
    const [id, ann] = [await enquire(), randomUUID()];
    expect((await set(id, { assignee: ann, version: 1 })).body).toMatchObject({ assignee: ann, status: 'new', version: 2 });
    expect((await set(id, { status: 'won', version: 2 })).body).toMatchObject({ assignee: ann, status: 'won', version: 3 });
    expect((await set(id, { assignee: null, version: 3 })).body).toMatchObject({ assignee: null, version: 4 });
    expect((await set(id, { assignee: null, version: 4 })).body).toMatchObject({ version: 4 });
    expect((await actionsOn(id)).map(({ changes }) => changes)).toEqual([
      [{ field: 'assignee', from: null, to: ann }],
      [{ field: 'status', from: 'new', to: 'won' }],
      [{ field: 'assignee', from: ann, to: null }],
    ]);
  });

  it('tells the second of two who take an enquiry that somebody has changed it', async () => {
    const [id, ann] = [await enquire(), randomUUID()];
    await set(id, { assignee: ann, version: 1 });
    expect((await set<Problem>(id, { assignee: randomUUID(), version: 1 })).body.code).toBe('ENQUIRIES.VERSION_CONFLICT');
    expect((await stored(id)).assignee).toBe(ann);
  });

  it('answers the second of two concurrent changes with a conflict', async () => {
    const id = await enquire();
    type Answer = { status: unknown; code?: string };
    const answers = await Promise.all(['won', 'lost'].map((status) => set<Answer>(id, { status, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'ENQUIRIES.VERSION_CONFLICT',
      detail: expect.stringContaining('Somebody has changed enquiry'),
    });
    const winner = answers.find(({ status }) => status === 200)?.body.status;
    expect(await stored(id)).toMatchObject({ status: winner, version: 2 });
  });

  it.each([
    ['an unknown status', { status: 'sold', version: 1 }, 400],
    ['no version', { status: 'won' }, 400],
    ['an assignee that is no account', { assignee: 'ann', version: 1 }, 400],
    ['another field', { status: 'won', version: 1, message: 'X' }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await set(await enquire(), body)).status).toBe(status);
  });

  it.each(['0', '999999', '99999999999', 'x'])('answers 404 for enquiry %s', async (id) => {
    expect((await set<Problem>(id, { status: 'won', version: 1 })).body.code).toBe('ENQUIRIES.ENQUIRY_NOT_FOUND');
    expect((await note<Problem>(id, { text: 'Called' })).status).toBe(404);
    expect((await enquiries.read<Problem>(`/api/inquiries/${id}`)).status).toBe(404);
  });
});

describe('POST /api/inquiries/{id}/notes', () => {
  it('keeps notes in order, with author and time', async () => {
    const id = await enquire();
    for (const text of ['Rang, no answer', ' =1+1\n<b>second</b> line ', 'Comes on Friday']) {
      expect((await note(id, { text })).status).toBe(201);
    }
    const { notes } = await stored(id);
    expect(notes.map(({ text, by }) => [text, by])).toEqual([
      ['Rang, no answer', 'owner'],
      ['=1+1\n<b>second</b> line', 'owner'],
      ['Comes on Friday', 'owner'],
    ]);
    expect(Date.now() - Date.parse(notes[2]?.createdAt ?? '')).toBeLessThan(60_000);
    expect((await actionsOn(id)).map(({ action, fields }) => [action, fields])).toEqual([
      ['enquiry.noted', []],
      ['enquiry.noted', []],
      ['enquiry.noted', []],
    ]);
  });

  it('stores one note per Idempotency-Key, repeats the answer, and keeps no second copy of the text', async () => {
    const id = await enquire();
    const key = randomUUID();
    const secret = `Wife is ${randomUUID()}`;
    const answers = await Promise.all([1, 2, 3].map(() => note(id, { text: secret }, key)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect((await stored(id)).notes).toHaveLength(1);
    const { rows: kept } = await rows.query(
      'SELECT (SELECT json_agg(idempotency_key)::text FROM idempotency_key) AS keys, (SELECT json_agg(outbox)::text FROM outbox) AS events',
    );
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it.each([
    ['nothing', {}],
    ['a blank text', { text: '  ' }],
    ['too long a text', { text: 'x'.repeat(5_001) }],
    ['a NUL', { text: 'a\u0000' }],
    ['an author', { text: 'Called', by: 'somebody' }],
  ])('refuses %s', async (_what, body) => {
    const id = await enquire();
    expect((await note(id, body)).status).toBe(400);
    expect((await stored(id)).notes).toEqual([]);
  });

  it('does not change the version, so that a note never conflicts with a change of status', async () => {
    const id = await enquire();
    await note(id, { text: 'Called' });
    expect((await set(id, { status: 'contacted', version: 1 })).status).toBe(200);
  });
});

it.each([
  ['GET', '/api/inquiries/counts'],
  ['PATCH', '/api/inquiries/1'],
  ['POST', '/api/inquiries/1/notes'],
])('%s %s is for staff only', async (method, path) => {
  const response = await fetch(enquiries.address + path, { method });
  expect(response.status).toBe(401);
});

describe('what GET /api/inquiries finds', () => {
  const ANN = randomUUID();
  let mark: string;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    mark = `mark${randomUUID().slice(0, 8)}`;
    const customerEmail = (name: string) => `${name}.${mark}@plumbing.example`;
    ids['siân'] = await enquire({
      customerName: 'Siân Roberts',
      customerEmail: customerEmail('sian'),
      customerPhone: '0151 496 0177',
      vehicleId: 1,
      message: '100% sure_thing \\ with a backslash',
      inquiryType: 'test_drive',
    });
    ids['imran'] = await enquire({
      customerName: 'Imran Aziz',
      customerEmail: customerEmail('imran'),
      customerPhone: '+44 7700 900461',
      vehicleId: 2,
      message: 'Is the battery warranted?',
      inquiryType: 'quote',
    });
    ids['chat'] = (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...chat, email: customerEmail('bo') })).body.id;
    ids['old'] = await enquire({ customerName: 'Zoë O’Neill-Łukasz', customerEmail: customerEmail('olaf'), message: 'Long ago' });
    // Either side of midnight in London in summer, which is 23:00 UTC.
    await rows.query(`UPDATE enquiry SET created_at = '2026-06-30T23:30:00Z' WHERE id = $1`, [ids['old']]);
    await set(ids['imran'], { status: 'won', version: 1 });
    await set(ids['chat'], { assignee: ANN, version: 1 });
  });

  const found = async (query: Record<string, string>): Promise<string[]> => {
    const answer = await list(`?${new URLSearchParams(query)}`);
    const known = Object.entries(ids).filter(([, id]) => answer.some((enquiry) => enquiry.id === id));
    return known.map(([name]) => name).toSorted();
  };
  const all = ['chat', 'imran', 'old', 'siân'];

  it.each([
    ['nothing asked', {}, all],
    ['empty filters', { status: '', type: '', search: '' }, all],
    ['a status', { status: 'won' }, ['imran']],
    ['several statuses', { status: 'won,new' }, all],
    ['a type', { type: 'test_drive' }, ['siân']],
    ['several types', { type: 'quote,chatbot' }, ['chat', 'imran']],
    ['a vehicle', { vehicleId: '1' }, ['siân']],
    ['any of several vehicles', { vehicleId: '1,2,3' }, ['imran', 'siân']],
    ['a day by the dealership’s clock', { from: '2026-07-01', to: '2026-07-01' }, ['old']],
    ['the day before, which had ended', { from: '2026-06-30', to: '2026-06-30' }, []],
    ['everything since', { from: '2026-07-02' }, ['chat', 'imran', 'siân']],
    ['everything until', { to: '2026-07-01' }, ['old']],
    ['part of a name in other letters', { search: 'SIÂN rob' }, ['siân']],
    ['a name without its accents', { search: 'sian roberts' }, ['siân']],
    ['a surname first', { search: 'Roberts, Siân' }, ['siân']],
    ['a name without its apostrophe', { search: 'zoe oneill' }, ['old']],
    ['a name with a typewriter’s apostrophe', { search: "Zoë O'Neill" }, ['old']],
    ['a name with a stroked letter', { search: 'lukasz' }, ['old']],
    ['words of which one is missing', { search: 'siân jones' }, []],
    ['part of an address', { search: 'imran.mark' }, ['imran']],
    ['part of a message', { search: 'battery' }, ['imran']],
    ['part of a transcript', { search: 'van for ladders' }, ['chat']],
    ['a telephone number written together', { search: '01514960177' }, ['siân']],
    ['a telephone number written internationally', { search: '+44 151 496 0177' }, ['siân']],
    ['a telephone number that came internationally', { search: '07700 900461' }, ['imran']],
    ['a registration', { search: 'hv23abc' }, ['siân']],
    ['a registration of a van that has gone', { search: 'HV19 X' }, ['imran']],
    ['the make of the van', { search: 'volkswagen' }, ['imran']],
    ['its model and its derivative', { search: 'highline caddy' }, ['imran']],
    ['its stock number', { search: 'st-0042' }, ['imran']],
    ['a van and who asked about it', { search: 'caddy imran' }, ['imran']],
    ['a van and somebody else', { search: 'caddy siân' }, []],
    ['a per cent sign as itself', { search: '100%' }, ['siân']],
    ['an underscore as itself', { search: 'sure_' }, ['siân']],
    ['a backslash as itself', { search: 'thing \\' }, ['siân']],
    ['a wildcard that matches nothing', { search: 'sure%backslash' }, []],
    ['a quotation mark', { search: `'; DROP TABLE enquiry; --` }, []],
    ['a search and a status', { search: 'mark', status: 'new' }, ['chat', 'old', 'siân']],
  ])('by %s', async (_what, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('by whose they are', async () => {
    expect(await found({ assignee: ANN, search: mark })).toEqual(['chat']);
    expect(await found({ assignee: 'nobody', search: mark })).toEqual(['imran', 'old', 'siân']);
    expect((await enquiries.read(`/api/inquiries?assignee=ann`)).status).toBe(400);
  });

  it('with the longest wait first, also in parts', async () => {
    const read: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = new URLSearchParams({ search: mark, sort: 'longest-wait', limit: '1', ...(cursor && { cursor }) });
      const answer = await enquiries.read<Enquiry[]>(`/api/inquiries?${query}`);
      read.push(...answer.body.map(({ id }) => id));
      cursor = answer.headers.get(NEXT_CURSOR_HEADER);
    }
    expect(read).toEqual([ids['old'], ids['siân'], ids['imran'], ids['chat']]);
  });

  it('includes the van, and whether it has been removed', async () => {
    const [siân, imran] = [await stored(ids['siân'] ?? 0), await stored(ids['imran'] ?? 0)];
    expect(siân.vehicle).toEqual({
      id: 1,
      make: 'Ford',
      model: 'Transit',
      year: 2023,
      registrationNumber: 'HV23 ABC',
      price: '20000.00',
      vatQualifying: true,
      isSold: false,
      stockStatus: null,
      picture: null,
      isRemoved: false,
    });
    const { body } = await enquiries.read<Enquiry>(`/api/inquiries/${ids['siân']}`);
    expect(body).toEqual(siân);
    expect(imran.vehicle).toMatchObject({ id: 2, isRemoved: true });
    expect((await stored(await enquire({ vehicleId: 4_711 }))).vehicle).toBeNull();
  });

  it('paginates under the same filters', async () => {
    const query = `search=${mark}&status=new`;
    const whole = await list(`?${query}`);
    const first = await enquiries.read<Enquiry[]>(`/api/inquiries?${query}&limit=2`);
    const cursor = first.headers.get('x-next-cursor');
    const second = await enquiries.read<Enquiry[]>(`/api/inquiries?${query}&limit=2&cursor=${cursor}`);
    expect([...first.body, ...second.body]).toEqual(whole);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('counts each status under all other filters', async () => {
    const counts = async (query: string) => (await enquiries.read<EnquiryCounts>(`/api/inquiries/counts?${query}`)).body;
    const expected = { new: 3, contacted: 0, appointment: 0, won: 1, lost: 0 };
    expect(await counts(`search=${mark}`)).toEqual(expected);
    expect(await counts(`search=${mark}&status=won`)).toEqual(expected);
    expect(await counts(`search=${mark}&type=quote`)).toEqual({ ...expected, new: 0 });
  });

  it.each([
    'status=sold',
    'type=fax',
    'from=yesterday',
    'to=2026-02-30',
    'vehicleId=x',
    'vehicleId=1,',
    `search=${'x'.repeat(101)}`,
    'sort=oldest',
  ])('refuses ?%s', async (query) => {
    expect((await enquiries.read<Problem>(`/api/inquiries?${query}`)).status).toBe(400);
  });
});

describe('GET /api/inquiries/export', () => {
  it('sends the filtered enquiries as a file, and audits the export', async () => {
    const customerEmail = `${randomUUID()}@plumbing.example`;
    const id = await enquire({ customerName: '=cmd', customerEmail, vehicleId: 1 });
    const before = (await actionsOn('CSV')).length;
    const { status, headers, text } = await enquiries.readText(`/api/inquiries/export?search=${customerEmail}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toContain('filename="enquiries.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`${id},"`);
    expect(text).toContain('"\'=cmd"');
    const actions = await actionsOn('CSV');
    expect(actions).toHaveLength(before + 1);
    expect(JSON.stringify(actions)).not.toContain(customerEmail);
  });

  it('is for staff only, and refuses unknown filters', async () => {
    expect((await fetch(`${enquiries.address}/api/inquiries/export`)).status).toBe(401);
    expect((await enquiries.read<Problem>('/api/inquiries/export?limit=5')).status).toBe(400);
  });
});

describe('with 10,000 enquiries', () => {
  beforeAll(async () => {
    await rows.query(`
      INSERT INTO enquiry (vehicle_id, customer_name, customer_email, customer_phone, inquiry_type, message, status, created_at)
      SELECT 1 + n % 2, 'Customer ' || n, 'customer' || n || '@firm.example', '07700 ' || (900000 + n),
        (ARRAY['callback', 'quote', 'test_drive', 'finance', 'chatbot'])[1 + n % 5],
        repeat('Can you tell me about the load length of this van? ', 20) || n,
        (ARRAY['new', 'contacted', 'appointment', 'won', 'lost'])[1 + n % 5], now() - n * interval '10 minutes'
      FROM generate_series(1, 10000) AS n`);
    await rows.query('ANALYZE enquiry');
  });

  it.each([
    ['the newest', 'limit=50', 50],
    ['those of a status', 'limit=50&status=appointment', 50],
    ['those of a search that finds one', 'limit=50&search=customer9876@', 1],
    ['those of a search that finds none', 'limit=50&search=nothing+like+it', 0],
    ['those of a telephone number', 'limit=50&search=07700909876', 1],
  ])('reads %s', async (_what, query, count) => {
    const { status, body } = await enquiries.read<Enquiry[]>(`/api/inquiries?${query}`);
    expect([status, body.length]).toEqual([200, count]);
  });

  it('exports every one of them once', async () => {
    const { text } = await enquiries.readText('/api/inquiries/export?search=@firm.example');
    const ids = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect(ids).toHaveLength(10_000);
    expect(new Set(ids).size).toBe(10_000);
  });
});
