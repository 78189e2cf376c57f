import { networkOf } from '@forecourt/server-kit';
import type { FastifyRequest } from 'fastify';

/** Who sends a form, as far as limits go. */
export interface Visitor {
  /** The network they are counted under. */
  readonly network: string;
  /** Whether they have shown a form token of ours, and so opened the form as people do. */
  readonly hasOpenedForm: boolean;
}

export const visitorOf = ({ ip }: FastifyRequest, hasOpenedForm = false): Visitor => ({
  network: networkOf(ip),
  hasOpenedForm,
});
