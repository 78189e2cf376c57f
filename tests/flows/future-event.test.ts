import { randomUUID } from 'node:crypto';
import { natsOptions, type Vehicle } from '@forecourt/contracts';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Client } from 'pg';

const baseUrl = process.env['BASE_URL'] ?? '';
const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;
const FOLLOWERS = ['MEDIA', 'ENQUIRIES', 'ASSISTANT', 'SOCIAL'];

/** How often each outcome came about in a service that follows the stock. */
const outcomes = async (service: string): Promise<Record<string, number>> => {
  const text = await (await fetch(`${process.env[`${service}_MANAGEMENT_URL`]}/metrics`)).text();
  const lines = text.matchAll(/^events_handled_total\{consumer="[^"]*inventory_vehicle[^"]*",outcome="(\w+)"[^}]*\} (\d+)/gm);
  return Object.fromEntries(Array.from(lines, ([, outcome, count]) => [outcome, Number(count)]));
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 30_000;
  while (!(await isSo())) if (performance.now() > deadline) throw new Error(`not within 30 s: ${isSo}`);
};

it('an event of a type that only the next release knows is left by every service, and later edits reach them all', async () => {
  const stock: Vehicle[] = await (await fetch(`${baseUrl}/api/vehicles?stockStatus=In%20Stock`)).json();
  const van = stock[0] as Vehicle;
  const type = 'inventory.vehicle.reserved.v1';
  const connection = await connect(natsOptions(String(process.env['NATS_URL'])));
  await jetstream(connection).publish(
    type,
    JSON.stringify({
      id: randomUUID(),
      type,
      occurredAt: new Date().toISOString(),
      entityId: String(van.id),
      entityVersion: van.version + 1,
      correlationId: randomUUID(),
      causationId: null,
      data: { until: '2030-01-01' },
    }),
  );
  const edit = (price: string) =>
    fetch(`${baseUrl}/api/vehicles/${van.id}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ price }),
    });
  expect((await edit('10022.00')).status).toBe(200);

  await until(async () => (await (await fetch(`${baseUrl}/vehicle/${van.id}`)).text()).includes('£10,022'));
  const social = new Client({ connectionString: process.env['SOCIAL_DATABASE_URL'] });
  await social.connect();
  await until(async () => {
    const { rows } = await social.query(`SELECT vehicle->>'price' AS price FROM vehicle WHERE id = $1`, [van.id]);
    return rows[0]?.price === '10022.00';
  });
  for (const service of FOLLOWERS) {
    await until(async () => ((await outcomes(service))['left'] ?? 0) > 0);
    expect(await outcomes(service)).not.toHaveProperty('dead');
  }
  expect((await edit(van.price)).status).toBe(200);
  await social.end();
  await connection.close();
});
