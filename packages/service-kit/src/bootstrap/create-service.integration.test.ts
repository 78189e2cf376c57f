import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseInput } from '@forecourt/server-kit';
import { eventually, ServerGate } from '@forecourt/testing';
import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { StaffMay } from '../auth/staff-may.ts';
import { currentContext } from '../logging/request-context.ts';
import { natsUrl, newName, redisUrl, staff, startTestService, superuserUrl, type TestService } from '../testing/test-service.ts';
import { createThrowAwayDatabase } from '../testing/throw-away-database.ts';

let begun = 0;

@Controller()
class ThingsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('slow')
  async slow(): Promise<{ done: true }> {
    begun += 1;
    await delay(300);
    return { done: true };
  }

  @Get('broken')
  broken(): never {
    throw new Error('secret detail');
  }

  @Get('stored')
  stored(): Promise<unknown> {
    return this.dataSource.query('SELECT 1 AS one');
  }

  @Get('public')
  @Header('cache-control', 'public, max-age=60')
  public(): unknown {
    return {};
  }

  @Get('staff')
  @StaffMay('office.use')
  @Header('cache-control', 'public, max-age=60')
  staff(): unknown {
    return {};
  }

  @Post('things')
  create(@Body() body: unknown): unknown {
    const thing = parseInput(z.strictObject({ name: z.string(), size: z.int().positive() }), body);
    return { ...thing, correlationId: currentContext()?.correlationId };
  }
}

const running: TestService[] = [];
const start = async (environment: Record<string, string> = {}): Promise<TestService> => {
  const service = await startTestService({ name: newName(), controllers: [ThingsController], environment });
  running.push(service);
  return service;
};
afterAll(async () => {
  await Promise.all(running.map((service) => service.close()));
});

describe('a running service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await start();
  });
  const send = (body: string, contentType = 'application/json'): Promise<Response> =>
    fetch(`${service.url}/things`, { method: 'POST', headers: { 'content-type': contentType }, body });

  it('is live and ready, and exposes its metrics', async () => {
    await fetch(`${service.url}/nowhere`);
    expect(await (await fetch(`${service.managementUrl}/health/live`)).json()).toEqual({ status: 'live' });
    await eventually(async () => {
      const ready = await fetch(`${service.managementUrl}/health/ready`);
      expect(ready.status).toBe(200);
      expect(await ready.json()).toEqual({
        status: 'ready',
        checks: { postgresql: 'up', redis: 'up', nats: 'up', outbox: 'up' },
      });
    });
    const metrics = await (await fetch(`${service.managementUrl}/metrics`)).text();
    expect(metrics).toContain('outbox_unpublished 0');
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1');
  });

  it.each(['/health/live', '/health/ready', '/metrics'])('does not expose %s to visitors', async (path) => {
    expect((await fetch(service.url + path)).status).toBe(404);
  });

  it.each<[string, () => Promise<Response>, number, string]>([
    ['an unknown path', () => fetch(`${service.url}/nowhere?email=a@b.c`), 404, 'SERVICE.NOT_FOUND'],
    ['a path that cannot be decoded', () => fetch(`${service.url}/%ZZ`), 400, 'SERVICE.BAD_REQUEST'],
    ['malformed JSON', () => send('{"name":'), 400, 'SERVICE.BAD_REQUEST'],
    ['an empty body', () => send(''), 400, 'SERVICE.BAD_REQUEST'],
    ['another content type', () => send('<a/>', 'text/xml'), 415, 'SERVICE.UNSUPPORTED_MEDIA_TYPE'],
    ['a body that is too large', () => send(JSON.stringify({ name: 'x'.repeat(300_000) })), 413, 'SERVICE.BODY_TOO_LARGE'],
    ['a field that is wrong', () => send('{"name":"a","size":0}'), 400, 'SERVICE.INVALID_INPUT'],
    ['an unknown field', () => send('{"name":"a","size":1,"extra":1}'), 400, 'SERVICE.INVALID_INPUT'],
    ['an unforeseen error', () => fetch(`${service.url}/broken`), 500, 'SERVICE.INTERNAL'],
  ])('answers %s as a problem', async (_name, ask, status, code) => {
    const answer = await ask();
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(JSON.parse(text)).toMatchObject({ status, code, type: `urn:forecourt:problem:${code}` });
    expect(text).not.toMatch(/secret detail|node_modules|a@b\.c/);
  });

  it.each(['NUL \\u0000', 'half \\ud83d'])('refuses text that cannot be stored, whatever the schema says: %s', async (name) => {
    const answer = await send(`{"name":"${name}","size":1}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'name', message: 'Remove the characters that are not text' }] });
  });

  it('names the invalid fields', async () => {
    const { errors } = (await (await send('{"size":0,"extra":1}')).json()) as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path).sort()).toEqual(['extra', 'name', 'size']);
  });

  it('keeps a well-formed correlation id and replaces any other', async () => {
    const headers = { 'content-type': 'application/json', 'x-correlation-id': 'shell-42' };
    const answer = await fetch(`${service.url}/things`, { method: 'POST', headers, body: '{"name":"a","size":1}' });
    expect(answer.headers.get('x-correlation-id')).toBe('shell-42');
    expect(await answer.json()).toMatchObject({ correlationId: 'shell-42' });
    const forged = await fetch(`${service.url}/nowhere`, { headers: { 'x-correlation-id': 'a b"c' } });
    expect(forged.headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
    expect(await forged.json()).toMatchObject({ correlationId: forged.headers.get('x-correlation-id') });
  });

  it.each([
    ['says nothing of it', '/stored', {}],
    ['is a problem', '/nowhere', {}],
    ['is kept by visitors, but came to staff', '/staff', { authorization: `Bearer ${staff.sign()}` }],
  ])('has nothing kept of an answer that %s', async (_what, path, headers) => {
    const answer = await fetch(service.url + path, { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps a cache-control header that a handler sets', async () => {
    expect((await fetch(`${service.url}/public`)).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('answers malformed HTTP with a problem', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write('GARBAGE\r\n\r\n');
    const [text] = await once(socket, 'data');
    expect(text).toMatch(/^HTTP\/1\.1 400[\s\S]*application\/problem\+json/);
    socket.destroy();
  });

  it('answers an unsupported Expect header with a problem', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write('POST /things HTTP/1.1\r\nhost: a\r\nexpect: the unexpected\r\ncontent-length: 5\r\n\r\n');
    const [text] = await once(socket, 'data');
    expect(text).toMatch(/^HTTP\/1\.1 417[\s\S]*application\/problem\+json[\s\S]*connection: close/i);
    socket.destroy();
  });
});

it('stays ready without Redis and NATS, and reports them as down', async () => {
  const [redis, nats] = await Promise.all([ServerGate.to(redisUrl), ServerGate.to(natsUrl)]);
  await Promise.all([redis.shut(), nats.shut()]);
  const service = await start({ REDIS_URL: redis.url, NATS_URL: nats.url });
  const ready = await fetch(`${service.managementUrl}/health/ready`);
  expect(ready.status).toBe(200);
  const checks = { postgresql: 'up', redis: 'down', nats: 'down', outbox: 'up' };
  expect(await ready.json()).toEqual({ status: 'degraded', checks });
});

it('answers 503 with Retry-After while PostgreSQL is down, and recovers by itself', async () => {
  const database = await createThrowAwayDatabase(superuserUrl);
  const gate = await ServerGate.to(database.url);
  const service = await startTestService({ name: newName(), controllers: [ThingsController], databaseUrl: gate.url });
  await gate.shut();

  const answer = await fetch(`${service.url}/stored`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await fetch(`${service.managementUrl}/health/ready`)).status).toBe(503);
  expect((await fetch(`${service.managementUrl}/health/live`)).status).toBe(200);

  await gate.open();
  expect((await fetch(`${service.url}/stored`)).status).toBe(200);
  await service.close();
  await gate.shut();
  await database.drop();
});

it('finishes the request in progress before it stops, and accepts no more', async () => {
  const service = await start();
  begun = 0;
  const answer = fetch(`${service.url}/slow`);
  await eventually(() => expect(begun).toBe(1));

  const stopped = service.stop();

  expect(await (await answer).json()).toEqual({ done: true });
  await stopped;
  await expect(fetch(`${service.url}/nowhere`)).rejects.toThrow('fetch failed');
});
