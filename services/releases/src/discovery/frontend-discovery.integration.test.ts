import type { FrontendDiscovery } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { type FakeServer, OwnNats, serverUrl } from '@forecourt/testing';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { buildOf, ReleasesProcess, startReleasesHost } from '../testing/releases-process.ts';

/** What the published schema of Frontend Discovery v1-pre demands. */
const object = (required: string[], properties: object, additionalProperties: object | false = false) => ({
  type: 'object',
  required,
  properties,
  additionalProperties,
});
const text = { type: 'string' };
const version = object(['url', 'metadata'], {
  url: text,
  fallbackUrl: text,
  metadata: object(['integrity', 'version'], { integrity: text, version: text }),
  extras: { type: 'object' },
  deployment: object(['traffic', 'default'], {
    traffic: { type: 'number', minimum: 0, maximum: 100 },
    default: { type: 'boolean' },
  }),
});
const versions = { type: 'array', uniqueItems: true, items: version };
const isDiscovery = new Ajv2019().compile(
  object(['schema', 'microFrontends'], { schema: text, microFrontends: object([], {}, versions) }),
);

let nats: OwnNats;
let host: FakeServer;
let database: ThrowAwayDatabase;
let service: ReleasesProcess;

beforeAll(async () => {
  nats = await OwnNats.start();
  host = await startReleasesHost();
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  service = await ReleasesProcess.start({
    databaseUrl: database.url,
    natsUrl: nats.url,
    remotesUrl: host.url,
  });
});
afterAll(async () => {
  await service.stop();
  await database.drop();
  await host.stop();
  await nats.stop();
});

const discover = (headers = {}) => service.get<FrontendDiscovery>('/.well-known/frontend-discovery.json', headers);

it('anybody can discover what is live, in the shape of Frontend Discovery, and is told when nothing has changed', async () => {
  await service.release(buildOf('mfe-one', '1.0.0'));
  await service.release(buildOf('mfe-two', '2.0.0'));
  const { body, headers } = await discover();
  expect([isDiscovery(body), isDiscovery.errors]).toEqual([true, null]);
  expect(body.microFrontends).toEqual({
    'mfe-one': [expect.objectContaining({ url: '/remotes/mfe-one/1.0.0/container.js' })],
    'mfe-two': [expect.objectContaining({ deployment: { traffic: 100, default: true } })],
  });
  const held = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await discover(held)).status).toBe(304);
  await service.release(buildOf('mfe-one', '1.0.1'));
  const { status, body: now } = await discover(held);
  expect([status, now.microFrontends['mfe-one']?.[0]?.metadata.version]).toEqual([200, '1.0.1']);
});
