import { randomUUID } from 'node:crypto';
import { ProblemError } from '@forecourt/server-kit';
import { eventually } from '@forecourt/testing';
import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { newName, startTestService, type TestService } from '../testing/test-service.ts';
import { Idempotent } from './idempotent.ts';

let hold: Promise<void> = Promise.resolve();

@Controller('orders')
class OrdersController {
  constructor(private readonly dataSource: DataSource) {}

  @Post()
  @Idempotent()
  async order(@Body() body: { van: string }, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    return this.dataSource.transaction(async (manager) => {
      const [row]: { id: number }[] = await manager.query('INSERT INTO van_order (van) VALUES ($1) RETURNING id', [body.van]);
      await hold;
      if (body.van === 'sold')
        throw new ProblemError({ status: 409, code: 'KIT.SOLD', title: 'Sold', detail: 'That van is sold.' });
      reply.header('location', `/orders/${row?.id}`);
      return { id: row?.id };
    });
  }
}

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ name: newName(), controllers: [OrdersController] });
  await service.database.query('CREATE TABLE van_order (id serial PRIMARY KEY, van text)');
});
afterAll(() => service.close());
beforeEach(async () => {
  hold = Promise.resolve();
  await service.database.query('TRUNCATE van_order');
});

const post = (body: unknown, key?: string): Promise<Response> =>
  fetch(`${service.url}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
const orders = async (): Promise<number> => (await service.database.query('SELECT count(*)::int AS n FROM van_order'))[0].n;

it('executes a repeated request once, and repeats the answer', async () => {
  const key = randomUUID();
  const first = await post({ van: 'transit' }, key);
  const second = await post({ van: 'transit' }, key);

  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(await second.json()).toEqual(await first.json());
  expect(await orders()).toBe(1);
});

it('executes every request with another key or none', async () => {
  await Promise.all([post({ van: 'a' }, randomUUID()), post({ van: 'a' }, randomUUID()), post({ van: 'a' }), post({ van: 'a' })]);
  expect(await orders()).toBe(4);
});

it('refuses a key that was used with another body', async () => {
  const key = randomUUID();
  await post({ van: 'transit' }, key);
  const answer = await post({ van: 'vivaro' }, key);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'SERVICE.IDEMPOTENCY_KEY_REUSED' });
  expect(await orders()).toBe(1);
});

it('refuses a malformed key', async () => {
  expect((await post({ van: 'transit' }, 'two words')).status).toBe(400);
  expect(await orders()).toBe(0);
});

it('makes the second of two concurrent requests wait for the first', async () => {
  let release = (): void => undefined;
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const key = randomUUID();
  const both = Promise.all([post({ van: 'transit' }, key), post({ van: 'transit' }, key)]);
  await eventually(async () => {
    const waiting = await service.database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(1);
  });
  release();

  const [first, second] = await both;
  expect(await second.json()).toEqual(await first.json());
  expect(await orders()).toBe(1);
});

it('stores nothing of a failed request, so that the same key can retry', async () => {
  const key = randomUUID();
  expect((await post({ van: 'sold' }, key)).status).toBe(409);
  expect(await orders()).toBe(0);
  expect((await post({ van: 'sold' }, key)).status).toBe(409);
});
