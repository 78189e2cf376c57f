import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { type Child, startChild } from '../processes/child.ts';
import { Shutdown } from '../processes/shutdown.ts';
import { until } from '../processes/until.ts';
import { choosePorts } from '../servers/ports.ts';
import { startTemporarySystem } from '../test-runner/temporary-system.ts';
import { Balancer } from '../testing/balancer.ts';
import { eventually } from '../testing/launched.ts';
import { type Shot, SteadyLoad, visitor, writes } from '../testing/steady-load.ts';
import { type Ports, partEnvironment, partUrl, readyUrl, type SystemContext } from './part-environment.ts';
import { describePart, MANAGED, MANAGEMENT_PORTS, type ManagedName, PARTS, type PortName } from './parts.ts';
import type { System } from './start-system.ts';

/**
 * Not part of `npm test`, because a busy machine fails it. With everything built, on a quiet machine:
 * `node infra/start.mjs with-servers -- env NODE_OPTIONS=--experimental-vm-modules npx jest --selectProjects replicas`
 *
 * OTHER_RELEASE is the folder of another built release, which the parts are restarted as before they come back to this one. In
 * the folder of a release, with the next one as the other, its migrations are made under load.
 */
const OTHER_RELEASE = process.env['OTHER_RELEASE'] ?? root;
const PER_SECOND = 100;
/** Longer than a balancer takes to notice that a replica is not ready. */
const DRAIN_SECONDS = '2';

const ENQUIRY = { customerName: 'Visitor', customerPhone: '07700 900123', inquiryType: 'callback', message: 'Please call.' };

const shutdown = new Shutdown();
let system: System;
/** Where the balancers listen. */
let front: Ports;
let replicas: Replica[];
const balancers: Balancer[] = [];

/** One process of every part but the remotes' host, beside the system's own. */
class Replica {
  private readonly children = new Map<ManagedName, Child>();

  constructor(
    private readonly folder: string,
    private readonly context: SystemContext,
  ) {}

  targetOf(name: ManagedName) {
    const { ports } = this.context;
    return { port: ports[name], managementPort: ports[`${name}-management`] };
  }

  /** Services reach nobody over HTTP; the shell reaches them through the balancers. */
  async start(name: ManagedName, release = root): Promise<void> {
    const { ports } = this.context;
    const management = `${name}-management` as const;
    const own = { ...front, [name]: ports[name], [management]: ports[management] };
    const env = {
      ...partEnvironment(name, { ...this.context, ports: own }),
      STATE_DIR: join(this.folder, 'shell'),
      DRAIN_SECONDS,
    };
    const { script, flags } = describePart(name);
    const log = join(this.folder, `${name}.log`);
    const args = [...flags, script.replace(root, release)];
    const child = await startChild({ name, command: process.execPath, args, env, log });
    this.children.set(name, child);
    await until(() => answers(readyUrl(ports, name)), { child, seconds: 60, log });
  }

  async kill(): Promise<void> {
    await Promise.all([...this.children.values()].map((child) => child.stop(0)));
  }

  /** Asks a process to stop, and returns how long it took to say that it is not ready, and to exit, in milliseconds. */
  async stop(name: ManagedName): Promise<{ readonly unready: number; readonly exit: number }> {
    const child = this.children.get(name) as Child;
    const began = performance.now();
    process.kill(child.pid, 'SIGTERM');
    const url = `http://127.0.0.1:${this.targetOf(name).managementPort}/health/ready`;
    await eventually(async () => !(await fetch(url).catch(() => null))?.ok, 10);
    const unready = performance.now() - began;
    expect((await child.exited).code).toBe(0);
    return { unready, exit: performance.now() - began };
  }
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
}

/** New ports for every part; the remotes' host is the system's. */
async function portsIn(folder: string, name: string): Promise<Ports> {
  const ports = await choosePorts<PortName>([...PARTS, ...MANAGEMENT_PORTS], join(folder, `${name}.json`));
  return { ...ports, remotes: system.context.ports.remotes };
}

beforeAll(async () => {
  system = await startTemporarySystem(shutdown);
  const { context } = system;
  const folder = context.settings.dataDir;
  front = await portsIn(folder, 'front');
  replicas = await Promise.all(
    ['first', 'second'].map(async (name) => {
      await mkdir(join(folder, name), { recursive: true });
      return new Replica(join(folder, name), { ...context, ports: await portsIn(folder, name) });
    }),
  );
  for (const name of MANAGED) {
    const balancer = new Balancer(replicas.map((replica) => replica.targetOf(name)));
    balancers.push(balancer);
    await balancer.listen(front[name]);
  }
}, 180_000);

afterAll(async () => {
  for (const balancer of balancers) balancer.stop();
  await Promise.all(replicas.map((replica) => replica.kill()));
  await shutdown.stop();
});

const allBalanced = () => eventually(() => balancers.every(({ isWhole }) => isWhole), 30);

/** A hundred kinds of request, in turn: mostly pages, and one enquiry, question and edit. */
async function mixedShots(base: string): Promise<Shot[]> {
  const vans = (await (await fetch(`${base}/api/vehicles`)).json()) as { id: number; price: string; images: string[] }[];
  const van = (number: number) => vans[number % vans.length] as (typeof vans)[number];
  const look =
    (path: (number: number) => string): Shot =>
    (number) =>
      fetch(base + path(number), { headers: visitor(number) });
  const send =
    (method: string, call: (number: number) => readonly [path: string, body: object], token?: string): Shot =>
    (number) => {
      const [path, body] = call(number);
      return fetch(base + path, { method, headers: writes(number, token), body: JSON.stringify(body) });
    };
  const pages = [look(() => '/'), look(() => '/vehicles'), look((number) => `/vehicle/${van(number).id}`)];
  const search = look((number) => `/api/vehicles?priceMax=${10_000 + number}`);
  const picture = look((number) => `/img?src=${encodeURIComponent(van(number).images[0] ?? '')}&w=640&fmt=auto`);
  const enquire = send('POST', (number) => ['/api/inquiries', { ...ENQUIRY, customerEmail: `visitor-${number}@example.com` }]);
  const ask = send('POST', () => ['/api/ai-assistant', { message: 'vans with a tail lift' }]);
  const edit = send(
    'PATCH',
    (number) => [`/api/vehicles/${van(number).id}`, { price: `${20_000 + number}.00` }],
    system.staffToken,
  );
  return [
    ...Array.from({ length: 30 }, () => pages).flat(),
    search,
    search,
    search,
    search,
    picture,
    picture,
    picture,
    enquire,
    ask,
    edit,
  ];
}

it('two replicas of every part are restarted, as another release and back, at 100 requests a second, and no request fails', async () => {
  for (const name of MANAGED) await Promise.all(replicas.map((replica) => replica.start(name)));
  await allBalanced();
  const load = new SteadyLoad(await mixedShots(partUrl(front, 'shell')), PER_SECOND);
  const stopped: { readonly name: string; readonly unready: number; readonly exit: number }[] = [];
  for (const release of OTHER_RELEASE === root ? [root] : [OTHER_RELEASE, root]) {
    for (const name of MANAGED) {
      for (const replica of replicas) {
        stopped.push({ name, ...(await replica.stop(name)) });
        await replica.start(name, release);
        await allBalanced();
      }
    }
  }
  await load.stop();
  const worst = (of: 'unready' | 'exit') => Math.round(Math.max(...stopped.map((stop) => stop[of])));
  process.stdout.write(
    `${load.sent} requests, ${load.failures.length} failed; ${stopped.length} stops: not ready after ${worst('unready')} ms at most, ended after ${worst('exit')} ms at most\n`,
  );
  expect(load.failures.slice(0, 20)).toEqual([]);
  expect(stopped.filter(({ unready, exit }) => unready > 1_000 || exit > 10_000)).toEqual([]);
}, 600_000);
