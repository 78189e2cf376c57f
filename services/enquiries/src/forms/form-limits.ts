import { CallLimit, REDIS, type RedisClient, takeFromEach, tooManyInAShortTime } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Visitor } from './visitor.ts';

export type FormKind = 'enquiry' | 'data-request' | 'calculation';

/** The window of all limits, in seconds (D32). */
const WINDOW_SECONDS = 10 * 60;

/** Limits per network: for those who have opened the form, and for everybody else. */
const PER_NETWORK: Readonly<Record<FormKind, { readonly opened: number; readonly other: number }>> = {
  enquiry: { opened: 300, other: 60 },
  'data-request': { opened: 150, other: 30 },
  calculation: { opened: 300, other: 300 },
};

/** Limit per kind across all networks: fifty a second, which the service is built for. */
const OVERALL = 50 * WINDOW_SECONDS;

interface Counters {
  readonly opened: CallLimit;
  readonly other: CallLimit;
  readonly overall: CallLimit;
}

/** Rate limits of forms, by network and overall. Only what is stored counts. */
@Injectable()
export class FormLimits {
  private readonly counters: Readonly<Record<FormKind, Counters>>;

  constructor(@Inject(REDIS) redis: RedisClient) {
    const refusal = tooManyInAShortTime('ENQUIRIES.TOO_MANY', 'Too many have been sent');
    const counter = (name: string, points: number): CallLimit =>
      new CallLimit(redis, { name: `enquiries:${name}`, points, seconds: WINDOW_SECONDS, refusal });
    const of = (kind: FormKind): Counters => ({
      // Both share a count, so that a token does not reset the count of what was sent without one.
      opened: counter(kind, PER_NETWORK[kind].opened),
      other: counter(kind, PER_NETWORK[kind].other),
      overall: counter(`${kind}:all`, OVERALL),
    });
    this.counters = { enquiry: of('enquiry'), 'data-request': of('data-request'), calculation: of('calculation') };
  }

  /**
   * Runs `work` if the limits allow it. What is refused or fails is not counted.
   * @throws {ProblemError} 429 with Retry-After.
   */
  async enforce<Result>(kind: FormKind, visitor: Visitor, work: () => Promise<Result>): Promise<Result> {
    const { opened, other, overall } = this.counters[kind];
    const giveBack = await takeFromEach([
      [visitor.hasOpenedForm ? opened : other, visitor.network],
      [overall, ''],
    ]);
    try {
      return await work();
    } catch (error) {
      await giveBack();
      throw error;
    }
  }
}
