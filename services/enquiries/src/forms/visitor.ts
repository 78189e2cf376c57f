import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Who sends a form, as far as limits go. */
export interface Visitor {
  /** The network they are counted under: an IPv4 address, or the /64 of an IPv6 one, which one household has to itself. */
  readonly network: string;
  /** Whether they have shown a form token of ours, and so opened the form as people do. */
  readonly hasOpenedForm: boolean;
}

const HOUSEHOLD_BITS = 64;

/** Whoever sent this request, by the last hop of `x-forwarded-for`: the edge added it, and only the edge reaches a service. */
export const visitorOf = (request: FastifyRequest, hasOpenedForm = false): Visitor => ({
  network: networkOf(request.headers['x-forwarded-for'], request.ip),
  hasOpenedForm,
});

/** @param socketAddress counts where no well-formed hop is named. */
export const networkOf = (forwardedFor: string | string[] | undefined, socketAddress: string): string => {
  const lastHop = [forwardedFor].flat().at(-1)?.split(',').at(-1)?.trim() ?? '';
  const address = ipaddr.process(ipaddr.isValid(lastHop) ? lastHop : socketAddress);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${HOUSEHOLD_BITS}`)}/${HOUSEHOLD_BITS}`;
};
