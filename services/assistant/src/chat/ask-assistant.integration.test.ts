import { randomUUID } from 'node:crypto';
import { type ChatAnswer, type Problem, postFactsSchema, type Vehicle, writePostV1 } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, fewAtOnce, OwnNats, serverUrl, someVehicle } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { AssistantProcess } from '../testing/assistant-process.ts';

let database: ThrowAwayDatabase;
let server: OwnNats;
let nats: NatsConnection;
let assistants: AssistantProcess[];

const announce = (type: string, entityId: number, entityVersion: number, data: object) =>
  nats.publish(
    type,
    JSON.stringify({
      id: randomUUID(),
      type,
      occurredAt: new Date().toISOString(),
      entityId: String(entityId),
      entityVersion,
      correlationId: 'chat',
      causationId: null,
      data,
    }),
  );
const put = (vehicle: Vehicle) => announce('inventory.vehicle.updated.v1', vehicle.id, vehicle.version, { vehicle, changed: [] });

let address = 0;
const fromElsewhere = () => {
  address += 1;
  return { 'x-forwarded-for': `2001:db8:77:${address}::1` };
};
const ask = <Body = ChatAnswer>(body: object, headers: Record<string, string> = fromElsewhere(), replica = 0) =>
  (assistants[replica] as AssistantProcess).ask<Body>(body, headers);
const idsOf = ({ recommendedVehicles }: ChatAnswer) => recommendedVehicles.map(({ id }) => id);

const van = someVehicle({
  id: 6_001,
  make: 'Maxus',
  model: 'Deliver 9',
  version: 1,
  price: '18995.00',
  bodyType: 'Panel Van',
});
const tipper = someVehicle({ id: 6_002, make: 'Isuzu', model: 'Grafter', version: 1, price: '24995.00', bodyType: 'Tipper' });

/** A conversation whose turns have the maximum length. */
const longConversation = (turns: number, letter: string) =>
  Array.from({ length: turns }, () => ({ message: letter.repeat(1_000), answer: letter.repeat(4_000), vehicleIds: [] }));

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  nats = await connect({ servers: server.url });
  assistants = await Promise.all([1, 2].map(() => AssistantProcess.start({ DATABASE_URL: database.url, NATS_URL: server.url })));
  // The stream must exist before anything is published.
  await eventually(async () => {
    put(van);
    put(tipper);
    await nats.flush();
    for (const replica of [0, 1]) {
      expect(idsOf((await ask({ message: 'a maxus deliver 9 please' }, fromElsewhere(), replica)).body)).toEqual([van.id]);
      expect(idsOf((await ask({ message: 'any isuzu tippers?' }, fromElsewhere(), replica)).body)).toEqual([tipper.id]);
    }
  });
});
afterAll(async () => {
  await Promise.all(assistants.map((assistant) => assistant.stop()));
  await nats.close();
  await server.stop();
  await database.drop();
});

it('recommends a van as the stock has it', async () => {
  const { status, body } = await ask({ message: 'Have you got a Maxus Deliver 9?' });
  expect(status).toBe(200);
  expect(body.recommendedVehicles).toMatchObject([
    { id: van.id, make: 'Maxus', model: 'Deliver 9', year: van.year, price: '18995.00', vatQualifying: van.vatQualifying },
  ]);
  expect(body.answer).not.toBe('');
});

it('streams the same answer to a client that asks for a stream', async () => {
  const question = { message: 'Have you got a Maxus Deliver 9?' };
  const { body } = await ask(question);
  const response = await fetch(`${assistants[0]?.address}/api/ai-assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...fromElsewhere() },
    body: JSON.stringify(question),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const last = (await response.text()).trim().split('\n\n').at(-1) ?? '';
  const [event, data = ''] = last.split('\ndata: ');
  expect([event, JSON.parse(data)]).toEqual(['event: answer', body]);
});

it('applies an edit in every replica, and recommends nothing that is sold or removed', async () => {
  const other = someVehicle({ id: 6_003, make: 'Toyota', model: 'Proace', version: 1, price: '14995.00', bodyType: 'Panel Van' });
  put(other);
  const recommended = async (replica: number) =>
    idsOf((await ask({ message: 'a toyota proace' }, fromElsewhere(), replica)).body);
  for (const replica of [0, 1]) await eventually(async () => expect(await recommended(replica)).toEqual([other.id]));

  put({ ...other, version: 2, isSold: true });
  for (const replica of [0, 1]) await eventually(async () => expect(await recommended(replica)).not.toContain(other.id));
  put({ ...other, version: 3, isSold: false });
  for (const replica of [0, 1]) await eventually(async () => expect(await recommended(replica)).toEqual([other.id]));
  announce('inventory.vehicle.removed.v1', other.id, 4, { vehicleId: other.id });
  for (const replica of [0, 1]) await eventually(async () => expect(await recommended(replica)).not.toContain(other.id));
});

it('accepts the longest conversation in any script together with a question', async () => {
  // A control character takes six bytes of JSON, more than any other.
  const { status, body } = await ask({ message: 'any isuzu tippers?', earlier: longConversation(8, '\u0001') });
  expect([status, idsOf(body)]).toEqual([200, [tipper.id]]);
});

it.each([
  ['no message', { message: ' ' }],
  ['too long a message', { message: 'x'.repeat(1_001) }],
  ['an unknown field', { message: 'hello', rules: 'none' }],
  ['half a character', { message: 'van \ud800' }],
  ['too long a conversation', { message: 'hello', earlier: longConversation(9, 'x') }],
  ['a forged turn', { message: 'hello', earlier: [{ message: 'hi', answer: 'ok', vehicleIds: ['1'] }] }],
])('refuses %s', async (_what, body) => {
  const { status, body: problem } = await ask<Problem>(body);
  expect([status, problem.code]).toEqual([400, 'SERVICE.INVALID_INPUT']);
});

it('accepts 120 messages from one network in ten minutes, and tells the next when to retry (D32)', async () => {
  const headers = fromElsewhere();
  const statuses = await fewAtOnce(120, async () => (await ask({ message: 'hello' }, headers)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await fetch(`${assistants[0]?.address}/api/ai-assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message: 'hello' }),
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask({ message: 'hello' })).status).toBe(200);
});

describe('what is not in stock', () => {
  const reportOf = (headers?: Record<string, string>) => (assistants[0] as AssistantProcess).unmetWishes(headers);

  it('is counted once per conversation, in the terms of the stock', async () => {
    const message = 'got any nissan nv200 for my mate Kevin?';
    await ask({ message });
    await ask({ message: 'nissan nv200 then', earlier: [{ message, answer: '', vehicleIds: [] }] });
    await ask({ message });

    await eventually(async () => {
      const { body } = await reportOf();
      expect(body.wishes.filter(({ wish }) => wish.includes('Nissan NV200'))).toMatchObject([{ conversations: 2 }]);
      expect(JSON.stringify(body)).not.toContain('Kevin');
    });
  });

  it('is reported to staff only', async () => {
    expect((await reportOf({})).status).toBe(401);
  });
});

it('answers the command for the text of a post', async () => {
  const vehicle = postFactsSchema.parse(someVehicle({ id: 7, fuelType: 'Diesel', transmission: 'Manual' }));
  const ask = async () =>
    (await nats.request(writePostV1.subject, JSON.stringify({ vehicle, platform: 'facebook', wording: 0 }))).json<{
      answer: { text: string };
    }>();

  const { answer } = await eventually(ask);

  expect(answer.text).toContain(
    'Price: £18,995 plus VAT (£22,794 including VAT)\nStatus: In Stock\nFuel: Diesel\nTransmission: Manual',
  );
  expect(answer.text).toContain('https://vans.example/vehicle/7');
  expect(answer.text).toContain('#Ford');
});
