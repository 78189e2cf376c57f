import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import { DEALERSHIP_BUCKET, DRAFTS_BUCKET, LIVE_DEALERSHIP, natsOptions, REGISTRY_BUCKET, SERVICES } from '@forecourt/contracts';
import { Kvm } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { ServerUrls } from './start-servers.ts';
import { NATS_USERS, type NatsUser } from './store-permissions.ts';
import { withTemporaryServers } from './temporary-servers.ts';

const VEHICLE_REMOVED = 'inventory.vehicle.removed.v1';
let urls: ServerUrls;
let stop: () => void;
let stopped: Promise<void>;
const open: NatsConnection[] = [];

beforeAll(async () => {
  const started = new Promise<void>((ready) => {
    stopped = withTemporaryServers(
      (servers) =>
        new Promise<void>((done) => {
          urls = servers;
          stop = done;
          ready();
        }),
    );
  });
  await Promise.race([started, stopped]);
});
afterAll(async () => {
  await Promise.all(open.map((connection) => connection.close()));
  stop();
  await stopped;
});

async function signIn(user: NatsUser): Promise<NatsConnection> {
  const connection = await connect({ ...natsOptions(urls.natsUrl(user)), timeout: 2_000 });
  open.push(connection);
  return connection;
}

/** The error with which NATS refuses to publish or subscribe; undefined if it allows it. */
async function refusal(user: NatsUser, attempt: (connection: NatsConnection) => void): Promise<string | undefined> {
  const connection = await signIn(user);
  const statuses = connection.status();
  attempt(connection);
  await connection.flush();
  void connection.close();
  for await (const status of statuses) if (status.type === 'error') return status.error.message;
  return undefined;
}
const publishing = (user: NatsUser, subject: string) => refusal(user, (connection) => connection.publish(subject, '{}'));
const hearing = (user: NatsUser, subject: string) => refusal(user, (connection) => void connection.subscribe(subject));

/** What Redis answers to each line, without a client library. */
async function redis(lines: readonly string[]): Promise<string[]> {
  const { hostname, port } = new URL(urls.redisUrl('operator'));
  const socket = openSocket(Number(port), hostname).setEncoding('utf8');
  socket.end(`${lines.join('\r\n')}\r\n`);
  let answers = '';
  socket.on('data', (part) => {
    answers += part;
  });
  await once(socket, 'close');
  return answers.trimEnd().split('\r\n');
}
const redisAs = (user: (typeof SERVICES)[number] | 'operator', ...lines: string[]) => {
  const { username, password } = new URL(urls.redisUrl(user));
  return redis([`AUTH ${username} ${password}`, ...lines]).then(([, ...answers]) => answers);
};

describe('NATS', () => {
  it('lets nobody in without a password', async () => {
    const { host } = new URL(urls.natsUrl('operator'));
    await expect(connect({ servers: host })).rejects.toThrow(/authorization/i);
    await expect(connect({ servers: host, user: 'inventory', pass: 'guessed' })).rejects.toThrow(/authorization/i);
  });

  it.each(NATS_USERS)('lets %s in', async (user) => {
    await (await signIn(user)).flush();
  });

  it('lets only the service itself publish its events', async () => {
    for (const user of [...SERVICES, 'shell'] as const) {
      const isOwn = user === 'inventory';
      expect([user, (await publishing(user, VEHICLE_REMOVED)) === undefined]).toEqual([user, isOwn]);
    }
  });

  it('lets only their senders send commands, and only their service receive them', async () => {
    expect(await publishing('assistant', 'cmd.inventory.list-stock.v1')).toBeUndefined();
    expect(await publishing('media', 'cmd.inventory.list-stock.v1')).toMatch(/permission/i);
    expect(await hearing('inventory', 'cmd.inventory.list-stock.v1')).toBeUndefined();
    expect(await hearing('media', 'cmd.inventory.list-stock.v1')).toMatch(/permission/i);
  });

  it('lets a service answer those alone who send it commands', async () => {
    expect(await publishing('inventory', '_INBOX.assistant.x')).toBeUndefined();
    expect(await publishing('inventory', '_INBOX.operator.x')).toBeUndefined();
    expect(await publishing('inventory', '_INBOX.media.x')).toMatch(/permission/i);
    expect(await publishing('media', '_INBOX.assistant.x')).toMatch(/permission/i);
    expect(await publishing('shell', '_INBOX.inventory.x')).toMatch(/permission/i);
  });

  it('lets nobody read another user’s replies, or events outside its own consumers', async () => {
    for (const subject of ['>', '_INBOX.>', '_INBOX.identity.>', 'inventory.>', '$JS.ACK.>']) {
      expect([subject, await hearing('social', subject)]).toEqual([subject, expect.stringMatching(/permission/i)]);
    }
  });

  it('lets nobody change streams or the consumers of others', async () => {
    const consumer = 'inventory.media-inventory_vehicle_any_v1';
    for (const call of [
      'STREAM.DELETE.inventory',
      'STREAM.PURGE.inventory',
      'STREAM.UPDATE.inventory',
      'STREAM.MSG.DELETE.inventory',
      `CONSUMER.DELETE.${consumer}`,
      `CONSUMER.MSG.NEXT.${consumer}`,
      `CONSUMER.CREATE.${consumer}.inventory.vehicle.>`,
    ]) {
      for (const user of ['assistant', 'social', 'shell'] as const)
        expect([user, call, await publishing(user, `$JS.API.${call}`)]).toEqual([
          user,
          call,
          expect.stringMatching(/permission/i),
        ]);
    }
  });

  it('lets only the releases service write the registry', async () => {
    const registry = await new Kvm(await signIn('releases')).create(REGISTRY_BUCKET, { history: 10 });
    await registry.put('mfe-catalog', '{}');
    expect((await registry.get('mfe-catalog'))?.string()).toBe('{}');
    for (const user of [...SERVICES.filter((name) => name !== 'releases'), 'shell'] as const) {
      for (const subject of [`$KV.${REGISTRY_BUCKET}.mfe-catalog`, `$JS.API.STREAM.PURGE.KV_${REGISTRY_BUCKET}`])
        expect([user, await publishing(user, subject)]).toEqual([user, expect.stringMatching(/permission/i)]);
    }
    const watched = await (await new Kvm(await signIn('shell')).open(REGISTRY_BUCKET)).watch();
    for await (const { key } of watched) {
      expect(key).toBe('mfe-catalog');
      break;
    }
  });

  it("lets only the releases service write the dealership's settings, and those read them who show them", async () => {
    const settings = await new Kvm(await signIn('releases')).create(DEALERSHIP_BUCKET);
    await settings.put(LIVE_DEALERSHIP, '{}');
    expect((await settings.get(LIVE_DEALERSHIP))?.string()).toBe('{}');
    for (const user of [...SERVICES.filter((name) => name !== 'releases'), 'shell'] as const) {
      for (const subject of [`$KV.${DEALERSHIP_BUCKET}.${LIVE_DEALERSHIP}`, `$JS.API.STREAM.PURGE.KV_${DEALERSHIP_BUCKET}`])
        expect([user, await publishing(user, subject)]).toEqual([user, expect.stringMatching(/permission/i)]);
    }
    for (const user of ['shell', 'inventory', 'enquiries', 'assistant', 'identity'] as const) {
      const watched = await (await new Kvm(await signIn(user)).open(DEALERSHIP_BUCKET)).watch({ key: LIVE_DEALERSHIP });
      for await (const { key } of watched) {
        expect([user, key]).toEqual([user, LIVE_DEALERSHIP]);
        break;
      }
    }
  });

  it('lets only the releases service write drafts of settings, and only the shell read them', async () => {
    const drafts = await new Kvm(await signIn('releases')).create(DRAFTS_BUCKET, { ttl: 60_000 });
    await drafts.create('one', '{}');
    const read = await new Kvm(await signIn('shell')).open(DRAFTS_BUCKET, { allow_direct: true });
    expect((await read.get('one'))?.string()).toBe('{}');
    for (const user of [...SERVICES.filter((name) => name !== 'releases'), 'shell'] as const)
      expect([user, await publishing(user, `$KV.${DRAFTS_BUCKET}.one`)]).toEqual([user, expect.stringMatching(/permission/i)]);
    for (const user of SERVICES.filter((name) => name !== 'releases'))
      expect([user, await publishing(user, `$JS.API.DIRECT.GET.KV_${DRAFTS_BUCKET}.one`)]).toEqual([
        user,
        expect.stringMatching(/permission/i),
      ]);
  });
});

describe('Redis', () => {
  it('does nothing without a sign-in', async () => {
    for (const command of ['PING', 'GET revocations:known', 'DEL revocations:known', 'CONFIG GET *'])
      expect(await redis([command])).toEqual(['-NOAUTH Authentication required.']);
    expect((await redis(['AUTH inventory guessed']))[0]).toMatch(/^-WRONGPASS/);
  });

  it('lets only identity write revocations, and others read them', async () => {
    expect(await redisAs('identity', 'SET revoked:1 1', 'SET revocations:known 1')).toEqual(['+OK', '+OK']);
    for (const service of SERVICES.filter((name) => name !== 'identity')) {
      const answers = await redisAs(service, 'GET revoked:1', 'DEL revoked:1', 'SET revoked:2 1', 'DEL revocations:known');
      expect([service, ...answers]).toEqual([service, '$1', '1', ...Array(3).fill(expect.stringMatching(/^-NOPERM/))]);
    }
  });

  it('restricts each user to its own keys, without administrative commands', async () => {
    expect(await redisAs('enquiries', 'SET enquiries:a 1', 'SET assistant:a 1')).toEqual([
      '+OK',
      expect.stringMatching(/^-NOPERM/),
    ]);
    for (const command of ['FLUSHALL', 'CONFIG GET *', 'ACL LIST', 'KEYS *', 'SCAN 0', 'SHUTDOWN NOSAVE', 'MONITOR'])
      expect(await redisAs('enquiries', command)).toEqual([expect.stringMatching(/^-NOPERM/)]);
  });
});
