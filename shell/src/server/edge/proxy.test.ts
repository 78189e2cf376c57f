import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { edgeRoutesSchema } from '@forecourt/contracts';
import type { FastifyInstance } from 'fastify';
import { serverWithoutPages } from '../../testing/server-without-pages.ts';
import type { Settings } from '../settings.ts';
import { registerProxy } from './proxy.ts';

const STREAM = 'text/event-stream';
const nobody = () => false;
const BEGINNING = ': an answer\n\n';

let assistant: Server;
let edge: FastifyInstance;
let address: string;

beforeAll(async () => {
  assistant = createHttpServer().listen(0, '127.0.0.1');
  await once(assistant, 'listening');
  edge = serverWithoutPages({ isTrusted: nobody });
  await registerProxy(edge, {
    TRUSTED_PROXIES: nobody,
    EDGE_ROUTES_FILE: edgeRoutesSchema.parse([{ path: '/api/ai-assistant', upstream: 'assistant' }]),
    upstreams: { assistant: `http://127.0.0.1:${(assistant.address() as AddressInfo).port}` } as Settings['upstreams'],
  });
  address = await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  assistant.closeAllConnections();
  assistant.close();
  edge.server.closeAllConnections();
  await edge.close();
});

/** Sends a request through the edge; the test answers as the service. */
async function ask() {
  const asked = once(assistant, 'request');
  const headers = { 'content-type': 'application/json', accept: STREAM, 'accept-encoding': 'br, gzip' };
  const response = fetch(`${address}/api/ai-assistant`, { method: 'POST', headers, body: '{"message":"A van"}' });
  const [, answer] = (await asked) as [IncomingMessage, ServerResponse];
  answer.writeHead(200, { 'content-type': STREAM, 'x-accel-buffering': 'no' });
  answer.write(BEGINNING);
  const { headers: passedOn, body } = await response;
  const reader = (body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe(BEGINNING);
  return { answer, passedOn, reader };
}

describe('a streamed answer', () => {
  it('arrives sentence by sentence, unchanged', async () => {
    const { answer, passedOn, reader } = await ask();
    for (const sentence of ['One. ', 'Two. ', 'Three.']) {
      answer.write(sentence);
      expect(await reader.read()).toEqual({ done: false, value: sentence });
    }
    answer.end();
    expect(await reader.read()).toEqual({ done: true, value: undefined });
    expect(passedOn.get('content-encoding')).toBeNull();
    expect(passedOn.get('x-accel-buffering')).toBe('no');
  });

  it('is aborted when the visitor leaves', async () => {
    const { answer, reader } = await ask();
    const left = once(answer, 'close');
    await reader.cancel();
    await left;
  });

  it('is cut off for the visitor too if the service dies midway', async () => {
    const { answer, reader } = await ask();
    answer.write('One. ');
    await reader.read();
    answer.destroy();
    await expect(reader.read()).rejects.toThrow();
  });
});
