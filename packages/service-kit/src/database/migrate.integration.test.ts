import { Client } from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '../testing/throw-away-database.ts';
import { migrate } from './migrate.ts';

class Expand1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE van ADD COLUMN colour text');
  }

  async down(): Promise<void> {}
}

class Index1795600000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY van_id ON van (id)');
  }

  async down(): Promise<void> {}
}

let database: ThrowAwayDatabase;
const clients: Client[] = [];

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

const replica = (migration: new () => MigrationInterface) =>
  new DataSource({ type: 'postgres', url: database.url, logging: false, migrations: [migration] }).initialize();

beforeEach(async () => {
  database = await createThrowAwayDatabase(process.env['DATABASE_URL'] ?? '');
  await (await connect()).query('CREATE TABLE van AS SELECT 7 AS id');
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.drop();
});

it('a migration waits for a long transaction without holding up those who read the table, and is then done once', async () => {
  const [long, visitor] = [await connect(), await connect()];
  await long.query('BEGIN; SELECT * FROM van');
  const replicas = [await replica(Expand1795600000000), await replica(Expand1795600000000)];
  let done = false;
  const migrated = Promise.all(replicas.map(migrate)).finally(() => {
    done = true;
  });
  const slowest: number[] = [];
  for (const began = Date.now(); Date.now() - began < 5_000; ) {
    const asked = performance.now();
    await visitor.query('SELECT * FROM van');
    slowest.push(performance.now() - asked);
  }
  expect(done).toBe(false);
  // Those who arrive while the migration tries wait with it; without its limit they would wait for the long transaction.
  expect(Math.max(...slowest)).toBeLessThan(4_000);
  expect(slowest.length).toBeGreaterThan(2);
  await long.query('COMMIT');
  await migrated;
  expect((await visitor.query('SELECT * FROM van')).rows).toEqual([{ id: 7, colour: null }]);
  expect((await visitor.query('SELECT name FROM migrations')).rows).toEqual([{ name: 'Expand1795600000000' }]);
  for (const source of replicas) {
    expect(await source.query("SELECT current_setting('lock_timeout') AS is")).toEqual([{ is: '0' }]);
    await source.destroy();
  }
});

it('replicas that start together do not deadlock over an index that is built concurrently', async () => {
  const replicas = await Promise.all([Index1795600000001, Index1795600000001, Index1795600000001].map(replica));
  await Promise.all(replicas.map(migrate));
  const [one] = replicas;
  expect(await one?.query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'van_id'::regclass")).toEqual([
    { indisvalid: true },
  ]);
  for (const source of replicas) await source.destroy();
});
