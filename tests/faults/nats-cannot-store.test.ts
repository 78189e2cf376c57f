import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vehicle } from '@forecourt/contracts';
import { natsOptions } from '@forecourt/contracts';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { killListener } from './support/processes.ts';
import { publishedEvents } from './support/published.ts';
import { address, eventually, recovered, staffCall, stock } from './support/system.ts';

const page = async (path: string): Promise<string> => (await fetch(`${address('BASE')}${path}`)).text();
const folder = process.env['NATS_DIR'];
if (!folder) throw new Error("NATS_DIR is not set: these tests run in 'npm test'.");
const store = join(folder, 'jetstream');

/** Messages of this size soon need a file that is not open yet. */
const LARGE = 'x'.repeat(900_000);

/** Deletes NATS's files while it runs, and publishes until it notices, because it keeps writing to open files. */
async function spoilStore(): Promise<void> {
  await rm(store, { recursive: true, force: true });
  await writeFile(store, '');
  const connection = await connect(natsOptions(address('NATS')));
  const isTaken = () =>
    jetstream(connection)
      .publish('inventory.test.filler', LARGE)
      .then(
        () => true,
        () => false,
      );
  while (await isTaken());
  await connection.close();
}

const keptBytes = async (): Promise<number> => {
  const metrics = await (await fetch(`${address('SHELL_MANAGEMENT')}/metrics`)).text();
  return Number(/^page_cache_bytes (\S+)/m.exec(metrics)?.[1]);
};

it('an edit made while NATS runs and has lost its files is on the page within a second, and published once it has new ones', async () => {
  await recovered();
  const van = (await stock()).find(({ isSold }) => !isSold) as Vehicle;
  const path = `/vehicle/${van.id}`;
  await eventually('the page is kept', async () => (await page(path)) && (await keptBytes()) > 0);

  await spoilStore();
  const edited = await staffCall(`/api/vehicles/${van.id}`, 'PATCH', { price: '15151.00' });
  expect(edited.status).toBe(200);
  const { version }: Vehicle = await edited.json();
  await eventually('the edit is on the page', async () => (await page(path)).includes('£15,151'), 1);
  const readiness = async () => (await fetch(`${address('INVENTORY_MANAGEMENT')}/health/ready`)).json();
  await eventually("inventory says that it can't publish", async () => {
    const { status, checks } = await readiness();
    return status === 'degraded' && checks.nats === 'down' && checks.outbox === 'down';
  });
  expect(await page(path)).toContain('£15,151');

  await rm(store, { force: true });
  await killListener(address('NATS'));
  await recovered();
  await eventually('the edit is in the stream', async () =>
    (await publishedEvents()).some(({ entityId, entityVersion }) => entityId === String(van.id) && entityVersion === version),
  );
  await eventually('pages are kept again', async () => (await page(path)) && (await keptBytes()) > 0);
  await staffCall(`/api/vehicles/${van.id}`, 'PATCH', { price: van.price });
});
