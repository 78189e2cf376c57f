import fc from 'fast-check';
import { networkOf } from './network-of.ts';

const SOCKET = '10.0.0.7';

describe('the network a visitor is counted under', () => {
  it.each([
    ['one hop', '203.0.113.9', '203.0.113.9'],
    ['the last of several hops, which the edge added', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['the last header of several', ['1.2.3.4', '5.6.7.8, 203.0.113.9'], '203.0.113.9'],
    ['no header', undefined, SOCKET],
    ['nonsense', 'unknown', SOCKET],
    ['nothing after the comma', '203.0.113.9,', SOCKET],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ])('%s', (_what, header, network) => {
    expect(networkOf(header, SOCKET)).toBe(network);
  });

  it('is one for every address of a household, and another for the next', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 }), (host) => {
        const address = (network: string) => `${network}:${host.map((part) => part.toString(16)).join(':')}`;
        expect(networkOf(address('2001:db8:0:a'), SOCKET)).toBe('2001:db8:0:a::/64');
        expect(networkOf(address('2001:db8:0:b'), SOCKET)).toBe('2001:db8:0:b::/64');
      }),
    );
  });

  it('is always there, whatever the header says', () => {
    fc.assert(fc.property(fc.string(), (header) => networkOf(header, SOCKET).length > 0));
  });
});
