import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { RawClient } from '@forecourt/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { Refusals } from '../problems/refusals.ts';
import { AddressLimits, MAX_CONNECTIONS, MAX_SLOW_BODIES } from './address-limits.ts';
import { bodyInTime } from './body-in-time.ts';
import { answerUnreadable, createGuardedServer } from './guarded-server.ts';

const PIECE = 'a'.repeat(100_000);
const THREE_MEGABYTES = 30;
const NEXT = 'GET /after HTTP/1.1\r\nhost: a\r\n\r\n';

let server: FastifyInstance;
let url: string;
let asked: string[];
let held: ServerResponse[];

beforeEach(async () => {
  asked = [];
  held = [];
  const refusals = new Refusals('TEST', { 'x-frame-options': 'DENY' });
  server = Fastify({
    bodyLimit: 1_000,
    clientErrorHandler: answerUnreadable(refusals),
    serverFactory: (handle) =>
      createGuardedServer({ refusals, limits: new AddressLimits(() => false) }, (request, response) => {
        asked.push(`${request.method} ${request.url}`);
        handle(request, response);
      }),
  });
  server.addHook(
    'preParsing',
    bodyInTime(({ routeOptions }) => routeOptions.bodyLimit),
  );
  server.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/', ({ body }) => ({ body }));
  server.post('/early', { preParsing: (_request, reply) => void reply.send('before the body') }, () => 'never');
  server.get('/after', () => 'after');
  server.get('/held', (_request, reply) => {
    reply.hijack();
    held.push(reply.raw);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.server.closeAllConnections();
  await server.close();
});

const post = (path: string, ...headers: string[]) =>
  `${[`POST ${path} HTTP/1.1`, 'host: a', 'content-type: application/json', ...headers].join('\r\n')}\r\n\r\n`;
const CHUNK = `${PIECE.length.toString(16)}\r\n${PIECE}\r\n`;

describe('a body that is too large', () => {
  it.each([
    ['with its length', post('/', `content-length: ${PIECE.length * THREE_MEGABYTES}`), PIECE],
    ['in chunks', post('/', 'transfer-encoding: chunked'), CHUNK],
    ['where another asks to be asked for it', post('/', 'content-length: 3000000', 'expect: 100-continue'), PIECE],
    ['at an address that there is not', post('/nowhere', 'content-length: 3000000'), PIECE],
    ['answered before a byte of it was read', post('/early', 'content-length: 3000000'), PIECE],
    ['of a GET', `GET /after HTTP/1.1\r\nhost: a\r\ncontent-length: 3000000\r\n\r\n`, PIECE],
  ])('%s is answered at once, and the connection ends, whatever still comes', async (_what, head, piece) => {
    const client = (await RawClient.to(url)).send(head);
    for (let count = 0; count < THREE_MEGABYTES; count += 1) client.send(piece);
    const text = await client.send('0\r\n\r\n', NEXT).ended();
    expect(client.statuses).toHaveLength(1);
    expect(text.toLowerCase()).toContain('connection: close');
    expect(asked).toHaveLength(1);
  });

  it('is refused with 413 without 100 Continue', async () => {
    const client = (await RawClient.to(url)).send(post('/', 'content-length: 3000000', 'expect: 100-continue'));
    await client.ended();
    expect(client.statuses).toEqual([413]);
  });
});

it('keeps the connection if the body was read', async () => {
  const client = (await RawClient.to(url)).send(post('/', 'content-length: 2'), '{}', NEXT);
  while (client.statuses.length < 2) await once(client.socket, 'data');
  expect(client.statuses).toEqual([200, 200]);
  expect(client.received.toLowerCase()).not.toContain('connection: close');
  client.socket.destroy();
});

it('sends 100 Continue to a client that expects it', async () => {
  const client = (await RawClient.to(url)).send(post('/', 'content-length: 2', 'expect: 100-continue'));
  await once(client.socket, 'data');
  expect(client.statuses).toEqual([100]);
  client.send('{}');
  await once(client.socket, 'data');
  expect(client.statuses).toEqual([100, 200]);
  client.socket.destroy();
});

it.each([
  ['what is not HTTP', 'GARBAGE\r\n\r\n', 400],
  ['two lengths', post('/', 'content-length: 2', 'content-length: 3'), 400],
  ['a length beside chunks', post('/', 'content-length: 2', 'transfer-encoding: chunked'), 400],
  ['a length that is no number', post('/', 'content-length: -1'), 400],
  ['another coding than chunks', post('/', 'transfer-encoding: gzip'), 400],
  ['no host', 'GET /after HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET /after HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400],
  ['a host that is none', 'GET /after HTTP/1.1\r\nhost: a b<script>\r\n\r\n', 400],
  ['the address of another site', 'GET http://evil.example/ HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['no path', 'GET * HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['HTTP/0.9', 'GET /after\r\n\r\n', 400],
  ['HTTP/2 by the wrong name', 'GET /after HTTP/2.0\r\nhost: a\r\n\r\n', 505],
  ['a method that nobody knows', 'FOO /after HTTP/1.1\r\nhost: a\r\n\r\n', 501],
  ['an address beyond measure', `GET /after?${'x'.repeat(9_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 414],
  ["what another site's page sends", post('/', 'content-length: 2', 'sec-fetch-site: cross-site'), 403],
  ['the same from older browsers', post('/', 'content-length: 2', 'origin: https://evil.example'), 403],
  ['the same from a page without an address', post('/', 'content-length: 2', 'origin: null'), 403],
  ['headers beyond measure', `GET /after HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['an expectation that nobody knows', 'GET /after HTTP/1.1\r\nhost: a\r\nexpect: a miracle\r\n\r\n', 417],
])('refuses %s with a problem and our headers, and ends the connection', async (_what, sent, status) => {
  const client = (await RawClient.to(url)).send(sent);
  const text = await client.ended();
  expect(client.statuses).toEqual([status]);
  expect(text).toMatch(/x-frame-options: DENY/i);
  expect(text).toMatch(/connection: close/i);
  expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ status, code: expect.stringMatching(/^TEST\./) });
});

it('handles pipelined requests one at a time, and only a few', async () => {
  const client = (await RawClient.to(url)).send('GET /held HTTP/1.1\r\nhost: a\r\n\r\n', NEXT.repeat(500));
  while (held.length === 0) await once(server.server, 'request');
  expect(asked).toEqual(['GET /held']);
  held[0]?.end('held');
  await client.ended();
  expect(client.statuses).toEqual(asked.map(() => 200));
  expect(asked).toHaveLength(5);
});

it('produces one answer for a client that reads none, however many it requests', async () => {
  const client = await RawClient.to(url);
  client.socket.pause();
  client.send('GET /held HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(10));
  while (held.length === 0) await once(server.server, 'request');
  held[0]?.end(Buffer.alloc(50 * 1024 * 1024));
  const visitor = (await RawClient.to(url)).send(NEXT.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  await visitor.ended();
  expect(asked).toEqual(['GET /held', 'GET /after']);
});

it('accepts fast bodies however many slow ones their network sends, and refuses one slow body too many', async () => {
  const clients = await Promise.all(Array.from({ length: MAX_SLOW_BODIES + 1 }, () => RawClient.to(url)));
  const whole = [];
  for (const client of clients) whole.push(client.send(post('/', 'content-length: 2'), '{').ended());
  await Promise.race(whole);
  expect(clients.flatMap(({ statuses }) => statuses)).toEqual([429]);
  const neighbour = (await RawClient.to(url)).send(post('/', 'content-length: 2', 'connection: close'), '{}');
  await neighbour.ended();
  expect(neighbour.statuses).toEqual([200]);
  for (const { socket } of clients) socket.destroy();
  await Promise.all(whole);
});

it('refuses connections of a network that has too many', async () => {
  const clients = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, () => RawClient.to(url)));
  const one = (await RawClient.to(url)).send(NEXT);
  await one.ended();
  expect(one.statuses).toEqual([429]);
  expect(asked).toEqual([]);
  for (const { socket } of clients) socket.destroy();
});

it.each([
  ['by Fetch Metadata', 'sec-fetch-site: same-origin'],
  ['from the address bar', 'sec-fetch-site: none'],
  ['by Origin', 'origin: https://a'],
])('takes what its own page sends: %s', async (_how, header) => {
  const client = (await RawClient.to(url)).send(post('/', 'content-length: 2', 'connection: close', header), '{}');
  await client.ended();
  expect(client.statuses).toEqual([200]);
});

it('answers links from other sites', async () => {
  const link = 'GET /after HTTP/1.1\r\nhost: a\r\nsec-fetch-site: cross-site\r\nconnection: close\r\n\r\n';
  const client = (await RawClient.to(url)).send(link);
  await client.ended();
  expect(client.statuses).toEqual([200]);
});

it.each([
  ['compressed', ['content-encoding: gzip', 'content-length: 2'], '{}', 415],
  ['not UTF-8', ['content-length: 3'], '"\xff"', 400],
  ['half a character', ['content-length: 2'], '"\xc3', 400],
])('refuses a text that is %s', async (_what, headers, body, status) => {
  const client = await RawClient.to(url);
  client.socket.write(Buffer.from(post('/', 'connection: close', ...headers) + body, 'latin1'));
  await client.ended();
  expect(client.statuses).toEqual([status]);
});

it('lets through a CSV file in the encoding of an old spreadsheet', async () => {
  const client = await RawClient.to(url);
  const head = post('/', 'connection: close', 'content-length: 3').replace('application/json', 'text/csv');
  client.socket.write(Buffer.from(`${head}"\xa3"`, 'latin1'));
  await client.ended();
  expect(client.statuses).toEqual([200]);
});

describe('times', () => {
  let sockets: Socket[];
  beforeEach(() => {
    sockets = [];
    server.server.on('connection', (socket) => sockets.push(socket));
  });

  it('are limited for headers, requests and inactivity', () => {
    const { headersTimeout, requestTimeout, timeout } = server.server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([15_000, 120_000, 45_000]);
  });

  it('close a connection whose client does not read', async () => {
    server.server.setTimeout(50);
    const client = await RawClient.to(url);
    client.socket.pause();
    client.send('GET /held HTTP/1.1\r\nhost: a\r\n\r\n');
    while (held.length === 0) await once(server.server, 'request');
    held[0]?.write(Buffer.alloc(50 * 1024 * 1024));
    const [socket] = sockets;
    if (socket && !socket.closed) await once(socket, 'close');
    expect(socket?.destroyed).toBe(true);
  });
});
