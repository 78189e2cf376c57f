import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { edgeRoutesSchema } from '@forecourt/contracts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { serverWithoutPages } from '../../testing/server-without-pages.ts';
import type { Settings } from '../settings.ts';
import { registerProxy } from './proxy.ts';

const LIMIT = 1_000;

let service: Server;
let edge: FastifyInstance;
let address: string;
let asked: IncomingMessage[];
let bodies: string[];
let status: number;

beforeAll(async () => {
  service = createHttpServer(async (request, response) => {
    asked.push(request);
    request.on('error', () => undefined);
    if (status === 401) {
      response.writeHead(401).end('early');
      return;
    }
    bodies.push((await request.toArray().catch(() => [])).join(''));
    response.writeHead(status, { 'retry-after': '1', 'keep-alive': 'timeout=5', connection: 'keep-alive' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const isTrusted = () => false;
  edge = serverWithoutPages({ isTrusted });
  await registerProxy(edge, {
    TRUSTED_PROXIES: isTrusted,
    EDGE_ROUTES_FILE: edgeRoutesSchema.parse([
      { path: '/api/vehicles', upstream: 'inventory', mostBodyBytes: LIMIT },
      { path: '/objects', upstream: 'inventory', mostBodyBytes: LIMIT, streamed: true },
    ]),
    upstreams: { inventory: `http://127.0.0.1:${(service.address() as AddressInfo).port}` } as Settings['upstreams'],
  });
  address = await edge.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  asked = [];
  bodies = [];
  status = 200;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  edge.server.closeAllConnections();
  await edge.close();
});

/** Sends bytes and resolves with the answer once the edge has closed the connection. */
async function raw(...pieces: string[]): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.on('error', () => undefined);
  for (const piece of pieces) socket.write(piece);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
const chunked = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: image/jpeg\r\ntransfer-encoding: chunked\r\n\r\n`;

it.each([503, 502, 500, 429])('never retries a service, even if it answers %d', async (answered) => {
  status = answered;
  expect((await fetch(`${address}/api/vehicles`)).status).toBe(answered);
  expect(asked).toHaveLength(1);
});

it('calls a service only once the whole body has arrived', async () => {
  const { hostname, port } = new URL(address);
  const half = connect(Number(port), hostname);
  half.write('POST /api/vehicles HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n{"a"');
  expect((await fetch(`${address}/api/vehicles`)).status).toBe(200);
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  half.write(':1}\n');
  await once(half, 'data');
  expect(bodies.at(-1)).toBe('{"a":1}\n');
  half.destroy();
});

it('forwards a body unchanged, whatever its type', async () => {
  const types = fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'a/b; charset=x');
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: LIMIT / 4 }), types, async (body, type) => {
      await fetch(`${address}/api/vehicles`, { method: 'POST', body, headers: { 'content-type': type } });
      expect(bodies.at(-1)).toBe(body);
    }),
    { numRuns: 20 },
  );
});

describe.each(['/api/vehicles', '/objects/uploads/1'])('a body that is too large for %s', (path) => {
  it('is refused because of its Content-Length, before a service is called', async () => {
    const answer = await fetch(`${address}${path}`, { method: 'PUT', body: 'x'.repeat(LIMIT + 1) });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(await answer.json()).toMatchObject({ code: 'EDGE.BODY_TOO_LARGE' });
    expect(asked).toEqual([]);
  });

  it('is refused even without a Content-Length', async () => {
    const piece = `400\r\n${'x'.repeat(0x400)}\r\n`;
    expect(await raw(chunked('PUT', path), ...Array.from({ length: 500 }, () => piece))).toMatch(/^HTTP\/1\.1 413/);
  });
});

it('forwards the answer of a service that rejects an upload early', async () => {
  status = 401;
  const text = await raw(chunked('PUT', '/objects/uploads/1'), '1\r\nx\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 401/);
  expect(text).toMatch(/connection: close/i);
});

it('forwards the address of the client, but no headers that a stranger may forge', async () => {
  const claims = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil', 'x-forwarded-proto': 'x', forwarded: 'for=1.2.3.4' };
  await fetch(`${address}/api/vehicles`, { headers: { ...claims, 'x-real-ip': '1.2.3.4', accept: 'a/b' } });
  expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', accept: 'a/b' });
  const names = Object.keys(asked[0]?.headers ?? {});
  expect(names.filter((name) => /forwarded-(host|proto)|^forwarded|real-ip/.test(name))).toEqual([]);
});

it('removes hop-by-hop headers, in both directions', async () => {
  const sent = [
    'connection: close, x-mine',
    'x-mine: 1',
    'keep-alive: timeout=1',
    'te: trailers',
    'upgrade: h2c',
    'expect: 100-continue',
  ];
  const text = await raw(`GET /api/vehicles HTTP/1.1\r\nhost: a\r\n${sent.join('\r\n')}\r\n\r\n`);
  expect(text).toMatch(/HTTP\/1\.1 200/);
  expect(text).not.toMatch(/keep-alive/i);
  expect(Object.keys(asked[0]?.headers ?? {})).toEqual(
    expect.not.arrayContaining(['x-mine', 'keep-alive', 'te', 'upgrade', 'expect']),
  );
});

it('accepts a GET with a body', async () => {
  expect(await raw('GET /api/vehicles HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}')).toMatch(/ 200 /);
});

it('exposes nothing of a service outside its prefixes', async () => {
  const steps = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '..%2f',
    '%2f',
    '%5c',
    '\\',
    '',
    'x',
    '%252e%252e',
    '..;',
    '%00',
    'metrics',
    'health',
  );
  const start = fc.constantFrom('/api/vehicles', '/objects', '/api', '//api/vehicles', '/./api/vehicles', '');
  await fc.assert(
    fc.asyncProperty(start, fc.array(steps, { maxLength: 6 }), async (prefix, parts) => {
      const path = `${[prefix, ...parts].join('/')}/metrics`;
      const { hostname, port } = new URL(address);
      const [answer] = (await once(request({ hostname, port, path }).end(), 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBeLessThan(500);
      for (const { url = '' } of asked) {
        expect(url).toMatch(/^\/(api\/vehicles|objects)(\/|$)/);
        expect(decodeURIComponent(url).split(/[\\/\\]/)).not.toContain('..');
      }
    }),
    { numRuns: 60 },
  );
});

it.each(['/%', '/%ff', '/api/vehicles/%', '/objects/%zz', '/a?b=%'])('answers %s with our headers', async (path) => {
  const { hostname, port } = new URL(address);
  const [answer] = (await once(request({ hostname, port, path }).end(), 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
});
