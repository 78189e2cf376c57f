import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** What follows one request or event through logs, problem answers and the events it leads to. */
export interface RequestContext {
  readonly correlationId: string;
  /** Id of the event being handled; null within a request. */
  readonly causationId: string | null;
  /** The account that asks, once its token has been checked. */
  staff?: string;
  /** The transaction that the request holds open, if it does. */
  readonly transaction?: EntityManager;
}

// The only one of a process: each makes every request slower, also those that never look into it (by a sixth on Node 20).
const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work);

/** Undefined outside of requests and events: at start, in timers. */
export const currentContext = (): RequestContext | undefined => storage.getStore();
