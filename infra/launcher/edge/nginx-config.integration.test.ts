import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { serverCache } from '../paths.ts';
import { serverProgram } from '../servers/server-program.ts';
import { readRoutes } from './edge-files.ts';
import { renderNginxConfig } from './nginx-config.ts';

describe('nginx with the generated configuration', () => {
  const servers: Server[] = [];
  let folder: string;
  let base: string;
  let nginx: ChildProcess;
  let said = '';

  /** An upstream that says its own name and what it was asked. */
  async function echo(name: string): Promise<number> {
    const server = createServer((request, response) => {
      response.setHeader('x-host', String(request.headers.host));
      request.resume().once('end', () => response.end(`${name} ${request.url}`));
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const routes = await readRoutes();
    const names = [...new Set(routes.map(({ upstream }) => upstream)), 'shell'];
    const ports = new Map(await Promise.all(names.map(async (name) => [name, await echo(name)] as const)));
    const port = await getPort({ host: '127.0.0.1' });
    const addressOf = (upstream: string) => `127.0.0.1:${ports.get(upstream)}`;
    const file = join(folder, 'nginx.conf');
    await writeFile(file, renderNginxConfig(routes, { port, addressOf, scratch: folder }));
    const program = await serverProgram('nginx', { cache: serverCache, setting: 'PATH' });
    nginx = spawn(program.path, ['-e', join(folder, 'error.log'), '-c', file, '-g', 'daemon off;'], {
      stdio: ['inherit', 'inherit', 'pipe'],
      env: program.env,
    });
    nginx.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    base = `http://127.0.0.1:${port}`;
    await listening(`${base}/health/edge`);
  }, 120_000);

  afterAll(async () => {
    if (nginx.exitCode === null && nginx.kill('SIGQUIT')) await once(nginx, 'exit');
    for (const server of servers) server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (path: string, init?: RequestInit) => (await fetch(base + path, init)).text();

  it('sends each path of the table, and what lies below it, to its upstream', async () => {
    for (const { path, upstream } of await readRoutes()) {
      expect(await ask(path)).toBe(`${upstream} ${path}`);
      expect(await ask(`${path}/12?a=b`)).toBe(`${upstream} ${path}/12?a=b`);
    }
  });

  it('sends everything else to the shell, also what only begins like a path of the table', async () => {
    for (const path of ['/', '/vehicles?make=Ford', '/imgs', '/api/vehicles-old', '/assets/app.js']) {
      expect(await ask(path)).toBe(`shell ${path}`);
    }
  });

  it('takes a picture of 10 MB and refuses more than staff may send', async () => {
    expect(await ask('/objects/uploads/1', { method: 'PUT', body: new Uint8Array(10_485_760) })).toContain('media');
    expect((await fetch(`${base}/objects/uploads/1`, { method: 'PUT', body: new Uint8Array(12_000_000) })).status).toBe(413);
  });

  it('passes on the host the visitor typed', async () => {
    const response = await fetch(base);
    expect(response.headers.get('x-host')).toBe(new URL(base).host);
  });

  it('says nothing of whom staff look for, also while a part is away', async () => {
    for (const server of servers) {
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

async function listening(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} did not answer within 10 s`);
}
