import { networkOf } from '@forecourt/server-kit';
import type { FastifyRequest } from 'fastify';

/** The sender of a form, for rate limits. */
export interface Visitor {
  /** What limits are counted by. */
  readonly network: string;
  /** Whether a valid form token shows that the form was opened in a browser. */
  readonly hasOpenedForm: boolean;
}

export const visitorOf = ({ ip }: FastifyRequest, hasOpenedForm = false): Visitor => ({
  network: networkOf(ip),
  hasOpenedForm,
});
