/** How often, and how soon, an event is offered again to a handler that failed. */
export interface DeliveryPolicy {
  /** Attempts before the event becomes a dead letter. */
  readonly attempts: number;
  /** Wait before the second attempt, in milliseconds; doubles each time, up to a minute. */
  readonly firstRetryMs: number;
  /**
   * How long an event of a type that is not handled is left for a newer replica, from its publication, in milliseconds: a
   * roll-out takes no longer. Then it is acknowledged.
   */
  readonly rollOutMs: number;
  /** How often it is offered meanwhile, in milliseconds. */
  readonly offerEveryMs: number;
  /** An event of which nothing is heard for this long is offered again: its consumer was killed. In milliseconds. */
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

const LONGEST_RETRY_MS = 60_000;

/** @param attempt the attempt that failed, from 1. @returns milliseconds to wait before the next. */
export const backOffMs = ({ firstRetryMs }: Pick<DeliveryPolicy, 'firstRetryMs'>, attempt: number): number =>
  Math.min(firstRetryMs * 2 ** (attempt - 1), LONGEST_RETRY_MS);
