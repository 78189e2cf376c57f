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
/** Blocks handlers during a test; released at its end. */
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

/** A service that has handled the note `handled` and is blocked on `held`, with `later` queued behind it. */
const serviceThatIsBehind = async (): Promise<{ name: string; service: TestService }> => {
  const name = newName();
  const begun: string[] = [];
  const controller = noteController(name, async (event) => {
    begun.push(textOf(event));
    if (textOf(event) === 'held') await held;
  });
  const service = await start({ name, controllers: [controller] });
  for (const [index, text] of ['handled', 'held', 'later'].entries()) await writeNote(service, name, text, 'a', index + 1);
  // An event is only fetched when the previous one was acknowledged.
  await eventually(() => expect(begun).toEqual(['handled', 'held']));
  await eventually(async () => expect((await manager.streams.info(name)).state.messages).toBe(3));
  return { name, service };
};

/** Records what a feed subscription receives, including resets. */
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

it('starts with new events', async () => {
  const { name, service } = await serviceThatIsBehind();
  const { heard, subscription } = hear(service, name);
  await eventually(() => expect(subscription.position).not.toBeNull());

  await writeNote(service, name, 'new', 'a', 4);

  await eventually(() => expect(heard).toEqual(['reset', 'new']));
});

it('starts with events that the service has not handled yet, if asked to', async () => {
  const { name, service } = await serviceThatIsBehind();
  const { heard } = hear(service, name, 'unhandled');
  await eventually(() => expect(heard).toEqual(['reset', 'held', 'later']));

  await writeNote(service, name, 'new', 'a', 4);

  await eventually(() => expect(heard).toEqual(['reset', 'held', 'later', 'new']));
});

it('starts with the first event if the service has handled none', async () => {
  const name = newName();
  const publisher = await start({ name });
  await writeNote(publisher, name, 'first');
  const reader = await start({ name: newName() });

  const { heard, subscription } = hear(reader, name, 'unhandled');

  await eventually(() => expect(heard).toEqual(['reset', 'first']));
  await eventually(() => expect(subscription.position).toMatch(/\/1$/));
});

it('is neither level nor connected before it has processed the backlog', async () => {
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

it('receives events after the stream was deleted and recreated', async () => {
  const { name, service } = await serviceThatIsBehind();
  const { heard, subscription } = hear(service, name, 'unhandled');
  await eventually(() => expect(subscription.position).toMatch(/\/3$/));
  const { created } = await manager.streams.info(name);
  letGo();

  await manager.streams.delete(name);

  // The sequence is not checked: NATS may start the new stream at the old one's sequence while it is still deleting that.
  await eventually(() => expect(subscription.position).toMatch(new RegExp(`^(?!${created}/)`)), 20_000);
  await writeNote(service, name, 'in a new stream', 'a', 4);
  await eventually(() => expect(heard.at(-1)).toBe('in a new stream'));
});
