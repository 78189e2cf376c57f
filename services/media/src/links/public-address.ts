import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CannotCopy } from './cannot-copy.ts';

/** A public address by its range, at which the machines of Azure find services of the cloud. */
const AZURE_PLATFORM = '168.63.129.16';

export interface Reach {
  /** Development and tests: this machine, too. */
  readonly loopback: boolean;
}

/**
 * Whether pictures may be fetched from an IP address: a public one of either family. Addresses that carry another one, such as
 * IPv4-mapped, NAT64 and 6to4, are refused.
 */
export const isReachable = (address: string, { loopback }: Reach): boolean => {
  if (!ipaddr.isValid(address) || address === AZURE_PLATFORM) return false;
  const range = ipaddr.parse(address).range();
  return range === 'unicast' || (loopback && range === 'loopback');
};

/** @throws {CannotCopy} if pictures may not be fetched from there, as far as the address alone tells. */
export const checkUrl = ({ protocol, hostname, port, username, password }: URL, reach: Reach): void => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isWeb = protocol === 'http:' || protocol === 'https:';
  // The parser leaves out the usual port of the protocol.
  const isUsualPort = ['', '80', '443'].includes(port) || reach.loopback;
  if (!isWeb || !isUsualPort || username !== '' || password !== '' || (ipaddr.isValid(host) && !isReachable(host, reach)))
    throw new CannotCopy('Its address is not one of the public web.');
};

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/**
 * Looks up a host for a connection, which is then made to the very address that was checked: a name that is answered otherwise the
 * next time gains nothing.
 */
export const reachableLookup =
  (
    reach: Reach,
    resolve: (host: string, options: LookupOptions & { all: true }, found: Found) => void = lookup,
  ): LookupFunction =>
  (host, options, connect) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) connect(error ?? new Error(`${host} has no address`), []);
      else if (!addresses.every(({ address }) => isReachable(address, reach)))
        connect(new CannotCopy('Its address is not one of the public web.'), []);
      else if (options.all) connect(null, addresses);
      else connect(null, first.address, first.family);
    });
  };
