import { randomUUID } from 'node:crypto';
import { natsOptions, type StaffMember } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { IdentityProcess, keys, PASSWORD } from '../testing/identity-process.ts';

let database: ThrowAwayDatabase;
// Its own, because it is stopped.
let server: OwnNats;
let nats: NatsConnection;
let identity: IdentityProcess;
beforeEach(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  nats = await connect(natsOptions(server.url));
  identity = await IdentityProcess.start(database.url, { NATS_URL: server.url });
  await eventually(async () => expect((await identity.readiness()).checks['nats']).toBe('up'));
});
afterEach(async () => {
  await identity.stop();
  await nats.close();
  await server.stop();
  await database.drop();
});

interface Followed {
  readonly status: number;
  readonly headers: Headers;
  /** What has been sent so far. */
  said(): string;
  /** Resolves once the other side has ended it. */
  readonly over: Promise<void>;
}

const follow = async (token: string): Promise<Followed> => {
  const answer = await fetch(`${identity.address}/api/admin/changes`, { headers: { authorization: `Bearer ${token}` } });
  let text = '';
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream() as never) ?? []) text += part;
  };
  return { status: answer.status, headers: answer.headers, said: () => text, over: read() };
};

const publish = async (type: string, entityId: string, data: object = {}): Promise<void> => {
  const about = { id: randomUUID(), type, occurredAt: new Date().toISOString(), entityId, entityVersion: 5 };
  const event = { ...about, correlationId: randomUUID(), causationId: null, data };
  await eventually(() => jetstream(nats).publish(type, JSON.stringify(event)));
};

/** Opens a stream that hears of events: what was asked for before the service had found its place among them is ended. */
const followed = async (token: string): Promise<Followed> =>
  eventually(async () => {
    const stream = await follow(token);
    expect(stream.status).toBe(200);
    const mark = randomUUID();
    for (const type of ['inventory.vehicle.updated.v1', 'enquiries.enquiry.received.v1']) await publish(type, mark);
    await eventually(() => expect(stream.said().split(mark)).toHaveLength(3), 1_000);
    return stream;
  });

it('says which record has changed, and nothing of what it says, unbuffered and kept nowhere', async () => {
  const stream = await followed(keys.sign());
  await publish('inventory.vehicle.updated.v1', '41', { vehicle: { registrationNumber: 'AB12 CDE' } });
  const action = { actor: 'owner', action: 'enquiry.updated', recordType: 'enquiry', recordId: '42', fields: ['status'] };
  await publish('enquiries.staff-action.recorded.v1', randomUUID(), action);
  await eventually(() => {
    expect(stream.said()).toContain('event: change\ndata: {"kind":"vehicle","id":"41","version":5}\n\n');
    expect(stream.said()).toContain('event: change\ndata: {"kind":"enquiry","id":"42"}\n\n');
  });
  expect(stream.said()).not.toMatch(/AB12|owner|status/);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
});

it('is for signed-in staff alone, and ends with the session', async () => {
  expect((await follow('nonsense')).status).toBe(401);
  const { token } = (await identity.signIn(PASSWORD, '198.19.50.1')).body;
  const [own, other] = [await followed(token), await followed(keys.sign())];
  await identity.post('/api/admin/logout', token);
  await own.over;
  expect(own.said()).toMatch(/event: signed-out\ndata: \{\}\n\n$/);
  expect((await follow(token)).status).toBe(401);
  await publish('inventory.vehicle.removed.v1', '77');
  await eventually(() => expect(other.said()).toContain('"id":"77"'));
});

it('ends at once, and says so, when the account is disabled; the next call is refused', async () => {
  const who = { name: 'Jo Brown', email: 'jo@vans.example', role: 'sales' };
  const { id } = (await identity.post<StaffMember>('/api/admin/staff', keys.sign(), who)).body;
  const jti = randomUUID();
  const rows = new Client({ connectionString: database.url });
  await rows.connect();
  await rows.query(
    `INSERT INTO staff_session (id, account_id, issued_at, expires_at) VALUES ($1, $2, now(), now() + interval '1 hour')`,
    [jti, id],
  );
  await rows.end();
  const token = keys.sign({ sub: id, role: 'sales', jti });
  const stream = await followed(token);
  await identity.change(`/api/admin/staff/${id}`, keys.sign(), { isDisabled: true });
  expect((await identity.read('/api/admin/accounts', token)).status).toBe(401);
  const begun = performance.now();
  await stream.over;
  expect(stream.said()).toMatch(/event: signed-out\ndata: \{\}\n\n$/);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

it('ends when the token does', async () => {
  const now = Math.floor(Date.now() / 1_000);
  const stream = await follow(keys.sign({ iat: now, exp: now + 2 }));
  await stream.over;
  expect(stream.said()).toMatch(/signed-out/);
});

it('refuses the 21st stream of an account with 429, and nobody else', async () => {
  await followed(keys.sign({ sub: 'ben' }));
  const streams = await Promise.all(Array.from({ length: 20 }, () => follow(keys.sign({ sub: 'ada' }))));
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const refused = await follow(keys.sign({ sub: 'ada' }));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await follow(keys.sign({ sub: 'ben' }))).status).toBe(200);
});

it('ends, and is refused with 503, while changes are not heard of', async () => {
  const stream = await followed(keys.sign());
  await server.kill();
  await stream.over;
  expect((await follow(keys.sign())).status).toBe(503);
  await server.begin();
  await followed(keys.sign());
});

it('holds nobody up who stops the service', async () => {
  const stream = await followed(keys.sign());
  const begun = performance.now();
  await identity.stop();
  await stream.over;
  expect(performance.now() - begun).toBeLessThan(5_000);
});
