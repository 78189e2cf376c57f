import { StockWorld, VISITOR, van } from '../testing/stock-world.ts';

/** Two replicas, which go through every outage. */
let world: StockWorld;
let version = 0;
/** Van 2 as inventory has it: id and price. */
let other: [number, number];

beforeAll(async () => {
  world = await StockWorld.create();
  await world.inventory.come();
  await Promise.all([world.startReplica(), world.startReplica()]);
  changeUnheard();
  await world.inventory.put(van(2, version, nextPrice()));
});
afterAll(() => world.close());

/** A price that is not like any before. */
const nextPrice = (): number => 10_000 + version;
/** Van 1 is announced in its next version; resolves when that is stored in the stream. */
const announceChange = async (): Promise<[number, number]> => {
  version += 1;
  await world.inventory.put(van(1, version, nextPrice()));
  return [1, nextPrice()];
};
/** Van 2 has a next version, of which no event tells. */
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

it('answers and changes go on from memory while PostgreSQL is away, and the changes are written afterwards', async () => {
  await world.postgres.shut();

  await world.allKnow(await announceChange(), other);

  await world.postgres.open();
  await world.stores(1, version);
  await world.allReady();
});

it('answers go on from memory while neither PostgreSQL nor NATS is there, and what changed is known afterwards', async () => {
  await world.postgres.shut();
  await world.nats.kill();
  await allAnswer();
  await world.nats.begin();
  const changed = await announceChange();
  await allAnswer();

  await world.postgres.open();

  await world.allKnow(changed, other);
  await world.allReady();
});

it('answers and changes go on while Redis is away', async () => {
  await world.redis.shut();

  await world.allKnow(await announceChange(), other);

  await world.redis.open();
  await world.allReady();
});

it('nothing of what visitors wrote, nor where they are, is in a log', () => {
  for (const { log } of world.replicas) {
    expect(log).toContain('lost the connection to NATS');
    for (const personal of Object.values(VISITOR)) expect(log).not.toContain(personal);
  }
});
