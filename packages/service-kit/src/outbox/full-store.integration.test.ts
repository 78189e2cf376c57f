import { EventFeed } from '@forecourt/server-kit';
import { eventually, OwnNats } from '@forecourt/testing';
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Controller } from '@nestjs/common';
import { noteController, writeNote } from '../testing/note-service.ts';
import { newName, startTestService, type TestService } from '../testing/test-service.ts';

const MEBIBYTE = 1024 * 1024;
/** How long a cached answer may hide an edit, in milliseconds. */
const SECOND = 1_000;

const name = newName();
const heard: string[] = [];

@Controller()
class FollowingController {
  constructor(feed: EventFeed) {
    feed.subscribe(
      `${name}.>`,
      () => undefined,
      () => undefined,
    );
  }
}

let server: OwnNats;
let nats: NatsConnection;
let streams: JetStreamManager['streams'];
let service: TestService;

beforeAll(async () => {
  server = await OwnNats.start({ mostBytes: 4 * MEBIBYTE });
  nats = await connect({ servers: server.url });
  ({ streams } = await jetstreamManager(nats));
  const controllers = [FollowingController, noteController(name, ({ entityId }) => void heard.push(entityId))];
  service = await startTestService({ name, controllers, environment: { NATS_URL: server.url } });
});
afterAll(async () => {
  await service.close();
  await nats.close();
  await server.stop();
});

const areCopiesTrusted = () => service.app.get(EventFeed).connected;
const checks = async () => {
  const answer = await fetch(`${service.managementUrl}/health/ready`);
  return ((await answer.json()) as { checks: Record<string, string> }).checks;
};

/** Fills the store, so that NATS runs but accepts nothing. */
async function fill(): Promise<void> {
  await streams.add({ name: 'filler', subjects: ['filler'] });
  for (const size of [MEBIBYTE / 2, 4_096, 64]) {
    const isTaken = () =>
      jetstream(nats)
        .publish('filler', 'x'.repeat(size))
        .then(
          () => true,
          () => false,
        );
    while (await isTaken());
  }
}

it('is reported while NATS runs but cannot store; no cached answer is used after an edit, and events are published afterwards', async () => {
  await eventually(async () => expect(await checks()).toMatchObject({ nats: 'up', outbox: 'up' }));
  await eventually(() => expect(areCopiesTrusted()).toBe(true));

  await fill();
  await writeNote(service, name, 'an edit', 'edited');

  await eventually(() => expect(areCopiesTrusted()).toBe(false), SECOND);
  await eventually(async () => expect(await checks()).toMatchObject({ nats: 'down', outbox: 'down', postgresql: 'up' }));
  expect(areCopiesTrusted()).toBe(false);
  expect(heard).toEqual([]);

  await streams.delete('filler');

  await eventually(() => expect(heard).toEqual(['edited']));
  await eventually(() => expect(areCopiesTrusted()).toBe(true));
  await eventually(async () => expect(await checks()).toMatchObject({ nats: 'up', outbox: 'up' }));
});
