import type { ChatAnswer, Vehicle } from '@forecourt/contracts';
import { natsOptions } from '@forecourt/contracts';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Client } from 'pg';
import { killListener } from './support/processes.ts';
import { address, eventually, recovered, stock } from './support/system.ts';

/** Purges all handled events, as the stream does after seven days. */
async function forgetEvents(): Promise<void> {
  const connection = await connect(natsOptions(address('NATS')));
  try {
    const manager = await jetstreamManager(connection);
    await eventually('every service has handled every event of the stock', async () => {
      const consumers = await manager.consumers.list('inventory').next();
      // Others belong to connections, and outlive for a while those that a fault has cut.
      const durable = consumers.filter(({ config }) => config.durable_name !== undefined);
      return durable.every(({ num_pending, num_ack_pending }) => num_pending + num_ack_pending === 0);
    });
    await manager.streams.purge('inventory');
  } finally {
    await connection.close();
  }
}

/** The assistant's copy: ids and versions. */
async function copied(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: number; version: number }>(
    'SELECT id, version FROM vehicle WHERE vehicle IS NOT NULL ORDER BY id',
  );
  return rows.map(({ id, version }) => `${id} v${version}`);
}

const asKnown = (vans: readonly Vehicle[]): string[] =>
  vans.toSorted((one, other) => one.id - other.id).map(({ id, version }) => `${id} v${version}`);

const recommended = async ({ make, model }: Vehicle): Promise<number[]> => {
  const response = await fetch(`${address('ASSISTANT')}/api/ai-assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: `Have you got a ${make} ${model}?` }),
  });
  return ((await response.json()) as ChatAnswer).recommendedVehicles.map(({ id }) => id);
};

it('the assistant recovers the whole stock after losing its copy and the events', async () => {
  await recovered();
  const client = new Client({ connectionString: address('ASSISTANT_DATABASE') });
  await client.connect();
  await forgetEvents();
  await client.query('TRUNCATE vehicle');

  await killListener(address('ASSISTANT'));

  await eventually('the copy is the stock', async () => String(await copied(client)) === String(asKnown(await stock())));
  await client.end();
  const van = (await stock()).find(({ isSold, stockStatus }) => !isSold && stockStatus === 'In Stock') as Vehicle;
  const vans = (await stock()).filter(({ make, model }) => make === van.make && model === van.model).map(({ id }) => id);
  await eventually('the assistant recommends from it', async () => {
    const ids = await recommended(van);
    return ids.length > 0 && ids.every((id) => vans.includes(id));
  });
});
