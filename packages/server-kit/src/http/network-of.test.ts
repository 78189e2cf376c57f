import fc from 'fast-check';
import { networkOf } from './network-of.ts';

describe('the network that limits count by', () => {
  it.each([
    ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['nonsense', '203.0.113.9, 1', 'unknown'],
    ['nothing', '', 'unknown'],
  ])('%s', (_what, address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for all addresses of a household, and different for others', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 }), (host) => {
        const address = (network: string) => `${network}:${host.map((part) => part.toString(16)).join(':')}`;
        expect(networkOf(address('2001:db8:0:a'))).toBe('2001:db8:0:a::/64');
        expect(networkOf(address('2001:db8:0:b'))).toBe('2001:db8:0:b::/64');
      }),
    );
  });

  it('is defined for any address', () => {
    fc.assert(fc.property(fc.string(), (address) => networkOf(address).length > 0));
  });
});
