import { natsOptions } from '@forecourt/contracts';
import { EventFeed, type FeedStart, type ReceivedEvent } from '@forecourt/server-kit';
import { eventually } from '@forecourt/testing';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { noteController, writeNote } from '../testing/note-service.ts';
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
/** What a test holds; let go at its end, whatever came of it. */
let letGo: () => void;
let held: Promise<void>;
beforeEach(() => {
  held = new Promise((resolve) => {
    letGo = resolve;
  });
});
afterEach(async () => {
  letGo();
  await Promise.all(running.splice(0).map((service) => service.close()));
});

const textOf = ({ data }: ReceivedEvent): string => (data as { text: string }).text;

/** A service that has handled the note `handled` and is still at `held`; `later` waits behind it. */
const serviceThatIsBehind = async (): Promise<{ name: string; service: TestService }> => {
  const name = newName();
  const begun: string[] = [];
  const controller = noteController(name, async (event) => {
    begun.push(textOf(event));
    if (textOf(event) === 'held') await held;
  });
  const service = await start({ name, controllers: [controller] });
  for (const [index, text] of ['handled', 'held', 'later'].entries()) await writeNote(service, name, text, 'a', index + 1);
  // An event is taken only when the one before was acknowledged.
  await eventually(() => expect(begun).toEqual(['handled', 'held']));
  await eventually(async () => expect((await manager.streams.info(name)).state.messages).toBe(3));
  return { name, service };
};

/** What a subscription of the service's feed hears, the word `reset` included. */
const hear = (
  service: TestService,
  name: string,
  from?: FeedStart,
  handle = async (_text: string): Promise<void> => undefined,
) => {
  const heard: string[] = [];
  const subscription = service.app.get(EventFeed).subscribe(
    noteEvent(name).type,
    async (event) => {
      heard.push(textOf(event));
      await handle(textOf(event));
    },
    () => void heard.push('reset'),
    from,
  );
  return { heard, subscription };
};

it('begins with what happens from now on', async () => {
  const { name, service } = await serviceThatIsBehind();
  const { heard, subscription } = hear(service, name);
  await eventually(() => expect(subscription.position).not.toBeNull());

  await writeNote(service, name, 'new', 'a', 4);

  await eventually(() => expect(heard).toEqual(['reset', 'new']));
});

it('begins with what the service has not handled yet, when told so, and goes on from there', async () => {
  const { name, service } = await serviceThatIsBehind();
  const { heard } = hear(service, name, 'unhandled');
  await eventually(() => expect(heard).toEqual(['reset', 'held', 'later']));

  await writeNote(service, name, 'new', 'a', 4);

  await eventually(() => expect(heard).toEqual(['reset', 'held', 'later', 'new']));
});

it('begins with the first event there is while the service has handled none', async () => {
  const name = newName();
  const publisher = await start({ name });
  await writeNote(publisher, name, 'first');
  const reader = await start({ name: newName() });

  const { heard, subscription } = hear(reader, name, 'unhandled');

  await eventually(() => expect(heard).toEqual(['reset', 'first']));
  await eventually(() => expect(subscription.position).toMatch(/\/1$/));
});

it('is not level, nor connected, before it is done with what was there when it began', async () => {
  const { name, service } = await serviceThatIsBehind();
  const feed = service.app.get(EventFeed);
  let goOn = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { heard, subscription } = hear(service, name, 'unhandled', (text) => (text === 'later' ? waiting : Promise.resolve()));
  await eventually(() => expect(heard).toEqual(['reset', 'held', 'later']));
  expect([subscription.position, feed.connected]).toEqual([null, false]);

  goOn();

  await eventually(() => expect(subscription.position).toMatch(/\/3$/));
  await eventually(() => expect(feed.connected).toBe(true));
});

it('hears the events of a stream that was emptied and begun anew', async () => {
  const { name, service } = await serviceThatIsBehind();
  const { heard, subscription } = hear(service, name, 'unhandled');
  await eventually(() => expect(subscription.position).toMatch(/\/3$/));
  const { created } = await manager.streams.info(name);
  letGo();

  await manager.streams.delete(name);

  // Not where in the new stream: NATS may begin it with the old one's sequence while it still deletes that.
  await eventually(() => expect(subscription.position).toMatch(new RegExp(`^(?!${created}/)`)), 20_000);
  await writeNote(service, name, 'in a new stream', 'a', 4);
  await eventually(() => expect(heard.at(-1)).toBe('in a new stream'));
});
