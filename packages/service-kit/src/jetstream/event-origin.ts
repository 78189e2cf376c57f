import { TRACE_HEADER } from '@forecourt/server-kit';
import type { JsMsg } from '@nats-io/jetstream';

/** The trace of an event that is handled for the first time, or the one that is repeated. */
export interface EventOrigin {
  readonly parent?: string | undefined;
  readonly repeats?: string | null | undefined;
}

/** An event that is delivered again begins a trace of its own, with a link to the first. */
export const originOf = ({ headers, info }: JsMsg): EventOrigin => {
  const traceparent = headers?.get(TRACE_HEADER) || undefined;
  return info.deliveryCount > 1 ? { repeats: traceparent } : { parent: traceparent };
};
