import ipaddr from 'ipaddr.js';

const HOUSEHOLD_BITS = 64;

/**
 * The network that limits count a caller under: an IPv4 address, or the /64 of an IPv6 one, which one household has to
 * itself.
 * @param address the caller's, as {@link clientAddress} or Fastify's `request.ip` gives it. Nonsense counts as one network.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${HOUSEHOLD_BITS}`)}/${HOUSEHOLD_BITS}`;
};
