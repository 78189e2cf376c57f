import { readFileSync } from 'node:fs';
import { edgeRoutesSchema, SERVICES } from '@forecourt/contracts';
import { upstreamOf } from './upstream-of.ts';

const routes = edgeRoutesSchema.parse(
  JSON.parse(readFileSync(new URL('../../../../infra/edge/routes.json', import.meta.url), 'utf8')),
);

it.each<[string, string | undefined]>([
  ['/api/vehicles', 'inventory'],
  ['/api/vehicles?make=Ford', 'inventory'],
  ['/api/vehicles/7', 'inventory'],
  ['/api/vehicle-lookup?registration=AB12CDE', 'inventory'],
  ['/api/vehicles-old', undefined],
  ['/api/objects/upload', 'media'],
  ['/objects/uploads/x', 'media'],
  ['/img?src=%2Fobjects%2Fx&w=320', 'media'],
  ['/api/admin/login', 'identity'],
  ...SERVICES.map((service): [string, string] => [`/api/operations/${service}/dead-letters`, service]),
  ['/remotes/mfe-catalog/1/mfe.json', 'remotes'],
  ['/vehicles', undefined],
  ['/', undefined],
])('%s goes to %s', (path, upstream) => {
  expect(upstreamOf(routes, path)).toBe(upstream);
});

it('takes the longest of several matches', () => {
  const table = edgeRoutesSchema.parse([
    { path: '/api', upstream: 'identity' },
    { path: '/api/vehicles', upstream: 'inventory' },
  ]);
  expect(upstreamOf(table, '/api/vehicles/7')).toBe('inventory');
  expect(upstreamOf(table.toReversed(), '/api/status')).toBe('identity');
});
