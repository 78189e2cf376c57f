import { isHeld, preferredEncoding } from './negotiation.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers Accept-Encoding %j with %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

it.each([
  ['"abc"', true],
  ['W/"abc-br"', true],
  ['"other", "abc"', true],
  ['*', true],
  ['"abcd"', false],
  ['abc', false],
  [undefined, false],
])('knows whether If-None-Match %j names one of the ETags: %p', (header, held) => {
  expect(isHeld(header, '"abc"', '"abc-br"')).toBe(held);
});
