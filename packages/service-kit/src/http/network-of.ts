import ipaddr from 'ipaddr.js';

const HOUSEHOLD_BITS = 64;

/**
 * The network that limits count a caller under: an IPv4 address, or the /64 of an IPv6 one, which one household has to
 * itself.
 *
 * @param forwardedFor the header `x-forwarded-for`; its last hop counts, which the edge added: only the edge reaches a service.
 * @param socketAddress counts where no well-formed hop is named.
 */
export const networkOf = (forwardedFor: string | string[] | undefined, socketAddress: string): string => {
  const lastHop = [forwardedFor].flat().at(-1)?.split(',').at(-1)?.trim() ?? '';
  const address = ipaddr.process(ipaddr.isValid(lastHop) ? lastHop : socketAddress);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${HOUSEHOLD_BITS}`)}/${HOUSEHOLD_BITS}`;
};
