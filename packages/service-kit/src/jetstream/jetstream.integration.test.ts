import { setTimeout as delay } from 'node:timers/promises';
import { natsOptions } from '@forecourt/contracts';
import { Metrics } from '@forecourt/server-kit';
import { eventually, ServerGate } from '@forecourt/testing';
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { currentContext } from '../logging/request-context.ts';
import { Outbox } from '../outbox/outbox.ts';
import { manyNotesController, noteController, writeNote } from '../testing/note-service.ts';
import { natsUrl, newName, noteEvent, startTestService, type TestService } from '../testing/test-service.ts';

let connection: NatsConnection;
let manager: JetStreamManager;
beforeAll(async () => {
  connection = await connect(natsOptions(natsUrl));
  manager = await jetstreamManager(connection);
});
afterAll(() => connection.close());

const running: TestService[] = [];
const start = async (options: Parameters<typeof startTestService>[0]): Promise<TestService> => {
  const service = await startTestService(options);
  running.push(service);
  return service;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

const deadLettersOf = (service: TestService): Promise<{ reason: string; attempts: number; payload: Buffer }[]> =>
  service.database.query('SELECT * FROM dead_letters');
const publish = (name: string, event: object): Promise<unknown> =>
  jetstream(connection).publish(`${name}.note.written.v1`, JSON.stringify(event));
const outcomes = async (service: TestService): Promise<Record<string, number>> => {
  const counter = service.app.get(Metrics).registry.getSingleMetric('events_handled_total');
  const { values = [] } = (await counter?.get()) ?? {};
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels['outcome']), value]));
};

it('redelivers an event until its handler succeeds, and applies it once', async () => {
  const name = newName();
  let attempts = 0;
  const controller = noteController(name, async (_event, context) => {
    attempts += 1;
    await context.manager.query('CREATE TABLE IF NOT EXISTS note (attempt integer)');
    await context.manager.query('INSERT INTO note VALUES ($1)', [attempts]);
    if (attempts < 3) throw new Error('not yet');
  });
  const service = await start({ name, controllers: [controller] });

  await writeNote(service, name, 'x');

  await eventually(async () => expect(await outcomes(service)).toMatchObject({ applied: 1 }));
  expect(await service.database.query('SELECT attempt FROM note')).toEqual([{ attempt: 3 }]);
});

it('makes an event that always fails a dead letter with the reason, and continues', async () => {
  const name = newName();
  const heard: string[] = [];
  const controller = noteController(name, ({ entityId }) => {
    heard.push(entityId);
    if (entityId === 'bad') throw new TypeError('cannot be handled');
  });
  const service = await start({ name, controllers: [controller] });

  await writeNote(service, name, 'x', 'bad');
  await writeNote(service, name, 'x', 'good');

  await eventually(async () => expect(await deadLettersOf(service)).toHaveLength(1));
  const [letter] = await deadLettersOf(service);
  expect(letter).toMatchObject({ reason: 'TypeError: cannot be handled', subject: `${name}.note.written.v1`, attempts: 3 });
  expect(JSON.parse(String(letter?.payload))).toMatchObject({ entityId: 'bad' });
  // A server that restarts delivers again what it has not noted as delivered: 'at least' is all that is promised.
  await eventually(async () => expect(await outcomes(service)).toMatchObject({ dead: 1, applied: 1 }));
  expect(heard.filter((id) => id === 'bad').length).toBeGreaterThanOrEqual(3);
});

it('makes an event that breaks its contract a dead letter at once', async () => {
  const name = newName();
  const service = await start({ name, controllers: [noteController(name, () => undefined)] });
  await eventually(() => manager.streams.info(name));

  await publish(name, { id: 'no uuid' });

  await eventually(async () => expect(await deadLettersOf(service)).toHaveLength(1));
  const [letter] = await deadLettersOf(service);
  expect(letter?.attempts).toBe(1);
  expect(letter?.reason).toContain('does not fit its contract');
});

it('ignores an event that is older than the last one of its entity', async () => {
  const name = newName();
  const heard: number[] = [];
  const service = await start({
    name,
    controllers: [noteController(name, ({ entityVersion }) => void heard.push(entityVersion))],
  });

  await writeNote(service, name, 'new', 'a', 5);
  await eventually(() => expect(heard).toEqual([5]));
  await writeNote(service, name, 'old', 'a', 4);
  await writeNote(service, name, 'newer', 'a', 6);

  await eventually(() => expect(heard).toEqual([5, 6]));
  await eventually(async () => expect(await outcomes(service)).toEqual({ applied: 2, stale: 1 }));
});

it('applies an event once that is delivered twice', async () => {
  const name = newName();
  const heard: string[] = [];
  const service = await start({ name, controllers: [noteController(name, ({ id }) => void heard.push(id))] });
  await writeNote(service, name, 'x');
  await eventually(() => expect(heard).toHaveLength(1));

  const stored = await manager.streams.getMessage(name, { seq: 1 });
  await publish(name, stored?.json() ?? {});

  await eventually(async () => expect(await outcomes(service)).toEqual({ applied: 1, repeated: 1 }));
  expect(heard).toHaveLength(1);
});

it('applies an event once whose acknowledgement was lost', async () => {
  const name = newName();
  const gate = await ServerGate.to(natsUrl);
  let applied = 0;
  const controller = noteController(name, async () => {
    applied += 1;
    await gate.shut();
  });
  const service = await start({ name, controllers: [controller], environment: { NATS_URL: gate.url } });

  await writeNote(service, name, 'x');
  await eventually(async () => expect(await service.database.query('SELECT 1 FROM inbox')).toHaveLength(1));
  await gate.open();

  await eventually(async () => expect(await outcomes(service)).toMatchObject({ repeated: 1 }));
  expect(applied).toBe(1);
  await service.stop();
  await gate.shut();
});

it('handles events that arrive meanwhile together in their order, and finds the one among them that fails', async () => {
  const name = newName();
  let endFirst: () => void = () => undefined;
  const firstMayEnd = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const begun: string[] = [];
  const controller = noteController(name, async ({ entityId }, { manager: entities }) => {
    begun.push(entityId);
    if (entityId === 'first') {
      await firstMayEnd;
      await entities.query('CREATE TABLE note (place serial, entity text, transaction text)');
    }
    await entities.query('INSERT INTO note (entity, transaction) VALUES ($1, pg_current_xact_id()::text)', [entityId]);
    if (entityId === 'bad') throw new TypeError('cannot be handled');
  });
  const service = await start({ name, controllers: [controller] });
  const notes = (): Promise<{ entity: string; transaction: string }[]> =>
    service.database.query('SELECT entity, transaction FROM note ORDER BY place');

  await writeNote(service, name, 'x', 'first');
  await eventually(() => expect(begun).toEqual(['first']));
  const good = Array.from({ length: 20 }, (_, place) => `good ${place}`);
  for (const entityId of good) await writeNote(service, name, 'x', entityId);
  await eventually(async () => expect((await manager.streams.info(name)).state.messages).toBe(21));
  endFirst();
  await eventually(async () => expect(await outcomes(service)).toEqual({ applied: 21 }));
  expect((await notes()).map(({ entity }) => entity)).toEqual(['first', ...good]);
  expect(new Set((await notes()).map(({ transaction }) => transaction)).size).toBeLessThan(21);

  await Promise.all(['bad', 'last 1', 'last 2'].map((entityId) => writeNote(service, name, 'x', entityId)));
  await eventually(async () => expect(await outcomes(service)).toMatchObject({ applied: 23, dead: 1 }));
  expect((await deadLettersOf(service)).map(({ attempts }) => attempts)).toEqual([3]);
  expect(
    (await notes())
      .slice(21)
      .map(({ entity }) => entity)
      .toSorted(),
  ).toEqual(['last 1', 'last 2']);
});

it('passes events that arrive meanwhile to a handler of many in one call, without those that it has had', async () => {
  const name = newName();
  let endFirst: () => void = () => undefined;
  const firstMayEnd = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const calls: string[][] = [];
  const controller = manyNotesController(name, async (events) => {
    calls.push(events.map(({ entityId, entityVersion }) => `${entityId} ${entityVersion}`));
    if (calls.length === 1) await firstMayEnd;
    if (events.some(({ entityId }) => entityId === 'bad')) throw new TypeError('cannot be handled');
  });
  const service = await start({ name, controllers: [controller] });

  await writeNote(service, name, 'x', 'first', 2);
  await eventually(() => expect(calls).toEqual([['first 2']]));
  for (const [entityId, version] of [
    ['a', 1],
    ['first', 1],
    ['bad', 1],
    ['a', 2],
  ] as const)
    await writeNote(service, name, 'x', entityId, version);
  await eventually(async () => expect((await manager.streams.info(name)).state.messages).toBe(5));
  endFirst();

  await eventually(async () => expect(await outcomes(service)).toMatchObject({ applied: 3, stale: 1, dead: 1 }));
  expect(calls.slice(1)).toContainEqual(['a 1', 'bad 1', 'a 2']);
  expect(calls.slice(2)).toEqual(expect.arrayContaining([['a 1'], ['bad 1'], ['a 2']]));
  expect(calls.slice(1).flat()).not.toContain('first 1');
});

it('passes correlation and causation ids on to the events that a handler publishes', async () => {
  const name = newName();
  const seen: unknown[] = [];
  let service: TestService | undefined;
  const controller = noteController(name, async (event, { manager: entities }) => {
    seen.push({ correlationId: currentContext()?.correlationId, causationId: event.causationId, id: event.id });
    if (event.entityId !== 'first') return;
    await service?.app.get(Outbox).add(entities, noteEvent(name), { entityId: 'second', entityVersion: 1, data: { text: 'y' } });
  });
  service = await start({ name, controllers: [controller] });

  await writeNote(service, name, 'x', 'first');

  await eventually(() => expect(seen).toHaveLength(2));
  const [first, second] = seen as { correlationId: string; causationId: string | null; id: string }[];
  expect(second).toMatchObject({ correlationId: first?.correlationId, causationId: first?.id });
});

it('waits for a slow handler when it stops', async () => {
  const name = newName();
  let state = 'idle';
  const controller = noteController(name, async () => {
    state = 'begun';
    await delay(300);
    state = 'done';
  });
  const service = await start({ name, controllers: [controller] });
  await writeNote(service, name, 'x');
  await eventually(() => expect(state).toBe('begun'));

  await service.stop();

  expect(state).toBe('done');
});
