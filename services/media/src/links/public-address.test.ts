import { CannotCopy } from './cannot-copy.ts';
import { checkUrl, isReachable, reachableLookup } from './public-address.ts';

const VISITOR = { loopback: false };
const TEST = { loopback: true };

describe('an IP address that pictures are fetched from', () => {
  it.each([
    '93.184.215.14',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '2606:2800:21f:cb07::1',
    '2a00:1450::1',
  ])('%s is public', (address) => {
    expect(isReachable(address, VISITOR)).toBe(true);
  });

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.8.8.8'],
    ['this machine', '::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '0.1.2.3'],
    ['unspecified', '::'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['of a provider behind NAT', '100.64.0.1'],
    ['of a provider behind NAT, where a cloud has its metadata', '100.100.100.200'],
    ['link-local, where clouds have their metadata', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['unique-local', 'fc00::1'],
    ['unique-local, where a cloud has its metadata', 'fd00:ec2::254'],
    ['of a platform', '168.63.129.16'],
    ['of protocols, where a cloud has its metadata', '192.0.0.192'],
    ['for documentation', '192.0.2.1'],
    ['for documentation', '2001:db8::1'],
    ['for benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped, even if public', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64, local', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:53aa:64c:0:0:80ff:fffe'],
    ['site-local, as it was once', 'fec0::1'],
    ['with a zone', 'fe80::1%eth0'],
    ['no address', 'vans.example'],
    ['no address', ''],
  ])('is not %s: %s', (_what, address) => {
    expect(isReachable(address, VISITOR)).toBe(false);
  });

  it('is this machine in tests, and still nothing else', () => {
    expect(isReachable('127.0.0.1', TEST)).toBe(true);
    expect(isReachable('::1', TEST)).toBe(true);
    for (const address of ['10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1', '0.0.0.0'])
      expect(isReachable(address, TEST)).toBe(false);
  });
});

describe('a URL that pictures are fetched from', () => {
  it.each(['https://vans.example/a.jpg', 'http://vans.example/a.jpg', 'http://vans.example:443/a', 'https://8.8.8.8/a.jpg'])(
    'is %s',
    (url) => {
      expect(() => checkUrl(new URL(url), VISITOR)).not.toThrow();
    },
  );

  it.each([
    'file:///etc/passwd',
    'ftp://vans.example/a.jpg',
    'data:image/png;base64,AAAA',
    'http://vans.example:8080/a.jpg',
    'https://vans.example:22/',
    'https://user:secret@vans.example/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:10.0.0.1]/a.jpg',
    'http://169.254.169.254/latest/meta-data',
  ])('is not %s', (url) => {
    expect(() => checkUrl(new URL(url), VISITOR)).toThrow(CannotCopy);
  });
});

describe('the lookup of a host', () => {
  type Answer = Parameters<Parameters<ReturnType<typeof reachableLookup>>[2]>;
  const lookUp = (addresses: string[], all: boolean): Promise<Answer> =>
    new Promise((resolve) => {
      const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      reachableLookup(VISITOR, (_host, _options, done) => done(null, found))('vans.example', { all }, (...answer) =>
        resolve(answer),
      );
    });

  it('gives the addresses that were checked, one or all', async () => {
    expect(await lookUp(['8.8.8.8', '2a00::1'], false)).toEqual([null, '8.8.8.8', 4]);
    expect(await lookUp(['8.8.8.8'], true)).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
  });

  it.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::ffff:7f00:1']]])(
    'fails if one of them is not public: %p',
    async (addresses) => {
      const [error] = await lookUp(addresses, true);
      expect(error).toBeInstanceOf(CannotCopy);
    },
  );

  it('fails if there is none', async () => {
    const [error] = await lookUp([], true);
    expect(error?.message).toBe('vans.example has no address');
  });
});
