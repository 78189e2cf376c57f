import { durableOf, natsOptions, patternOf } from './nats.ts';

it.each([
  ['nats://127.0.0.1:4222', { servers: 'nats://127.0.0.1:4222' }],
  ['tls://nats.example:4222', { servers: 'tls://nats.example:4222' }],
  ['nats://s3cret@nats:4222', { servers: 'nats://nats:4222', token: 's3cret' }],
  [
    'nats://inventory:a%2Fb@nats:4222',
    { servers: 'nats://nats:4222', user: 'inventory', pass: 'a/b', inboxPrefix: '_INBOX.inventory' },
  ],
  ['nats://van%20shop.*:x@nats', { servers: 'nats://nats', user: 'van shop.*', pass: 'x', inboxPrefix: '_INBOX.van_shop__' }],
])('%s is understood', (url, options) => {
  expect(natsOptions(url)).toEqual(options);
});

it('names a durable consumer without dots and wildcards', () => {
  expect(durableOf('media', 'inventory.vehicle.*.v1')).toBe('media-inventory_vehicle_any_v1');
});

it.each([
  [['a.b.added.v1'], 'a.b.added.v1'],
  [['a.b.added.v1', 'a.b.removed.v1'], 'a.b.*.v1'],
  [['a.b.added.v1', 'a.c.added.v2'], 'a.*.added.*'],
])('hears %j by %p', (types, pattern) => {
  expect(patternOf(types.map((type) => ({ type })))).toBe(pattern);
});
