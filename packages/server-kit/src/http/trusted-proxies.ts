import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';
import { networkOf } from './network-of.ts';

/** Whether an address is a proxy whose forwarded addresses are trusted. */
export type IsTrusted = (address: string) => boolean;

const trust = (names: readonly string[]): IsTrusted => {
  if (names.length === 0) return () => false;
  const isTrusted = proxyAddr.compile([...names]);
  return (address) => isTrusted(address, 0);
};

/**
 * The setting TRUSTED_PROXIES: comma-separated addresses and networks of the proxies in front ("10.0.0.5, 192.168.0.0/16"); also
 * `loopback`, `linklocal` and `uniquelocal`. None by default (D44).
 */
export const trustedProxiesSchema = z
  .string()
  .default('')
  .transform((list, context): IsTrusted => {
    const names = list.split(',').flatMap((name) => name.trim() || []);
    try {
      return trust(names);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be addresses or networks (10.0.0.0/8), separated by commas' });
      return z.NEVER;
    }
  });

/**
 * The client's address. X-Forwarded-For is read from its end, and only as far as trusted proxies wrote it (D44).
 */
export const clientAddress = (request: IncomingMessage, isTrusted: IsTrusted): string => {
  const hops = proxyAddr.all(request, isTrusted);
  return hops.findLast((hop) => isIP(hop) !== 0) ?? '';
};

/** The network that limits count a client by. */
export const askingNetwork = (request: IncomingMessage, isTrusted: IsTrusted): string =>
  networkOf(clientAddress(request, isTrusted));
