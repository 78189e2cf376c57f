import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Problem, SocialPost, SocialPosts, Vehicle } from '@forecourt/contracts';
import {
  createStaffTokens,
  createThrowAwayDatabase,
  runService,
  type ServiceAnswer,
  ServiceProcess,
} from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';

const MAIN = fileURLToPath(new URL('../../dist/bundle.js', import.meta.url));
const staff = createStaffTokens();

/** Nothing listens here: events stay in the outbox. */
export const NOWHERE = 'nats://127.0.0.1:9';

/** A test's own database, with direct access to its tables. */
export class SocialDatabase {
  private constructor(
    readonly url: string,
    private readonly client: Client,
    private readonly dropIt: () => Promise<void>,
  ) {}

  static async create(): Promise<SocialDatabase> {
    const { url, drop } = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
    const client = new Client({ connectionString: url });
    await client.connect();
    return new SocialDatabase(url, client, drop);
  }

  async rows<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(statement, values)).rows;
  }

  /** As if an event of inventory had arrived. */
  async stock(vehicle: Vehicle): Promise<void> {
    await this.rows('INSERT INTO vehicle VALUES ($1, $2, false)', [vehicle.id, JSON.stringify(vehicle)]);
  }

  /** The audit events of a vehicle's posts, oldest first. */
  async actions(vehicleId: number): Promise<{ actor: string; action: string }[]> {
    return this.rows(
      `SELECT envelope->'data'->>'actor' AS actor, envelope->'data'->>'action' AS action FROM outbox
       WHERE envelope->'data'->>'recordId' = $1 ORDER BY envelope->>'occurredAt'`,
      [String(vehicleId)],
    );
  }

  async drop(): Promise<void> {
    await this.client.end();
    await this.dropIt();
  }
}

/** The built service in its own process, called as staff. */
export class SocialProcess extends ServiceProcess {
  static async start(settings: Readonly<Record<string, string>>): Promise<SocialProcess> {
    const servers = { NATS_URL: NOWHERE, REDIS_URL: serverUrl('REDIS_URL') };
    const own = { JWT_PUBLIC_KEY: staff.publicKey, PUBLIC_URL: 'https://vans.example' };
    return new SocialProcess(await runService(MAIN, { ...servers, ...own, ...settings }));
  }

  async send<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ServiceAnswer<Body>> {
    return this.call<Body>(method, path, body, { authorization: `Bearer ${staff.sign()}`, ...headers });
  }

  async publish<Body = SocialPost & Problem>(post: object, key: string = randomUUID()): Promise<ServiceAnswer<Body>> {
    return this.send<Body>('POST', '/api/social-media-publish', post, { 'idempotency-key': key });
  }

  async history(vehicleId: number): Promise<SocialPosts> {
    const { status, body } = await this.send<SocialPosts>('GET', `/api/social-media-publish?vehicleId=${vehicleId}`);
    if (status !== 200) throw new Error(`the history of vehicle ${vehicleId}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}
