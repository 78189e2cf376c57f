import ipaddr from 'ipaddr.js';

const HOUSEHOLD_BITS = 64;

/**
 * The network that limits count by: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household.
 * @param address from {@link clientAddress} or Fastify's `request.ip`. All invalid addresses are one network.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${HOUSEHOLD_BITS}`)}/${HOUSEHOLD_BITS}`;
};
