import type { ChatAnswer, Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ServiceAnswer, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, ServerGate, serverUrl, someVehicle } from '@forecourt/testing';
import { Client } from 'pg';
import { AssistantProcess } from './assistant-process.ts';
import { StandInInventory } from './fake-inventory.ts';

/** Personal data in a visitor's message, which must be in no log. */
export const VISITOR = { name: 'Persephone Quill', email: 'persephone@quill.example', network: '2001:db8' };
const MESSAGE = `a maxus deliver 9 please, I am ${VISITOR.name}, ${VISITOR.email}`;

/** Vans of one model whose prices tell versions apart. */
export const van = (id: number, version: number, price: number): Vehicle =>
  someVehicle({ id, version, price: `${price}.00`, make: 'Maxus', model: 'Deliver 9', bodyType: 'Panel Van' });

/** Replicas of the assistant with their own servers and a fake inventory. */
export class StockWorld {
  readonly replicas: AssistantProcess[] = [];
  #visitors = 0;

  private constructor(
    readonly nats: OwnNats,
    readonly inventory: StandInInventory,
    readonly database: ThrowAwayDatabase,
    readonly postgres: ServerGate,
    readonly redis: ServerGate,
  ) {}

  static async create(): Promise<StockWorld> {
    const nats = await OwnNats.start();
    const database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
    const gates = [await ServerGate.to(database.url), await ServerGate.to(serverUrl('REDIS_URL'))] as const;
    return new StockWorld(nats, await StandInInventory.on(nats), database, ...gates);
  }

  async close(): Promise<void> {
    // First, because what it does before an answer may need the replicas.
    await this.inventory.stop();
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    await Promise.all([this.postgres.shut(), this.redis.shut()]);
    await this.nats.stop();
    await this.database.drop();
  }

  async startReplica(): Promise<AssistantProcess> {
    const { postgres, nats, redis } = this;
    const replica = await AssistantProcess.start({ DATABASE_URL: postgres.url, NATS_URL: nats.url, REDIS_URL: redis.url });
    this.replicas.push(replica);
    return replica;
  }

  async ask<Body>(replica: AssistantProcess): Promise<ServiceAnswer<Body>> {
    this.#visitors += 1;
    return replica.ask<Body>({ message: MESSAGE }, { 'x-forwarded-for': `${VISITOR.network}:${this.#visitors}::1` });
  }

  /** Resolves when the replica recommends exactly these vans, given by id and price. */
  async knows(replica: AssistantProcess, ...vans: [number, number][]): Promise<void> {
    await eventually(async () => {
      const { status, body } = await this.ask<ChatAnswer>(replica);
      expect(status).toBe(200);
      expect(body.recommendedVehicles.map(({ id, price }) => [id, Number(price)]).toSorted()).toEqual(vans);
    }, 20_000);
  }

  async allKnow(...vans: [number, number][]): Promise<void> {
    for (const replica of this.replicas) await this.knows(replica, ...vans);
  }

  async allReady(): Promise<void> {
    for (const replica of this.replicas)
      await eventually(async () => expect((await replica.readiness()).status).toBe('ready'), 20_000);
  }

  /** Queries the replicas' database directly. */
  async inDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: this.database.url });
    await client.connect();
    return work(client).finally(() => client.end());
  }

  /** Resolves when the table has this version of the van. */
  async stores(id: number, version: number): Promise<void> {
    await eventually(async () => {
      const { rows } = await this.inDatabase((client) => client.query('SELECT version FROM vehicle WHERE id = $1', [id]));
      expect(rows).toEqual([{ version }]);
    }, 20_000);
  }
}
