import type { ChatAnswer, Problem } from '@forecourt/contracts';
import { StockWorld, van } from '../testing/stock-world.ts';

let world: StockWorld;
beforeEach(async () => {
  world = await StockWorld.create();
});
afterEach(() => world.close());

describe('events', () => {
  it('reach every replica: the newest version of each van, and no removed ones', async () => {
    const { inventory } = world;
    await Promise.all([world.startReplica(), world.startReplica()]);
    await inventory.put(van(1, 1, 11_000));
    await world.allKnow([1, 11_000]);

    await inventory.put(van(1, 3, 13_000));
    await inventory.put(van(1, 2, 12_000));
    await inventory.put(van(2, 1, 14_000));
    await world.allKnow([1, 13_000], [2, 14_000]);

    await inventory.remove(van(1, 3, 13_000));
    await world.allKnow([2, 14_000]);
    await inventory.put(van(1, 3, 13_000));
    await inventory.put(van(1, 5, 15_000));
    await world.allKnow([1, 15_000], [2, 14_000]);
  });

  it('from before a replica started reach it, even if they could not be stored yet', async () => {
    await world.startReplica();
    await world.inDatabase(async (client) => {
      await client.query('BEGIN; LOCK TABLE vehicle IN EXCLUSIVE MODE');
      await world.inventory.put(van(1, 1, 11_000));
      await world.allKnow([1, 11_000]);

      await world.startReplica();
      await world.allKnow([1, 11_000]);

      expect((await client.query('SELECT id FROM vehicle')).rows).toEqual([]);
    });
  });
});

it('answers about a van from its page before its event arrives', async () => {
  const { inventory } = world;
  inventory.have(van(1, 1, 11_000));
  await inventory.come();
  const replica = await world.startReplica();
  await world.allKnow([1, 11_000]);
  inventory.have(van(2, 1, 12_000));

  const { body } = await replica.ask<ChatAnswer>(
    { message: 'How much is this one?', vehicleId: 2 },
    { 'x-forwarded-for': '2001:db8:7::1' },
  );

  expect(body.answer).toContain('£12,000');
});

describe('vans whose events have expired', () => {
  it('are loaded from inventory page by page, and from the table after a restart without inventory', async () => {
    const { inventory } = world;
    inventory.have(van(1, 4, 11_000), van(5, 1, 12_000), van(9, 2, 13_000));
    await inventory.come();

    await world.startReplica();
    await world.allKnow([1, 11_000], [5, 12_000], [9, 13_000]);

    expect(inventory.asked).toEqual([0, 5]);
    await inventory.goAway();
    await world.startReplica();
    await world.allKnow([1, 11_000], [5, 12_000], [9, 13_000]);
  });

  it('are loaded as soon as inventory is up; until then nobody is told that there are none', async () => {
    const { inventory } = world;
    const replica = await world.startReplica();
    await world.allReady();
    const { status, headers, body } = await world.ask<Problem>(replica);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'ASSISTANT.STOCK_NOT_KNOWN', '5']);
    await inventory.come();
    await world.knows(replica);

    inventory.have(van(1, 1, 11_000));
    await world.nats.kill();
    await world.nats.begin();

    await world.knows(replica, [1, 11_000]);
  });

  it('are removed when inventory no longer has them, whichever page they would be on, and stay removed', async () => {
    const { inventory } = world;
    const first = await world.startReplica();
    for (const id of [1, 2, 3, 4, 5]) await inventory.put(van(id, 1, 10_000 + id));
    await world.stores(5, 1);
    for (const id of [1, 3, 5]) inventory.lose(van(id, 1, 0));
    await first.stop();
    await inventory.come();

    const second = await world.startReplica();
    await world.knows(second, [2, 10_002], [4, 10_004]);

    await inventory.goAway();
    await second.stop();
    const third = await world.startReplica();
    await world.knows(third, [2, 10_002], [4, 10_004]);
    await inventory.put(van(3, 3, 13_000));
    await world.knows(third, [2, 10_002], [3, 13_000], [4, 10_004]);
  });

  it('are not reverted to an older version, or taken for removed if they were added during the request', async () => {
    const { inventory } = world;
    const first = await world.startReplica();
    await inventory.put(van(1, 7, 17_000));
    await world.stores(1, 7);
    inventory.have(van(1, 6, 16_000), van(2, 1, 12_000));
    inventory.whenAsked = async () => {
      inventory.whenAsked = async () => undefined;
      await inventory.put(van(3, 1, 13_000));
      await world.knows(first, [1, 17_000], [3, 13_000]);
    };
    await inventory.come();

    const second = await world.startReplica();

    await world.knows(second, [1, 17_000], [2, 12_000], [3, 13_000]);
    await world.stores(2, 1);
    await world.stores(1, 7);
  });
});
