import { randomUUID } from 'node:crypto';
import { defineEvent, type EventDefinition, natsOptions } from '@forecourt/contracts';
import { Metrics } from '@forecourt/server-kit';
import { eventually } from '@forecourt/testing';
import { type JetStreamClient, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { noteController } from '../testing/note-service.ts';
import { natsUrl, newName, noteEvent, startTestService, type TestService } from '../testing/test-service.ts';

let connection: NatsConnection;
let client: JetStreamClient;
beforeAll(async () => {
  connection = await connect(natsOptions(natsUrl));
  client = jetstream(connection);
});
afterAll(() => connection.close());

const running: TestService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

const tornEvent = (name: string) => defineEvent(`${name}.note.torn.v1`, z.object({}));
const sealedEvent = (name: string) => defineEvent(`${name}.note.sealed.v1`, z.object({ seal: z.string() }));
const present = (name: string) => [noteEvent(name), tornEvent(name)];
const future = (name: string) => [...present(name), sealedEvent(name)];

const start = async (
  name: string,
  definitions: readonly EventDefinition[],
  heard: string[],
  options: { databaseUrl?: string; rollOutMs?: number } = {},
): Promise<TestService> => {
  const { rollOutMs = 60_000, ...others } = options;
  const controller = noteController(
    name,
    ({ type, entityVersion }) => void heard.push(`${type.split('.')[2]} ${entityVersion}`),
    definitions,
  );
  const delivery = { attempts: 3, firstRetryMs: 20, rollOutMs, offerEveryMs: 20, ackWaitMs: 1_500 };
  const service = await startTestService({ name, controllers: [controller], delivery, ...others });
  running.push(service);
  return service;
};
const publish = (type: string, entityVersion: number, data: object, entityId = 'a'): Promise<unknown> =>
  client.publish(
    type,
    JSON.stringify({
      id: randomUUID(),
      type,
      occurredAt: new Date().toISOString(),
      entityId,
      entityVersion,
      correlationId: 'test',
      causationId: null,
      data,
    }),
  );
const written = (name: string, version: number, entityId?: string) =>
  publish(`${name}.note.written.v1`, version, { text: 'x' }, entityId);
const sealed = (name: string, version: number, entityId?: string) =>
  publish(`${name}.note.sealed.v1`, version, { seal: 'y' }, entityId);
const outcomes = async (service: TestService): Promise<Record<string, number>> => {
  const counter = service.app.get(Metrics).registry.getSingleMetric('events_handled_total');
  const { values = [] } = (await counter?.get()) ?? {};
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels['outcome']), value]));
};
const waiting = async (name: string): Promise<number> =>
  (await (await jetstreamManager(connection)).consumers.info(name, `${name}-${name}_note_any_v1`)).num_ack_pending;

it('an event of an unknown type does not block others, and is acknowledged when a roll-out must be over', async () => {
  const name = newName();
  const heard: string[] = [];
  const service = await start(name, present(name), heard, { rollOutMs: 3_000 });
  await eventually(() => waiting(name));

  await sealed(name, 1);
  await written(name, 2);
  await publish(`${name}.note.written.v2`, 3, { words: ['x'] });
  await publish(`${name}.note.torn.v1`, 4, {});

  await eventually(() => expect(heard).toEqual(['written 2', 'torn 4']));
  // An event is heard before it is acknowledged.
  await eventually(async () => expect(await waiting(name)).toBe(1));
  await eventually(async () => expect(await outcomes(service)).toMatchObject({ applied: 2, unknown: 1 }));
  expect(await outcomes(service)).not.toHaveProperty('dead');
  await eventually(async () => expect(await waiting(name)).toBe(0));
});

it('during a roll-out, each event of the new type is handled once by a new replica', async () => {
  const name = newName();
  const [byOld, byNew]: [string[], string[]] = [[], []];
  const old = await start(name, present(name), byOld);
  await eventually(() => waiting(name));
  for (let round = 0; round < 10; round += 1) {
    await sealed(name, 2 * round + 1, `note ${round}`);
    await written(name, 2 * round + 2, `note ${round}`);
  }
  await eventually(() => expect(byOld).toHaveLength(10));

  const { url } = old.database.options as { url: string };
  const fresh = await start(name, future(name), byNew, { databaseUrl: url });
  for (let round = 10; round < 20; round += 1) await sealed(name, 2 * round + 1, `note ${round}`);

  await eventually(() => expect(byNew.filter((event) => event.startsWith('sealed'))).toHaveLength(20));
  await eventually(async () => expect(await waiting(name)).toBe(0));
  expect(new Set(byNew).size).toBe(byNew.length);
  expect(byOld.filter((event) => event.startsWith('sealed'))).toEqual([]);
  for (const service of [old, fresh]) expect(await outcomes(service)).not.toHaveProperty('dead');
});
