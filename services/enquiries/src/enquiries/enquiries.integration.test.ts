import { randomUUID } from 'node:crypto';
import { type Enquiry, type EnquiryReceipt, enquiryReceiptSchema, enquirySchema, type Problem } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, fewAtOnce, ServerGate, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { signFormToken } from '../forms/form-token.ts';
import { EnquiriesProcess, FORM_TOKEN_SECRET, NOWHERE, newAddress } from '../testing/enquiries-process.ts';
import { calculation, calculationWithoutVat, callback, chat } from '../testing/sent-forms.ts';

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
      (2, 'Volkswagen', 'Caddy', 2019, 'HV19 ABC', 9000, false, false, false)`);
});

afterAll(async () => {
  await rows?.end();
  await enquiries?.stop();
  await database?.drop();
});

const send = (body: object, headers: Record<string, string> = {}) =>
  enquiries.post<EnquiryReceipt>('/api/inquiries', body, headers);
const refuse = (body: object, headers: Record<string, string> = {}) => enquiries.post<Problem>('/api/inquiries', body, headers);
const list = async (query = ''): Promise<Enquiry[]> => (await enquiries.read<Enquiry[]>(`/api/inquiries${query}`)).body;
const stored = async (id: number): Promise<Enquiry> => (await list()).find((enquiry) => enquiry.id === id) as Enquiry;
const count = async (): Promise<number> => (await list()).length;
/** What staff see of an enquiry that nobody has handled yet. */
const UNTOUCHED = {
  status: 'new',
  version: 1,
  assignee: null,
  cameBy: null,
  enteredBy: null,
  ringAgainAt: null,
  appointmentAt: null,
  erasedAt: null,
  vehicle: null,
  calculation: null,
  notes: [],
  replies: [],
  steps: [],
  changes: [],
  // Other tests write as the same people.
  others: { count: expect.any(Number), newest: expect.any(Array) },
  replyDueAt: expect.any(String),
};
const messagesOf = ({ errors = [] }: Problem) => Object.fromEntries(errors.map(({ path, message }) => [path, message]));

describe('POST /api/inquiries', () => {
  it('stores an enquiry from the form, answers with a receipt, and publishes one event without personal data', async () => {
    const { status, body } = await send(callback);
    expect(status).toBe(201);
    expect(enquiryReceiptSchema.strict().parse(body)).toEqual(body);
    const enquiry = await stored(body.id);
    expect(enquirySchema.strict().parse(enquiry)).toEqual(enquiry);
    expect(enquiry).toEqual({ ...callback, ...body, ...UNTOUCHED });
    const { rows: events } = await rows.query(`SELECT envelope FROM outbox WHERE envelope->>'entityId' = $1`, [String(body.id)]);
    expect(events).toHaveLength(1);
    expect(events[0].envelope).toMatchObject({
      type: 'enquiries.enquiry.received.v1',
      entityVersion: 1,
      data: { inquiryType: 'callback', vehicleId: null },
    });
    expect(JSON.stringify(events)).not.toMatch(/Ada|plumbing|07700|side door/);
  });

  it('stores an enquiry from the chat with type chatbot and no vehicle (D16)', async () => {
    const { status, body } = await send(chat);
    expect(status).toBe(201);
    expect(await stored(body.id)).toEqual({
      ...body,
      vehicleId: null,
      customerName: 'Bo',
      customerEmail: 'bo@roofing.example',
      customerPhone: null,
      inquiryType: 'chatbot',
      message: chat.message,
      preferredContactTime: null,
      ...UNTOUCHED,
    });
  });

  it.each([
    ['a script', '<script>alert("x")</script>'],
    ['a formula', '=HYPERLINK("https://evil.example","click")'],
    ['SQL', `'); DROP TABLE enquiry; --`],
    ['emoji', 'ça va 🚐'],
  ])('stores %s as the text it is, in a name of one line and a message of several', async (_what, text) => {
    const message = `${text}\nsecond line`;
    const { body } = await send({ ...callback, customerName: text, message });
    expect(await stored(body.id)).toMatchObject({ customerName: text, message });
  });

  it.each([
    [
      'nothing',
      {},
      {
        customerName: 'Name must be at least 2 characters',
        customerEmail: 'Please enter a valid email address',
        customerPhone: 'Please enter a valid phone number',
        inquiryType: 'Please select an inquiry type',
      },
    ],
    ['a name of one letter', { ...callback, customerName: ' A ' }, { customerName: 'Name must be at least 2 characters' }],
    ['no email address', { ...callback, customerEmail: 'ada@' }, { customerEmail: 'Please enter a valid email address' }],
    [
      'two email addresses',
      { ...callback, customerEmail: 'a@b.example,c@d.example' },
      { customerEmail: 'Please enter a valid email address' },
    ],
    [
      'a phone number of nine characters',
      { ...callback, customerPhone: '077009001' },
      { customerPhone: 'Please enter a valid phone number' },
    ],
    ['an empty type', { ...callback, inquiryType: '' }, { inquiryType: 'Please select an inquiry type' }],
    ['the type of the chat', { ...callback, inquiryType: 'chatbot' }, { inquiryType: 'Please select an inquiry type' }],
    ['an unknown field', { ...callback, admin: true }, { admin: 'This is not a field that can be sent here' }],
    ['an id', { ...callback, id: 1 }, { id: 'This is not a field that can be sent here' }],
    [
      'the form and the chat at once',
      { ...callback, source: 'chatbot' },
      expect.objectContaining({ inquiryType: 'This is not a field that can be sent here' }),
    ],
    ['a NUL', { ...callback, message: 'a\u0000b' }, { message: 'Remove the characters that are not text' }],
    ['a vehicle that no database can number', { ...callback, vehicleId: 2 ** 31 }, { vehicleId: expect.any(String) }],
    ['a chat without a name', { ...chat, customerName: ' ' }, { customerName: 'Please enter your name' }],
    ['a list', [], { '': 'What was sent must be a set of named values' }],
  ])('refuses %s with the message of each field, and stores nothing', async (_what, body, messages) => {
    const before = await count();
    const { status, headers, body: problem } = await refuse(body);
    expect([status, problem.code]).toEqual([400, 'SERVICE.INVALID_INPUT']);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(messagesOf(problem)).toEqual(messages);
    expect(await count()).toBe(before);
  });

  it.each([
    [
      'says what it is for when the visitor wrote nothing',
      { vehicleId: 1, message: null },
      'Test drive request for Ford Transit',
    ],
    ['and where the message is blank', { vehicleId: 1, message: '  ' }, 'Test drive request for Ford Transit'],
    ['keeps what the visitor wrote', { vehicleId: 1, message: 'On Friday' }, 'On Friday'],
    ['stays without a message for a vehicle it does not know', { vehicleId: 999, message: null }, null],
    ['stays without a message where no vehicle is named', { vehicleId: null }, null],
  ])('of a test drive %s', async (_what, facts, message) => {
    const { message: _, ...form } = callback;
    const { status, body } = await send({ ...form, inquiryType: 'test_drive', ...facts });
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject({ inquiryType: 'test_drive', message, vehicleId: facts.vehicleId });
  });

  it('stores one enquiry per Idempotency-Key and repeats the answer, in sequence and concurrently', async () => {
    const before = await count();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [...(await Promise.all([1, 2, 3, 4].map(() => send(callback, headers)))), await send(callback, headers)];
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await count()).toBe(before + 1);
    expect((await refuse({ ...callback, message: 'Something else' }, headers)).status).toBe(422);
  });
});

it('while PostgreSQL comes and goes every answer is a receipt or a 503, and each receipt matches one stored enquiry', async () => {
  const gate = await ServerGate.to(database.url);
  const service = await EnquiriesProcess.start({ DATABASE_URL: gate.url, NATS_URL: NOWHERE, MAIL_DIR: '/nowhere' });
  const customerEmail = `${randomUUID()}@plumbing.example`;
  const receipts: EnquiryReceipt[] = [];
  const others: string[] = [];
  let isOver = false;
  const sendUntilOver = async (): Promise<void> => {
    while (!isOver) {
      const key = { 'idempotency-key': randomUUID() };
      for (let tries = 0, done = false; !done && tries < 200; tries += 1) {
        const { status, headers, body } = await service.post<EnquiryReceipt>(
          '/api/inquiries',
          { ...callback, customerEmail },
          key,
        );
        done = status === 201;
        if (done) receipts.push(body);
        else if (status !== 503 || !headers.has('retry-after')) others.push(`${status} ${JSON.stringify(body)}`);
      }
    }
  };
  try {
    const senders = Promise.all(Array.from({ length: 10 }, sendUntilOver));
    for (let round = 1; round <= 5; round += 1) {
      await eventually(() => expect(receipts.length).toBeGreaterThan(round * 20), 60_000);
      await gate.shut();
      await gate.open();
    }
    isOver = true;
    await senders;
    expect(others).toEqual([]);
    const stored = (await list()).filter((enquiry) => enquiry.customerEmail === customerEmail);
    expect(stored.map(({ id }) => id).toSorted()).toEqual(receipts.map(({ id }) => id).toSorted());
  } finally {
    isOver = true;
    await service.stop();
    await gate.shut();
  }
});

describe('an attached calculation (D18)', () => {
  const quote = { ...callback, inquiryType: 'quote' };

  it.each([
    ['adds up', { vehicleId: null, calculation }],
    ['adds up without VAT for a van that has none', { vehicleId: 2, calculation: calculationWithoutVat }],
    ['adds up either way for a van that is not known yet', { vehicleId: 999, calculation: calculationWithoutVat }],
    ['names another van than the enquiry', { vehicleId: 1, calculation: { ...calculationWithoutVat, vehicleId: 2 } }],
  ])('is stored with the enquiry when it %s', async (_what, facts) => {
    const { status, body } = await send({ ...quote, ...facts });
    expect(status).toBe(201);
    const { rows: found } = await rows.query(
      'SELECT calculation.* FROM enquiry JOIN calculation ON calculation.id = calculation_id WHERE enquiry.id = $1',
      [body.id],
    );
    expect(found).toMatchObject([{ monthly_payment: facts.calculation.monthlyPayment.toFixed(2), vehicle_price: '30000.00' }]);
    const { vehicleId: _, ...figures } = facts.calculation;
    expect((await stored(body.id)).calculation).toMatchObject(figures);
  });

  it.each([
    [
      'a payment that is a penny off',
      { ...calculation, monthlyPayment: 800.81 },
      null,
      { 'calculation.monthlyPayment': 'The monthly payment does not add up: it should be £800.80' },
    ],
    [
      'no VAT where there is no vehicle',
      calculationWithoutVat,
      null,
      expect.objectContaining({ 'calculation.totalCost': 'The total cost does not add up: it should be £48,048.01' }),
    ],
    [
      'VAT for a van that has none',
      calculation,
      2,
      expect.objectContaining({ 'calculation.totalInterest': 'The total interest does not add up: it should be £10,040.01' }),
    ],
    ['a term of eleven months (D22)', { ...calculation, termMonths: 11 }, null, { 'calculation.termMonths': expect.any(String) }],
  ])('is refused with %s, and nothing is stored', async (_what, wrong, vehicleId, messages) => {
    const before = await count();
    const { status, body } = await refuse({ ...quote, vehicleId, calculation: wrong });
    expect(status).toBe(400);
    expect(messagesOf(body)).toEqual(messages);
    expect(await count()).toBe(before);
  });
});

describe('the guard of forms', () => {
  const secondsAgo = (seconds: number) => signFormToken(FORM_TOKEN_SECRET, Date.now() - seconds * 1_000);

  it('opens a form with a token that is valid after two seconds', async () => {
    const { status, headers, body } = await enquiries.get<{ formToken: string }>('/api/inquiries/form-token');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await refuse({ ...callback, formToken: body.formToken })).body.code).toBe('ENQUIRIES.FORM_SENT_TOO_SOON');
    expect((await send({ ...callback, formToken: secondsAgo(2.1) })).status).toBe(201);
  });

  it.each([
    ['a forged token', { formToken: `${secondsAgo(60)}x` }, 'ENQUIRIES.FORM_TOKEN_INVALID', 'formToken'],
    ['a token of yesterday', { formToken: secondsAgo(24 * 3_600 + 5) }, 'ENQUIRIES.FORM_TOKEN_EXPIRED', 'formToken'],
    ['a hidden field filled in', { website: 'https://spam.example' }, 'ENQUIRIES.HIDDEN_FIELD_FILLED', 'website'],
  ])('refuses %s plainly, and stores nothing', async (_what, facts, code, path) => {
    const before = await count();
    const { status, body } = await refuse({ ...callback, ...facts });
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, code, path]);
    expect(await count()).toBe(before);
  });

  it('accepts 60 from one address without a token, says when the next is allowed, and accepts up to 300 with one (D32)', async () => {
    const headers = { 'x-forwarded-for': `198.51.100.7, ${newAddress()}` };
    const form = { ...callback, message: 'From an office behind one address' };
    // Requests refused for another reason are not counted.
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await refuse({ ...form, customerName: '' }, headers)).status).toBe(400);
    const all = (number: number, facts: object) =>
      fewAtOnce(number, async () => (await send({ ...form, ...facts }, headers)).status);
    expect(new Set(await all(60, {}))).toEqual(new Set([201]));
    const before = await count();
    const { status, headers: answered, body } = await refuse(form, headers);
    expect([status, body.code]).toEqual([429, 'ENQUIRIES.TOO_MANY']);
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answered.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(await count()).toBe(before);
    const token = { formToken: secondsAgo(60) };
    expect(new Set(await all(240, token))).toEqual(new Set([201]));
    expect((await refuse({ ...form, ...token }, headers)).status).toBe(429);
    expect((await send(form)).status).toBe(201);
  });

  it('a flood from one address is refused beyond its limit, and holds up nobody else', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const form = { ...callback, vehicleId: 1 };
    const withKey = (all: Record<string, string> = {}) => send(form, { ...all, 'idempotency-key': randomUUID() });
    const flood = Array.from({ length: 400 }, (_, number) => (number % 2 ? withKey(headers) : send(form, headers)));
    const others = await Promise.all(Array.from({ length: 10 }, () => withKey()));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
    const answers = await Promise.all(flood);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    for (const { headers: answered } of answers.filter(({ status }) => status !== 201)) {
      expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
  });

  it('counts in memory while Redis is unavailable', async () => {
    const gate = await ServerGate.to(String(process.env['REDIS_URL']));
    const settings = { DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: '/nowhere', REDIS_URL: gate.url };
    const service = await EnquiriesProcess.start(settings);
    try {
      await gate.shut();
      const headers = { 'x-forwarded-for': newAddress() };
      for (let number = 0; number < 60; number += 1) {
        expect((await service.post('/api/inquiries', callback, headers)).status).toBe(201);
      }
      expect((await service.post('/api/inquiries', callback, headers)).status).toBe(429);
    } finally {
      await service.stop();
    }
  });

  it('does not count a repeated request', async () => {
    const headers = { 'x-forwarded-for': newAddress(), 'idempotency-key': randomUUID() };
    for (let repeat = 0; repeat < 70; repeat += 1) expect((await send(callback, headers)).status).toBe(201);
  });
});

describe('GET /api/inquiries', () => {
  it('is for staff only', async () => {
    const { status, body } = await enquiries.get<Problem>('/api/inquiries');
    expect([status, body.code]).toEqual([401, 'SERVICE.UNAUTHORISED']);
  });

  it('lists the newest first, all at once or in pages', async () => {
    for (const name of ['First', 'Second', 'Third']) await send({ ...callback, customerName: name });
    const all = await list();
    expect(all.slice(0, 3).map(({ customerName }) => customerName)).toEqual(['Third', 'Second', 'First']);
    const parts: Enquiry[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: { headers: Headers; body: Enquiry[] } = await enquiries.read(
        `/api/inquiries?limit=50${cursor && `&cursor=${cursor}`}`,
      );
      parts.push(...answer.body);
      cursor = answer.headers.get('x-next-cursor');
    }
    expect(parts).toEqual(all);
  });

  const cursorOf = (...place: unknown[]) => `cursor=${Buffer.from(JSON.stringify(place)).toString('base64url')}`;
  it.each([
    ['limit=0'],
    ['limit=many'],
    ['cursor=nonsense'],
    [cursorOf('2026-11-22T12:00:00.000Z', 1e15)],
    [cursorOf('0000-01-01T00:00:00.000Z', 1)],
    ['page=2'],
    ['from=0000-01-01'],
    ['vehicleId=2147483648'],
    ['search=%00'],
  ])('refuses ?%s', async (query) => {
    expect((await enquiries.read<Problem>(`/api/inquiries?${query}`)).status).toBe(400);
  });
});
