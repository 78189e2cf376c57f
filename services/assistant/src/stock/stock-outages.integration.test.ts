import { StockWorld, VISITOR, van } from '../testing/stock-world.ts';

/** Two replicas, used in all tests. */
let world: StockWorld;
let version = 0;
/** Id and current price of van 2. */
let other: [number, number];

beforeAll(async () => {
  world = await StockWorld.create();
  await world.inventory.come();
  await Promise.all([world.startReplica(), world.startReplica()]);
  changeUnheard();
  await world.inventory.put(van(2, version, nextPrice()));
});
afterAll(() => world.close());

/** A new price. */
const nextPrice = (): number => 10_000 + version;
/** Publishes van 1 in its next version; resolves when the event is in the stream. */
const announceChange = async (): Promise<[number, number]> => {
  version += 1;
  await world.inventory.put(van(1, version, nextPrice()));
  return [1, nextPrice()];
};
/** Changes van 2 without an event. */
const changeUnheard = (): void => {
  version += 1;
  other = [2, nextPrice()];
  world.inventory.have(van(2, version, nextPrice()));
};
const allAnswer = async (): Promise<void> => {
  for (const replica of world.replicas) expect((await world.ask(replica)).status).toBe(200);
};

it.each([
  ['killed', async () => undefined],
  ['killed, and has lost everything', () => world.nats.empty()],
])('answers go on while NATS is %s, and what changed is known in every replica afterwards', async (_case, andThen) => {
  const before = await announceChange();
  await world.allKnow(before, other);
  await world.nats.kill();
  await andThen();
  await allAnswer();
  changeUnheard();
  await world.nats.begin();
  await world.allKnow(before, other);

  await world.allKnow(await announceChange(), other);

  await world.stores(1, version);
  await world.allReady();
});

it('while PostgreSQL is down, answers include new changes from memory, which are stored afterwards', async () => {
  await world.postgres.shut();

  await world.allKnow(await announceChange(), other);

  await world.postgres.open();
  await world.stores(1, version);
  await world.allReady();
});

it('while PostgreSQL and NATS are down, answers come from memory; changes are known once NATS is back, and stored once PostgreSQL is', async () => {
  await world.postgres.shut();
  await world.nats.kill();
  await allAnswer();
  await world.nats.begin();

  await world.allKnow(await announceChange(), other);

  await world.postgres.open();
  await world.stores(1, version);
  await world.allReady();
});

it('while Redis is down, answers include new changes', async () => {
  await world.redis.shut();

  await world.allKnow(await announceChange(), other);

  await world.redis.open();
  await world.allReady();
});

it('no log contains what visitors wrote or their addresses', () => {
  for (const { log } of world.replicas) {
    expect(log).toContain('lost the connection to NATS');
    for (const personal of Object.values(VISITOR)) expect(log).not.toContain(personal);
  }
});
