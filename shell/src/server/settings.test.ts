import { resolve } from 'node:path';
import { readShellSettings } from './settings.ts';

const root = resolve(import.meta.dirname, '../../..');
const services = ['INVENTORY', 'ENQUIRIES', 'ASSISTANT', 'MEDIA', 'SOCIAL', 'IDENTITY', 'RELEASES', 'REMOTES'];
const environment = {
  PORT: '8080',
  NATS_URL: 'nats://127.0.0.1:4222',
  PUBLIC_URL: 'https://www.example.test/',
  STATE_DIR: '/tmp/state',
  REGISTRY_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----',
  DEALERSHIP_FILE: `${root}/tests/dealership.json`,
  EDGE_ROUTES_FILE: `${root}/infra/edge/routes.json`,
  ...Object.fromEntries(services.map((name) => [`${name}_URL`, 'http://127.0.0.1:1'])),
};

it('reads the environment, the dealership and the edge routes', () => {
  const settings = readShellSettings(environment);
  expect(settings).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', PUBLIC_URL: 'https://www.example.test' });
  expect(settings.DEALERSHIP_FILE.tradingName).toBe('Halyard Vans');
  expect(settings.upstreams.media).toBe('http://127.0.0.1:1');
});

it('accepts the settings file that ships, whatever a dealer has written into it', () => {
  expect(
    readShellSettings({ ...environment, DEALERSHIP_FILE: `${root}/infra/dealership.json` }).DEALERSHIP_FILE.finance,
  ).toBeDefined();
});

it('names every invalid variable in one message', () => {
  const bad = { ...environment, PORT: 'eighty', MEDIA_URL: 'ftp://x', DEALERSHIP_FILE: '/nowhere.json', NATS_URL: '' };
  expect(() => readShellSettings(bad)).toThrow(/PORT.*NATS_URL.*DEALERSHIP_FILE.*MEDIA_URL/s);
});

it.each([
  [undefined, null],
  ['', null],
  ['  ', null],
  ['AIza-key', 'AIza-key'],
])('reads the maps key %p as %p', (given, key) => {
  expect(readShellSettings({ ...environment, GOOGLE_MAPS_API_KEY: given }).GOOGLE_MAPS_API_KEY).toBe(key);
});
