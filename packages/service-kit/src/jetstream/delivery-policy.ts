/** How often and how soon a failed event is redelivered. */
export interface DeliveryPolicy {
  /** Attempts before the event becomes a dead letter. */
  readonly attempts: number;
  /** Delay before the second attempt, in milliseconds; doubles each time, up to a minute. */
  readonly firstRetryMs: number;
  /**
   * How long an event of an unhandled type is left for a newer replica, from its publication, in milliseconds: as long as a
   * roll-out may take. Then it is acknowledged.
   */
  readonly rollOutMs: number;
  /** How often it is redelivered meanwhile, in milliseconds. */
  readonly offerEveryMs: number;
  /** After this time without an acknowledgement the consumer is presumed dead and the event is redelivered, in milliseconds. */
  readonly ackWaitMs: number;
}

export const DELIVERY_POLICY = Symbol('DELIVERY_POLICY');

export const DEFAULT_DELIVERY: DeliveryPolicy = {
  attempts: 8,
  firstRetryMs: 500,
  rollOutMs: 15 * 60_000,
  offerEveryMs: 5_000,
  ackWaitMs: 30_000,
};

const MAX_RETRY_MS = 60_000;

/** @param attempt the failed attempt, counted from 1. @returns the delay before the next, in milliseconds. */
export const backOffMs = ({ firstRetryMs }: Pick<DeliveryPolicy, 'firstRetryMs'>, attempt: number): number =>
  Math.min(firstRetryMs * 2 ** (attempt - 1), MAX_RETRY_MS);
