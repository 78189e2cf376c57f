import { natsOptions } from '@forecourt/contracts';
import type { ReceivedEvent } from '@forecourt/server-kit';
import { eventually, ServerGate } from '@forecourt/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { noteController, writeNote } from '../testing/note-service.ts';
import { natsUrl, newName, noteEvent, startTestService, type TestService } from '../testing/test-service.ts';
import { Outbox } from './outbox.ts';

const running: TestService[] = [];
const start = async (options: Parameters<typeof startTestService>[0]): Promise<TestService> => {
  const service = await startTestService(options);
  running.push(service);
  return service;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

const textOf = ({ data }: ReceivedEvent): string => noteEvent('any').schema.shape.data.parse(data).text;
const unpublished = async ({ database }: TestService): Promise<number> =>
  (await database.query('SELECT count(*)::int AS count FROM outbox WHERE published_at IS NULL'))[0].count;

it('delivers an event once from the transaction to its handler, with its correlation id', async () => {
  const name = newName();
  const heard: ReceivedEvent[] = [];
  const service = await start({ name, controllers: [noteController(name, (event) => void heard.push(event))] });

  await writeNote(service, name, 'hello');

  await eventually(() => expect(heard.map(textOf)).toEqual(['hello']));
  expect(heard[0]).toMatchObject({ type: `${name}.note.written.v1`, entityId: 'a', entityVersion: 1, causationId: null });
  await eventually(async () => expect(await unpublished(service)).toBe(0));
});

it('publishes nothing from a transaction that is rolled back', async () => {
  const name = newName();
  const heard: string[] = [];
  const service = await start({ name, controllers: [noteController(name, (event) => void heard.push(textOf(event)))] });

  const failing = service.database.transaction(async (manager) => {
    await service.app.get(Outbox).add(manager, noteEvent(name), { entityId: 'a', entityVersion: 1, data: { text: 'never' } });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await writeNote(service, name, 'after');

  await eventually(() => expect(heard).toEqual(['after']));
});

it('refuses an event outside a transaction, and one that breaks its contract', async () => {
  const name = newName();
  const { app, database } = await start({ name });
  const event = { entityId: 'a', entityVersion: 1, data: { text: 'x' } };

  await expect(app.get(Outbox).add(database.manager, noteEvent(name), event)).rejects.toThrow('transaction');
  const wrong = database.transaction((manager) => app.get(Outbox).add(manager, noteEvent(name), { ...event, entityVersion: 0 }));
  await expect(wrong).rejects.toThrow('entityVersion');
});

it('delivers once what was committed while NATS was down', async () => {
  const name = newName();
  const gate = await ServerGate.to(natsUrl);
  const heard: string[] = [];
  const controllers = [noteController(name, (event) => void heard.push(textOf(event)))];
  const service = await start({ name, controllers, environment: { NATS_URL: gate.url } });
  await writeNote(service, name, 'before', 'a', 1);
  await eventually(() => expect(heard).toEqual(['before']));
  // An event is heard before the outbox knows that it was published.
  await eventually(async () => expect(await unpublished(service)).toBe(0));

  await gate.shut();
  await writeNote(service, name, 'while down', 'a', 2);
  expect(await unpublished(service)).toBe(1);
  await gate.open();

  await eventually(() => expect(heard).toEqual(['before', 'while down']));
  await eventually(async () => expect(await unpublished(service)).toBe(0));
  await writeNote(service, name, 'after', 'a', 3);
  await eventually(() => expect(heard).toEqual(['before', 'while down', 'after']));
  await service.stop();
  await gate.shut();
});

it('starts without NATS and publishes once it is up', async () => {
  const name = newName();
  const gate = await ServerGate.to(natsUrl);
  await gate.shut();
  const heard: string[] = [];
  const controllers = [noteController(name, (event) => void heard.push(textOf(event)))];
  const service = await start({ name, controllers, environment: { NATS_URL: gate.url } });
  await writeNote(service, name, 'early');

  await gate.open();

  await eventually(() => expect(heard).toEqual(['early']));
  await service.stop();
  await gate.shut();
});

it('publishes everything again after the stream was deleted, and nothing is applied twice', async () => {
  const name = newName();
  const heard: string[] = [];
  const service = await start({ name, controllers: [noteController(name, (event) => void heard.push(textOf(event)))] });
  await writeNote(service, name, 'one', 'a');
  await writeNote(service, name, 'two', 'b');
  await eventually(() => expect([...heard].sort()).toEqual(['one', 'two']));

  const connection = await connect(natsOptions(natsUrl));
  const manager = await jetstreamManager(connection);
  await manager.streams.delete(name);
  await writeNote(service, name, 'three', 'c');

  await eventually(() => expect([...heard].sort()).toEqual(['one', 'three', 'two']));
  await eventually(async () => expect((await manager.streams.info(name)).state.messages).toBe(3), 15_000);
  expect(heard).toHaveLength(3);
  await connection.close();
});

it('preserves the order of each entity with two relays', async () => {
  const name = newName();
  const heard = new Map<string, number[]>();
  const controllers = [
    noteController(name, ({ entityId, entityVersion }) => {
      heard.set(entityId, [...(heard.get(entityId) ?? []), entityVersion]);
    }),
  ];
  const first = await start({ name, controllers });
  const second = await start({ name, databaseUrl: String(process.env['DATABASE_URL']) });

  const writeAll = async (entityId: string, service: TestService): Promise<void> => {
    for (let version = 1; version <= 20; version += 1) await writeNote(service, name, 'x', entityId, version);
  };
  await Promise.all([writeAll('a', first), writeAll('b', second), writeAll('c', first)]);

  const inOrder = Array.from({ length: 20 }, (_, index) => index + 1);
  await eventually(() => expect(Object.fromEntries(heard)).toEqual({ a: inOrder, b: inOrder, c: inOrder }), 15_000);
});
