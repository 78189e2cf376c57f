import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverCache } from '../paths.ts';
import { freePort } from '../servers/ports.ts';
import { serverProgram } from '../servers/server-program.ts';
import { readRoutes } from './edge-files.ts';
import { renderNginxConfig } from './nginx-config.ts';

const STREAM = 'text/event-stream';

/** Another nginx in front, for example for TLS, which buffers by default, and compresses. */
const collecting = (port: number, upstream: string, scratch: string): string => `
pid ${scratch}/in-front.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${scratch}/front-body;
  proxy_temp_path ${scratch}/front-proxy;
  fastcgi_temp_path ${scratch}/front-fastcgi;
  uwsgi_temp_path ${scratch}/front-uwsgi;
  scgi_temp_path ${scratch}/front-scgi;
  gzip on;
  gzip_types *;
  gzip_proxied any;
  gzip_min_length 1;
  server {
    listen ${port};
    location / {
      proxy_http_version 1.1;
      proxy_pass ${upstream};
    }
  }
}
`;

describe('nginx with the generated configuration', () => {
  const servers = new Map<string, Server>();
  let folder: string;
  let base: string;
  let nginx: ChildProcess;
  let inFront: ChildProcess;
  let baseInFront: string;
  let said = '';

  /** An upstream that echoes its own name and the request; the test answers requests for a stream. */
  async function echo(name: string): Promise<number> {
    const server = createServer((request, response) => {
      if (request.headers.accept === STREAM) return;
      response.setHeader('x-host', String(request.headers.host));
      request.resume().once('end', () => response.end(`${name} ${request.url}`));
    });
    servers.set(name, server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const routes = await readRoutes();
    const names = [...new Set(routes.map(({ upstream }) => upstream)), 'shell'];
    const ports = new Map(await Promise.all(names.map(async (name) => [name, await echo(name)] as const)));
    const port = await freePort();
    const addressOf = (upstream: string) => `127.0.0.1:${ports.get(upstream)}`;
    const file = join(folder, 'nginx.conf');
    await writeFile(file, renderNginxConfig(routes, { port, addressOf, scratch: folder, trustedProxies: [] }));
    nginx = await run(file);
    nginx.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    base = `http://127.0.0.1:${port}`;
    await listening(`${base}/health/edge`);
    const portInFront = await freePort();
    const fileInFront = join(folder, 'in-front.conf');
    await writeFile(fileInFront, collecting(portInFront, base, folder));
    inFront = await run(fileInFront);
    baseInFront = `http://127.0.0.1:${portInFront}`;
    await listening(`${baseInFront}/health/edge`);
  });

  async function run(file: string): Promise<ChildProcess> {
    const program = await serverProgram('nginx', { cache: serverCache, setting: 'PATH' });
    return spawn(program.path, ['-e', join(folder, 'error.log'), '-c', file, '-g', 'daemon off;'], {
      stdio: ['inherit', 'inherit', 'pipe'],
      env: program.env,
    });
  }

  afterAll(async () => {
    for (const running of [nginx, inFront]) {
      if (running.exitCode === null && running.kill('SIGQUIT')) await once(running, 'exit');
    }
    for (const server of servers.values()) server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** `fetch` would normalise the path. */
  async function askLiterally(path: string): Promise<string> {
    const socket = connect(Number(new URL(base).port), '127.0.0.1').setEncoding('latin1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
    return (await socket.toArray()).join('');
  }

  const ask = async (path: string, init?: RequestInit) => (await fetch(base + path, init)).text();

  it('routes each path of the table, and everything below it, to its upstream', async () => {
    for (const { path, upstream } of await readRoutes()) {
      expect(await ask(path)).toBe(`${upstream} ${path}`);
      expect(await ask(`${path}/12?a=b`)).toBe(`${upstream} ${path}/12?a=b`);
    }
  });

  it('routes everything else to the shell, including paths that only share a prefix with the table', async () => {
    for (const path of ['/', '/vehicles?make=Ford', '/imgs', '/api/vehicles-old', '/assets/app.js']) {
      expect(await ask(path)).toBe(`shell ${path}`);
    }
  });

  it('accepts a picture of 10 MB and rejects more than staff may send', async () => {
    expect(await ask('/objects/uploads/1', { method: 'PUT', body: new Uint8Array(10_485_760) })).toContain('media');
    expect((await fetch(`${base}/objects/uploads/1`, { method: 'PUT', body: new Uint8Array(12_000_000) })).status).toBe(413);
  });

  it.each([
    [400, '/api/vehicles/%2e%2e/admin'],
    [400, '/api//vehicles'],
    [400, '/api/vehicles/..%2fadmin'],
    [400, '/vehicles%00'],
    [404, '/metrics'],
    [404, '/health/ready'],
    [404, '/health/live'],
    [414, `/vehicles?search=${'x'.repeat(40_000)}`],
  ])('answers unroutable requests with %s and a problem', async (status, path) => {
    const answer = await askLiterally(path);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
    expect(answer).toContain(`"status":${status},"code":"EDGE.`);
  });

  it('limits one address to 256 concurrent requests', async () => {
    const over = new AbortController();
    const asked = Array.from({ length: 300 }, () =>
      fetch(`${base}/api/admin`, { headers: { accept: STREAM }, signal: over.signal }),
    );
    const refused = await Promise.any(asked);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ status: 429, code: 'EDGE.TOO_MANY_REQUESTS' });
    over.abort();
    await Promise.allSettled(asked);
    await until(async () => (await ask('/')) === 'shell /');
  });

  it('forwards the Host header', async () => {
    const response = await fetch(base);
    expect(response.headers.get('x-host')).toBe(new URL(base).host);
  });

  it.each([
    ['by itself', () => base],
    ['behind a proxy that collects and compresses what it is not told to pass on', () => baseInFront],
  ])('streams an answer sentence by sentence, %s', async (_where, address) => {
    const asked = once(servers.get('assistant') as Server, 'request');
    const response = fetch(`${address()}/api/ai-assistant`, { method: 'POST', body: '{}', headers: { accept: STREAM } });
    const [, answer] = (await asked) as [IncomingMessage, ServerResponse];
    answer.writeHead(200, { 'content-type': STREAM, 'x-accel-buffering': 'no' }).flushHeaders();
    const reader = (await response).body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const sentence of ['One. ', 'Two. ', 'Three.']) {
      answer.write(sentence);
      expect((await reader?.read())?.value).toBe(sentence);
    }
    const left = once(answer, 'close');
    await reader?.cancel();
    await left;
  });

  it('never logs whom staff search for, even while an upstream is down', async () => {
    for (const server of servers.values()) {
      server.close();
      server.closeAllConnections();
    }
    expect((await fetch(`${base}/api/inquiries?search=Ada+Plumber`)).status).toBe(502);
    nginx.kill('SIGQUIT');
    await once(nginx, 'close');
    const written = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '');
    expect(said + written).not.toContain('Plumber');
  });
});

const listening = (url: string): Promise<void> => until(async () => (await fetch(url).catch(() => undefined))?.ok === true);

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within 30 s: ${holds}`);
  }
}
