import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import fc from 'fast-check';
import { clientAddress, trustedProxiesSchema } from './trusted-proxies.ts';

const addressOf = (forwardedFor: string | undefined, socket: string, trusted?: string): string => {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const request = { headers, socket: { remoteAddress: socket } } as IncomingMessage;
  return clientAddress(request, trustedProxiesSchema.parse(trusted));
};

describe('the address of a client', () => {
  it.each([
    ['the connection’s address where no proxy is named', '203.0.113.9', '10.0.0.7', undefined, '10.0.0.7'],
    ['the connection’s address where it is not a proxy’s', '203.0.113.9', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['what a named proxy says', '203.0.113.9', '10.0.0.7', '10.0.0.0/8', '203.0.113.9'],
    ['the last hop before the named proxies', '1.2.3.4, 203.0.113.9, 10.0.0.3', '10.0.0.7', '10.0.0.0/8', '203.0.113.9'],
    ['the proxy where it says nothing', undefined, '10.0.0.7', '10.0.0.7', '10.0.0.7'],
    ['the proxy where it says nonsense', 'unknown', '10.0.0.7', '10.0.0.7', '10.0.0.7'],
    ['an IPv6 address', '2001:db8::9', '::1', 'loopback', '2001:db8::9'],
    ['the proxy as IPv4 written as IPv6', '203.0.113.9', '::ffff:10.0.0.7', '192.168.0.1, 10.0.0.7', '203.0.113.9'],
  ])('is %s', (_what, header, socket, trusted, address) => {
    expect(addressOf(header, socket, trusted)).toBe(address);
  });

  const stranger = fc.ipV4().filter((address) => !address.startsWith('10.'));
  const proxy = fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `10.0.${a}.${b}`);
  const chain = (...hops: string[]) => hops.join(', ');

  it('does not depend on what an untrusted client claims', () => {
    fc.assert(
      fc.property(fc.string(), stranger, fc.array(proxy), proxy, (claim, visitor, proxies, last) => {
        expect(addressOf(chain(claim, visitor, ...proxies), last, '10.0.0.0/8')).toBe(visitor);
        expect(addressOf(chain(claim, ...proxies), visitor, '10.0.0.0/8')).toBe(visitor);
        expect(addressOf(claim, visitor)).toBe(visitor);
      }),
    );
  });

  it('is always an address', () => {
    fc.assert(fc.property(fc.string(), proxy, (header, last) => isIP(addressOf(header, last, '10.0.0.0/8')) !== 0));
  });
});

it.each(['10.0.0.0/99', 'everybody', '10.0.0.1 10.0.0.2', '300.1.1.1'])('refuses the setting %p', (value) => {
  expect(trustedProxiesSchema.safeParse(value).success).toBe(false);
});
